#ifndef CASSETS_H
#define CASSETS_H

#include <stddef.h>

/// One embedded file: its name within its folder and its bytes.
typedef struct {
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
} CAsset;

/// Returns the migration at an index, in order of their names; of count 0 past the last one.
CAsset CAssetsMigration(size_t index);

/// Returns the seed file at an index, in order of their names; of count 0 past the last one.
CAsset CAssetsSeed(size_t index);

/// Returns a catalog file that holds the items of the seed files.
CAsset CAssetsSeedImage(void);

#endif
