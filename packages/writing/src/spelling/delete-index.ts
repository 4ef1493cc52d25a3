const HASH_START = 0x811c9dc5;
const HASH_STEP = 0x01000193;
const BUCKET_BITS = 16;
const BUCKETS = 2 ** BUCKET_BITS;

const bucketOf = (hash: number): number => hash >>> (32 - BUCKET_BITS);

/**
 * Passes on the hashes of a word and of its variants with up to `most` letters deleted. The letters before
 * `from` are kept; `hash` is theirs. No texts are made: that took twice as long.
 */
function hashDeletions(
  word: string,
  most: number,
  see: (hash: number) => void,
  from = 0,
  hash = HASH_START,
): void {
  let kept = hash;
  for (let at = from; at < word.length; at += 1) {
    if (most > 0) hashDeletions(word, most - 1, see, at + 1, kept);
    kept = Math.imul(kept ^ word.charCodeAt(at), HASH_STEP);
  }
  see(kept >>> 0);
}

/** Finds words that become equal when letters are deleted from both. */
export type DeleteIndex = { near(word: string): Set<string> };

/**
 * An index of words by their variants with up to `most` letters deleted, two numbers of four bytes
 * each; `most` is 1 or 2. Hashes may collide, so the caller must check the candidates.
 */
export function createDeleteIndex(words: readonly string[], most: number): DeleteIndex {
  // Where each bucket begins; the last entry is the end.
  const starts = new Uint32Array(BUCKETS + 1);
  const count = (hash: number): void => {
    const next = bucketOf(hash) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  };
  for (const word of words) hashDeletions(word, most, count);
  for (let bucket = 1; bucket <= BUCKETS; bucket += 1) {
    starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0);
  }
  const hashes = new Uint32Array(starts[BUCKETS] ?? 0);
  const places = new Uint32Array(hashes.length);
  const free = starts.slice();
  for (const [place, word] of words.entries()) {
    hashDeletions(word, most, hash => {
      const at = free[bucketOf(hash)] ?? 0;
      free[bucketOf(hash)] = at + 1;
      hashes[at] = hash;
      places[at] = place;
    });
  }
  return {
    near(word) {
      const found = new Set<string>();
      hashDeletions(word, most, hash => {
        const end = starts[bucketOf(hash) + 1] ?? 0;
        for (let at = starts[bucketOf(hash)] ?? 0; at < end; at += 1) {
          if (hashes[at] === hash) found.add(words[places[at] ?? 0] ?? '');
        }
      });
      return found;
    },
  };
}
