/** Splits a list of words at spaces. */
export const wordList = (words: string): string[] => words.trim().split(/\s+/);
