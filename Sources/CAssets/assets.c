#include "CAssets.h"

// The compiler embeds the files (C23, 6.10.4), so that the program needs no folder beside it.

static const unsigned char createCatalog[] = {
#embed "../../migrations/0001_create_catalog.sql"
};

static const unsigned char createRelease[] = {
#embed "../../migrations/0002_create_release.sql"
};

static const unsigned char findDeprecated[] = {
#embed "../../migrations/0003_find_deprecated.sql"
};

static const unsigned char createRule[] = {
#embed "../../migrations/0004_create_rule.sql"
};

static const CAsset migrations[] = {
    {"0001_create_catalog.sql", createCatalog, sizeof createCatalog},
    {"0002_create_release.sql", createRelease, sizeof createRelease},
    {"0003_find_deprecated.sql", findDeprecated, sizeof findDeprecated},
    {"0004_create_rule.sql", createRule, sizeof createRule},
};

static const unsigned char adaptiveLabelStyle[] = {
#embed "../../seed/AdaptiveLabelStyle.swift"
};

static const unsigned char adaptiveStackLabelStyle[] = {
#embed "../../seed/AdaptiveStackLabelStyle.swift"
};

static const unsigned char blueDashBorderLabelStyle[] = {
#embed "../../seed/BlueDashBorderLabelStyle.swift"
};

static const unsigned char dayLabelStyle[] = {
#embed "../../seed/DayLabelStyle.swift"
};

static const unsigned char iconTintLabelStyle[] = {
#embed "../../seed/IconTintLabelStyle.swift"
};

static const unsigned char actionsSet[] = {
#embed "../../seed/actions.json"
};

static const unsigned char oceanSet[] = {
#embed "../../seed/ocean.json"
};

static const unsigned char weekSet[] = {
#embed "../../seed/week.json"
};

static const CAsset seeds[] = {
    {"AdaptiveLabelStyle.swift", adaptiveLabelStyle, sizeof adaptiveLabelStyle},
    {"AdaptiveStackLabelStyle.swift", adaptiveStackLabelStyle, sizeof adaptiveStackLabelStyle},
    {"BlueDashBorderLabelStyle.swift", blueDashBorderLabelStyle, sizeof blueDashBorderLabelStyle},
    {"DayLabelStyle.swift", dayLabelStyle, sizeof dayLabelStyle},
    {"IconTintLabelStyle.swift", iconTintLabelStyle, sizeof iconTintLabelStyle},
    {"actions.json", actionsSet, sizeof actionsSet},
    {"ocean.json", oceanSet, sizeof oceanSet},
    {"week.json", weekSet, sizeof weekSet},
};

static const unsigned char seedImage[] = {
#embed "seed.image"
};

static const CAsset none = {"", (const unsigned char *)"", 0};

CAsset CAssetsMigration(size_t index) {
  return index < sizeof migrations / sizeof *migrations ? migrations[index] : none;
}

CAsset CAssetsSeed(size_t index) {
  return index < sizeof seeds / sizeof *seeds ? seeds[index] : none;
}

CAsset CAssetsSeedImage(void) {
  return (CAsset){"seed.image", seedImage, sizeof seedImage};
}
