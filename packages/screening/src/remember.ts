/** Enough for the words of most texts, and about 1 MB. */
const most = 4_000;

/** Remembers what a pure function returned for a word. Forgets all when there are too many. */
export function remember<T>(of: (word: string) => T): (word: string) => T {
  const known = new Map<string, { readonly result: T }>();
  return word => {
    const before = known.get(word);
    if (before) return before.result;
    const result = of(word);
    if (known.size >= most) known.clear();
    known.set(word, { result });
    return result;
  };
}
