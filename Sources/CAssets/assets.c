#include "CAssets.h"

static const CAsset none = {"", (const unsigned char *)"", 0};

CAsset CAssetsMigration(size_t index) {
  (void)index;
  return none;
}

CAsset CAssetsSeed(size_t index) {
  (void)index;
  return none;
}
