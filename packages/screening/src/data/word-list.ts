/** Words with spaces between. */
export const wordList = (words: string): string[] => words.trim().split(/\s+/);
