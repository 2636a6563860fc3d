// One entry a migration. `make migration` adds one, and `make freeze` writes the two hashes of the
// last: that of its SQL, and that of the schema which it leads to. What has landed never changes.
static const CMigration migrations[] = {
    {"0001_create_catalog.sql",
     "5d971510e46e4ba2eeb8bc9c3bcff25ed71e057cbfa4ddfe91138b99898df566",
     "1c4b89eecfd82eb3e0cdf9eab7008d551b3e8d6dc5edbef0fe27f27b7035a66f",
     (const char[]){
#embed "../../migrations/0001_create_catalog.sql" suffix(, 0)
     }},
    {"0002_create_release.sql",
     "bec90c983db3657b0bc102bd1f2cd721f21b2f75ab5b66372004ca5bcd2f762b",
     "12ccca8836ad5d4519450cdcd1d2f204657425c196edd62cd7ac0348ce034629",
     (const char[]){
#embed "../../migrations/0002_create_release.sql" suffix(, 0)
     }},
    {"0003_find_deprecated.sql",
     "2d2ec47e439722d569601128194b701a1a02d621797ff205144bc1ce1d2aa56e",
     "d00d9a5794411d710eebcf353b2304a7355051b322f89f95498189184494dd1d",
     (const char[]){
#embed "../../migrations/0003_find_deprecated.sql" suffix(, 0)
     }},
    {"0004_create_rule.sql",
     "dea9f2e34e43a41498914402066080bbc19ef1889271717eb6354f82a2b4776a",
     "44c6da32b2a58803896955b7ef4a592d02c0ea4ee6d83600f283519f83a85d71",
     (const char[]){
#embed "../../migrations/0004_create_rule.sql" suffix(, 0)
     }},
    {"0005_find_renamed.sql",
     "99ac04f663ec867ef9abb7bb747e5a558a1cdbbbe055aadc59663c913349760a",
     "a302a857836633f34a6d1a2a97f1017ab4e1f5aa1d6d8e198216da2a726386f9",
     (const char[]){
#embed "../../migrations/0005_find_renamed.sql" suffix(, 0)
     }},
};
