const BYTE = 256;

/** A uniformly random element of a short list. Bytes that would bias the choice are drawn again. */
export function drawFair<T>(random: (bytes: number) => Buffer, list: ArrayLike<T>): T {
  const fair = BYTE - (BYTE % list.length);
  for (;;) {
    const byte = random(1)[0] ?? 0;
    if (byte < fair) return list[byte % list.length] as T;
  }
}

/** A code of random characters. */
export const drawCode = (
  random: (bytes: number) => Buffer,
  { signs, length }: { signs: string; length: number },
): string => Array.from({ length }, () => drawFair(random, signs)).join('');
