// Written by Scripts/embed-seeds.sh, which `make image` runs.
static const CAsset seeds[] = {
    {"AdaptiveLabelStyle.swift", (const unsigned char[]){
#embed "../../seed/AdaptiveLabelStyle.swift" suffix(, 0)
    }, 0},
    {"AdaptiveStackLabelStyle.swift", (const unsigned char[]){
#embed "../../seed/AdaptiveStackLabelStyle.swift" suffix(, 0)
    }, 0},
    {"BlueDashBorderLabelStyle.swift", (const unsigned char[]){
#embed "../../seed/BlueDashBorderLabelStyle.swift" suffix(, 0)
    }, 0},
    {"DayLabelStyle.swift", (const unsigned char[]){
#embed "../../seed/DayLabelStyle.swift" suffix(, 0)
    }, 0},
    {"IconTintLabelStyle.swift", (const unsigned char[]){
#embed "../../seed/IconTintLabelStyle.swift" suffix(, 0)
    }, 0},
    {"actions.json", (const unsigned char[]){
#embed "../../seed/actions.json" suffix(, 0)
    }, 0},
    {"ocean.json", (const unsigned char[]){
#embed "../../seed/ocean.json" suffix(, 0)
    }, 0},
    {"week.json", (const unsigned char[]){
#embed "../../seed/week.json" suffix(, 0)
    }, 0},
};
