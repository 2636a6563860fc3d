#ifndef CASSETS_H
#define CASSETS_H

#include <stddef.h>

/// One embedded file: its name within its folder and its bytes.
typedef struct {
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
} CAsset;

/// One step of the schema: the name of its file, its SQL, and in hex digits the SHA-256 of the SQL
/// and that of the schema which it leads to. They are frozen; before that they are empty.
typedef struct {
  const char *_Nonnull name;
  const char *_Nonnull hash;
  const char *_Nonnull schemaHash;
  const char *_Nonnull sql;
} CMigration;

/// Returns the migration at an index, in order of their names; NULL past the last one.
const CMigration *_Nullable CAssetsMigration(size_t index);

/// Returns the seed file at an index, in order of their names; of count 0 past the last one.
CAsset CAssetsSeed(size_t index);

/// Returns a catalog file that holds the items of the seed files.
CAsset CAssetsSeedImage(void);

/// Returns the text of the vocabulary: lines of a key, a tab and a declaration, sorted by their keys.
CAsset CAssetsVocabulary(void);

/// Returns how many keys the vocabulary has.
size_t CAssetsVocabularyKeyCount(void);

/// Returns where in the text the first line of a key begins; the end of the text past the last key.
size_t CAssetsVocabularyKey(size_t index);

/// Returns what was read of the lines of a key; NULL where nobody has read them.
const void *_Nullable CAssetsVocabularyEntry(size_t index);

/// Keeps what was read of the lines of a key, unless another thread was faster; returns what is kept.
const void *_Nonnull CAssetsKeepVocabularyEntry(size_t index, const void *_Nonnull entry);

#endif
