import type { TeachingLanguage } from '../constants.ts';
import { type Key, type MeChoice, named } from './choice.ts';
import { freeTime } from './free-time.ts';
import { house } from './house.ts';

export type { MeChoice };

const food: Record<string, MeChoice> = {
  apples: { word: 'apples', picture: 'apple' },
  bananas: { word: 'bananas', picture: 'banana' },
  oranges: { word: 'oranges', picture: 'orange' },
  eggs: { word: 'eggs', picture: 'egg' },
  ...named('bread', 'cheese', 'rice'),
};

/** Domino, for a child who has no such relative or would rather not say. */
const friend: Record<string, MeChoice> = { friend: { word: 'friend', picture: 'domino' } };

/** The eyes of a monster, to count. */
const eyes = { two: 2, three: 3, four: 4, five: 5 };

/** An hour is shown by its clock. */
const hours = { six: 6, seven: 7, eight: 8, nine: 9, ten: 10 };

/** Whole years are all that an age can be: with a birthday it would be personal data of another kind. */
const ages = { six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 };

const country = (word: string): MeChoice => ({
  word,
  picture: `flag-${word.toLowerCase().replace('ü', 'u')}`,
});

/**
 * The me card: all that a child can say about itself in a lesson. A closed list of taught words, so that nothing
 * personal can be typed, and every sentence can be checked and recorded beforehand. Children have chosen some of
 * these: a key or value is added, never renamed or removed.
 */
