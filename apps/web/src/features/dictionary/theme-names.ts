import type { WordTheme } from '@digipals/contract/word-themes';
import type { MessageKey } from '@digipals/i18n';

/** Name of each theme, and the word whose picture stands for it. */
export const themes: Readonly<Record<WordTheme, { name: MessageKey; wordId: string }>> = {
  'pets-farm': { name: 'dictionary.theme.pets-farm', wordId: 'dog' },
  wild: { name: 'dictionary.theme.wild', wordId: 'lion' },
  'fruit-veg': { name: 'dictionary.theme.fruit-veg', wordId: 'apple' },
  'food-drink': { name: 'dictionary.theme.food-drink', wordId: 'pizza' },
  home: { name: 'dictionary.theme.home', wordId: 'house' },
  school: { name: 'dictionary.theme.school', wordId: 'school-bag' },
  'family-people': { name: 'dictionary.theme.family-people', wordId: 'family' },
  body: { name: 'dictionary.theme.body', wordId: 'hand' },
  clothes: { name: 'dictionary.theme.clothes', wordId: 't-shirt' },
  'feelings-adjectives': { name: 'dictionary.theme.feelings-adjectives', wordId: 'happy' },
  verbs: { name: 'dictionary.theme.verbs', wordId: 'run' },
  'sports-hobbies': { name: 'dictionary.theme.sports-hobbies', wordId: 'football' },
  places: { name: 'dictionary.theme.places', wordId: 'castle' },
  transport: { name: 'dictionary.theme.transport', wordId: 'bus' },
  'weather-nature': { name: 'dictionary.theme.weather-nature', wordId: 'rainbow' },
  time: { name: 'dictionary.theme.time', wordId: 'morning' },
  'numbers-colours-shapes': { name: 'dictionary.theme.numbers-colours-shapes', wordId: 'three' },
  jobs: { name: 'dictionary.theme.jobs', wordId: 'astronaut' },
  'celebrations-objects': { name: 'dictionary.theme.celebrations-objects', wordId: 'present' },
};
