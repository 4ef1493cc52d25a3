/** Levels of dictionary words. The shelf shows those up to A1; search finds all. */
export const wordLevels = ['preA1', 'A1', 'A1+'] as const;
/** Level of a dictionary word. */
export type WordLevel = (typeof wordLevels)[number];

/** Themes of the dictionary, in display order. */
export const wordThemes = [
  'pets-farm',
  'wild',
  'fruit-veg',
  'food-drink',
  'home',
  'school',
  'family-people',
  'body',
  'clothes',
  'feelings-adjectives',
  'verbs',
  'sports-hobbies',
  'places',
  'transport',
  'weather-nature',
  'time',
  'numbers-colours-shapes',
  'jobs',
  'celebrations-objects',
] as const;
/** Theme of a dictionary word. */
export type WordTheme = (typeof wordThemes)[number];