export const meCard = {
  feeling: {
    sentence: "I'm {me}.",
    values: {
      happy: { word: 'happy', picture: 'girl-happy' },
      fine: { word: 'fine', picture: 'domino' },
      sad: { word: 'sad', picture: 'girl-sad' },
    },
  },
  friend: {
    sentence: '{me} is my friend.',
    values: {
      domino: { word: 'Domino', picture: 'domino' },
      mia: { word: 'Mia', picture: 'mia' },
      ali: { word: 'Ali', picture: 'ali' },
      wei: { word: 'Wei', picture: 'wei' },
    },
  },
  family: {
    sentence: 'This is my {me}.',
    values: {
      ...named('brother', 'sister', 'grandma', 'grandpa'),
      ...friend,
    },
  },
  have: {
    sentence: 'I have a {me}.',
    values: { ...named('brother', 'sister', 'dog', 'cat'), ...friend },
  },
  colour: {
    sentence: 'I like {me}.',
    values: named('red', 'blue', 'green', 'yellow', 'black', 'white', 'pink'),
  },
  toy: {
    sentence: 'I have a {me}.',
    values: {
      ...named('kite', 'car', 'bike', 'robot', 'train'),
      ball: { word: 'ball', picture: 'toy-ball' },
      'teddy-bear': { word: 'teddy bear', picture: 'teddy-bear' },
    },
  },
  animal: {
    sentence: 'My friend is a {me}.',
    values: named('rabbit', 'horse', 'bird', 'duck', 'elephant', 'monkey'),
  },
  action: { sentence: 'I can {me}.', values: named('run', 'jump', 'swim') },
  food: { sentence: 'I like {me}.', values: food },
  nofood: { sentence: "I don't like {me}.", values: food },
  hour: {
    sentence: "I get up at {me} o'clock.",
    values: Object.fromEntries(
      Object.entries(hours).map(([word, hour]) => [word, { word, picture: `clock-${hour}` }]),
    ),
  },
  breakfast: { sentence: 'I eat {me} for breakfast.', values: food },
  age: {
    sentence: "I'm {me}.",
    values: Object.fromEntries(
      Object.entries(ages).map(([word, age]) => [word, { word, picture: `l7-cake-${age}` }]),
    ),
  },
  number: {
    sentence: 'I love the number {me}.',
    values: named('one', 'two', 'three', 'four', 'five', ...Object.keys(ages)),
  },
  country: {
    sentence: "I'm from {me}.",
    values: {
      azerbaijan: country('Azerbaijan'),
      china: country('China'),
      france: country('France'),
      russia: country('Russia'),
      spain: country('Spain'),
      thailand: country('Thailand'),
      turkiye: country('Türkiye'),
      // For children who come from elsewhere or would rather not say.
      'big-country': { word: 'a big country', picture: 'l7-country-big' },
      'small-country': { word: 'a small country', picture: 'l7-country-small' },
    },
  },
  bag: {
    sentence: 'I have a {me} bag.',
    values: Object.fromEntries(
      ['red', 'blue', 'green', 'yellow', 'pink', 'black'].map(colour => [
        colour,
        { word: colour, picture: `bag-${colour}` },
      ]),
    ),
  },
  inbag: {
    sentence: 'I have a {me} in my bag.',
    values: {
      ...named('book', 'pen', 'pencil', 'ruler', 'apple'),
      ball: { word: 'ball', picture: 'toy-ball' },
    },
  },
  eyes: {
    sentence: 'My monster has {me} eyes.',
    values: Object.fromEntries(
      Object.entries(eyes).map(([word, count]) => [word, { word, picture: `l9-eyes-${count}` }]),
    ),
  },
  tail: {
    sentence: 'My monster has a {me} tail.',
    values: Object.fromEntries(
      ['long', 'short', 'brown'].map(word => [word, { word, picture: `l9-tail-${word}` }]),
    ),
  },
  clothes: {
    sentence: 'I wear my {me}.',
    values: {
      ...named('hat', 'dress', 'coat', 'socks'),
      't-shirt': { word: 'T-shirt', picture: 't-shirt' },
      shoes: { word: 'shoes', picture: 'l10-shoes' },
      boots: { word: 'boots', picture: 'l10-boots' },
    },
  },
  domino: {
    sentence: 'Domino wears my {me}.',
    values: Object.fromEntries(
      ['hat', 'coat', 'glasses', 'boots', 'socks'].map(word => [
        word,
        { word, picture: `l10-domino-${word}` },
      ]),
    ),
  },
  home: {
    sentence: 'I live in {me}.',
    values: {
      house: { word: 'a house', picture: 'house' },
      flat: { word: 'a flat', american: 'an apartment', picture: 'flat' },
      'house-garden': {
        word: 'a house with a garden',
        american: 'a house with a yard',
        picture: 'l11-house-garden',
      },
    },
  },
  room: {
    sentence: 'I love my {me}.',
    values: {
      ...named('bedroom', 'kitchen', 'bathroom'),
      'living-room': { word: 'living room', picture: 'living-room' },
    },
  },
  bigNumber: {
    sentence: 'My big number is {me}.',
    values: named('thirteen', 'fifteen', 'sixteen', 'eighteen', 'nineteen', 'twenty'),
  },
  lots: {
    sentence: 'I have lots of {me}.',
    values: Object.fromEntries(
      ['books', 'pens', 'pencils', 'socks', 'toys'].map(word => [
        word,
        { word, picture: `l12-${word}` },
      ]),
    ),
  },
  ...house,
  ...freeTime,
} satisfies Record<string, Key>;

/** A key of the me card. */
export type MeKey = keyof typeof meCard;
/** The keys of the me card, in the order of the lessons that ask for them. */
export const meKeys = Object.keys(meCard) as MeKey[];

/** Whether a text is a key of the me card. */
export const isMeKey = (key: string): key is MeKey => Object.hasOwn(meCard, key);

/** What a key can hold, by its value. */
export const meChoicesOf = (key: MeKey): Readonly<Record<string, MeChoice>> => meCard[key].values;

/** The word of a choice in one English. */
export const meWord = ({ word, american }: MeChoice, english: TeachingLanguage): string =>
  english === 'us' ? (american ?? word) : word;

/** A sentence with a word in the place of `place`: `a` becomes `an` before a vowel. */
export const sayMe = (sentence: string, word: string, place = '{me}'): string => {
  const [before = '', ...after] = sentence.split(place);
  const article = /^[aeiou]/.test(word) ? before.replace(/\b([Aa]) $/, '$1n ') : before;
  return `${article}${word}${after.join(place)}`;
};
