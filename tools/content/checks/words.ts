/** Words of a text: letters, with an apostrophe inside. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}]+(?:'[\p{L}]+)?/gu) ?? []).map(String);
