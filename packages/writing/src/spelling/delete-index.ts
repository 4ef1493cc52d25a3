const HASH_START = 0x811c9dc5;
const HASH_STEP = 0x01000193;
/** How many words fit beside a hash in one exact number. */
const PLACES = 2 ** 20;

const hashOf = (text: string): number => {
  let hash = HASH_START;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), HASH_STEP);
  }
  return hash >>> 0;
};

/** The word and its variants with up to this many letters deleted. */
function deletionsOf(word: string, most: number): Set<string> {
  const all = new Set([word]);
  let last = all;
  for (let count = 0; count < most; count += 1) {
    const next = new Set<string>();
    for (const text of last) {
      for (let at = 0; at < text.length; at += 1) next.add(text.slice(0, at) + text.slice(at + 1));
    }
    for (const text of next) all.add(text);
    last = next;
  }
  return all;
}

/** Finds words that become equal when letters are deleted from both. */
export type DeleteIndex = { near(word: string): Set<string> };

/**
 * An index of words by their variants with up to `most` letters deleted, one number of eight bytes
 * each; `most` is 1 or 2. Hashes may collide, so the caller must check the candidates.
 */
export function createDeleteIndex(words: readonly string[], most: number): DeleteIndex {
  const all = new Float64Array(words.reduce((sum, { length }) => sum + room(length, most), 0));
  let count = 0;
  for (const [place, word] of words.entries()) {
    for (const left of deletionsOf(word, most)) {
      all[count] = hashOf(left) * PLACES + place;
      count += 1;
    }
  }
  const sorted = all.slice(0, count).sort();
  return {
    near(word) {
      const found = new Set<string>();
      for (const left of deletionsOf(word, most)) {
        const from = hashOf(left) * PLACES;
        for (let at = firstFrom(sorted, from); (sorted[at] ?? Infinity) < from + PLACES; at += 1) {
          found.add(words[(sorted[at] ?? 0) % PLACES] ?? '');
        }
      }
      return found;
    },
  };
}

/** The largest number of variants of a word. */
const room = (length: number, most: number): number =>
  1 + length + (most > 1 ? (length * (length - 1)) / 2 : 0);

function firstFrom(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
