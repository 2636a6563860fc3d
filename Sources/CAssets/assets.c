#include "CAssets.h"

#include <stdatomic.h>
#include <string.h>

// The compiler embeds the files (C23, 6.10.4), so that the program needs no folder beside it. Each
// ends with a zero, which text does not hold.
#include "migrations.h"
#include "seeds.h"
#include "vocabulary.h"

static const unsigned char seedImage[] = {
#embed "seed.image"
};

static const unsigned char vocabulary[] = {
#embed "vocabulary.text"
};

enum { vocabularyKeyCount = sizeof vocabularyKeys / sizeof *vocabularyKeys };

static _Atomic(const void *) vocabularyEntries[vocabularyKeyCount];

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

CAsset CAssetsVocabulary(void) {
  return (CAsset){"vocabulary.text", vocabulary, sizeof vocabulary};
}

size_t CAssetsVocabularyKeyCount(void) { return vocabularyKeyCount; }

size_t CAssetsVocabularyKey(size_t index) {
  return index < vocabularyKeyCount ? vocabularyKeys[index] : sizeof vocabulary;
}

const void *CAssetsVocabularyEntry(size_t index) {
  return atomic_load_explicit(&vocabularyEntries[index], memory_order_acquire);
}

const void *CAssetsKeepVocabularyEntry(size_t index, const void *entry) {
  const void *present = NULL;
  return atomic_compare_exchange_strong(&vocabularyEntries[index], &present, entry) ? entry : present;
}
