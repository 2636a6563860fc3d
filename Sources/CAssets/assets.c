#include "CAssets.h"

#include <string.h>

// The compiler embeds the files (C23, 6.10.4), so that the program needs no folder beside it. Each
// ends with a zero, which text does not hold.
#include "migrations.h"
#include "seeds.h"

static const unsigned char seedImage[] = {
#embed "seed.image"
};

const CMigration *CAssetsMigration(size_t index) {
  return index < sizeof migrations / sizeof *migrations ? &migrations[index] : NULL;
}

CAsset CAssetsSeed(size_t index) {
  if (index >= sizeof seeds / sizeof *seeds) return (CAsset){"", (const unsigned char *)"", 0};
  CAsset seed = seeds[index];
  seed.count = strlen((const char *)seed.bytes);
  return seed;
}

CAsset CAssetsSeedImage(void) {
  return (CAsset){"seed.image", seedImage, sizeof seedImage};
}
