import type { Personal } from '@digipals/contract';
import {
  isMeKey,
  type MeChoice,
  type MeKey,
  meCard,
  meChoicesOf,
  meKeys,
  sayMe,
} from '@digipals/contract/me-card';

/** `{me.colour|blue}`: what the child has chosen, with a default; `{me.name|Mia}`: its first name. */
const meForm = /\{me\.(\w+)\|([^{}|]+)\}/;
const anyMe = /\{me\./g;

/** Whether a text depends on the child. */
export const isPersonal = (text: string): boolean => text.includes('{me.');

/** A text with this word in the place of the choice. */
const withWord = (text: string, word: string): string =>
  sayMe(text, word, meForm.exec(text)?.[0] ?? '');

/** The word of a choice, as authors write it: `{flat|apartment}` where the two Englishes differ. */
const writtenWord = (choice: MeChoice): string =>
  choice.american === undefined ? choice.word : `{${choice.word}|${choice.american}}`;

/** The word of a choice; a name, and what is not known, stays as it is written. */
const wordOf = (key: string, value: string): string => {
  const choice = isMeKey(key) ? meChoicesOf(key)[value] : undefined;
  return choice ? writtenWord(choice) : value;
};

/** A text as it reads for a child that has not chosen. */
export const withDefault = (text: string): string => {
  const [, key, value] = meForm.exec(text) ?? [];
  return key === undefined || value === undefined ? text : withWord(text, wordOf(key, value));
};

/** The text for each value of its key; empty if it has none. */
const readingsByValue = (text: string): [value: string, reading: string][] => {
  const [, key = ''] = meForm.exec(text) ?? [];
  if (!isMeKey(key)) return [];
  return Object.entries(meChoicesOf(key)).map(([value, choice]) => [
    value,
    withWord(text, writtenWord(choice)),
  ]);
};

/** A text in all its readings. */
export const readingsOf = (text: string): string[] => {
  const readings = readingsByValue(text).map(([, reading]) => reading);
  return readings.length > 0 ? readings : [withDefault(text)];
};

/** Keys with words of one thing, which need an article or a word like “my”, and with words that take none. */
const oneThing: readonly MeKey[] = [
  'family',
  'have',
  'toy',
  'animal',
  'room',
  'furniture',
  'dominoRoom',
  'inKitchen',
];
/** Keys with words of one thing and of several, such as a hat and boots: they need a word like “my”. */
const ownThings: readonly MeKey[] = ['clothes', 'domino'];
const withoutArticle: readonly MeKey[] = [
  'friend',
  'colour',
  'food',
  'nofood',
  'hour',
  'breakfast',
  'age',
  'number',
  'country',
  'home',
  'bigNumber',
  'lots',
  'windows',
  'catPlace',
  'flowers',
  'doing',
  'dominoDoing',
  'can',
  'cannot',
];
const determined = /\b(an?|the|my|your|his|her)\b[^.!?]*$/i;
const afterArticle = /\b(an?|one) $/i;

/** Why a text is not a right sentence with each value of its choice; empty if it is. */
export const personalProblems = (text: string): string[] => {
  if (!isPersonal(text)) return [];
  const [found, key = '', value = ''] = meForm.exec(text) ?? [];
  if (found === undefined) return ['a choice is written {me.colour|blue}, with its default'];
  if ((text.match(anyMe) ?? []).length > 1) return ['has two choices; a text can have one'];
  if (key === 'name') return [];
  if (!isMeKey(key)) return [`there is no me.${key}; there are name, ${meKeys.join(', ')}`];
  if (!Object.hasOwn(meCard[key].values, value))
    return [`“${value}” is no choice of me.${key}: ${Object.keys(meCard[key].values).join(', ')}`];
  const [before = ''] = text.split(found);
  if (oneThing.includes(key) && /\w/.test(before) && !determined.test(before))
    return [`me.${key} needs “a” or “my” before it`];
  if (ownThings.includes(key) && /\w/.test(before) && !/\bmy $/i.test(before))
    return [`me.${key} needs “my” before it`];
  if (withoutArticle.includes(key) && afterArticle.test(before))
    return [`me.${key} takes no “a” before it`];
  return [];
};

/** Why tiles do not make a right sentence with each value: “a” cannot become “an” on a tile of its own. */
export const tileProblems = (tiles: readonly string[]): string[] => [
  ...tiles.flatMap((tile, place) => {
    const vowel = /^\{me\./.test(tile) && readingsOf(tile).find(word => /^[aeiou]/.test(word));
    const article = /^an?$/i.test(tiles[place - 1] ?? '');
    return vowel && article ? [`put “a” on the tile of “${vowel}”, where it becomes “an”`] : [];
  }),
  ...tiles.flatMap((tile, place) =>
    personalProblems(isPersonal(tile) ? `${tiles[place - 1] ?? ''} ${tile}` : tile),
  ),
];

/** How a text reads for each child. `read` gives the text, or the address of its sound, for one reading. */
export const personalOf = (
  text: string,
  read: (reading: string) => { value: string; label?: string; audio?: string } | null,
): { me?: Personal } => {
  const [found, key] = meForm.exec(text) ?? [];
  if (found === undefined || key === undefined) return {};
  if (key === 'name') {
    const template = read(text.replace(found, '{me}'));
    return template ? { me: { name: template.value } } : {};
  }
  if (!isMeKey(key)) return {};
  const texts = readingsByValue(text).flatMap(([value, reading]) => {
    const one = read(reading);
    return one ? [[value, one] as const] : [];
  });
  return { me: { key, texts: Object.fromEntries(texts) } };
};
