/**
 * What a child can choose: its word in the sentence, the American one if it differs, and the picture of the course
 * that shows it.
 */
export type MeChoice = {
  readonly word: string;
  readonly american?: string;
  readonly picture: string;
};
/** What one key of the me card can hold, and the sentence in which the card shows it; `{me}` is the word. */
export type Key = {
  readonly sentence: string;
  readonly values: Readonly<Record<string, MeChoice>>;
};

/** Choices whose word and picture have the name of the value. */
export const named = (...values: readonly string[]): Record<string, MeChoice> =>
  Object.fromEntries(values.map(value => [value, { word: value, picture: value }]));
