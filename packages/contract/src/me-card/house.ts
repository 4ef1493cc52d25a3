import { type Key, named } from './choice.ts';

/** The windows of a house, and the flowers next to it. */
const windows = { fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 };
const flowers = { twelve: 12, thirteen: 13, fourteen: 14, twenty: 20 };

/** What a child chooses for the house of its poster (review R12). */
export const house = {
  windows: {
    sentence: 'There are {me} windows.',
    values: Object.fromEntries(
      Object.entries(windows).map(([word, count]) => [
        word,
        { word, picture: `r12-windows-${count}` },
      ]),
    ),
  },
  furniture: {
    sentence: "There's a {me} in my bedroom.",
    values: {
      ...named('lamp', 'table', 'desk', 'chair', 'clock'),
      sofa: { word: 'sofa', american: 'couch', picture: 'sofa' },
    },
  },
  dominoRoom: {
    sentence: 'Domino is in the {me}.',
    values: {
      bedroom: { word: 'bedroom', picture: 'l11-domino-bed' },
      kitchen: { word: 'kitchen', picture: 'l11-domino-table' },
      bathroom: { word: 'bathroom', picture: 'l11-domino-bath' },
      garden: { word: 'garden', american: 'yard', picture: 'l11-domino-garden' },
    },
  },
  catPlace: {
    sentence: 'The cat is {me}.',
    values: Object.fromEntries(
      ['on', 'under', 'behind', 'next to'].map(where => [
        where.replace(' ', '-'),
        {
          word: `${where} the sofa`,
          american: `${where} the couch`,
          picture: `l11-cat-${where.replace(' ', '-')}-sofa`,
        },
      ]),
    ),
  },
  inKitchen: {
    sentence: 'My {me} is in the kitchen.',
    values: Object.fromEntries(
      ['brother', 'sister', 'grandma', 'grandpa', 'friend'].map(word => [
        word,
        { word, picture: `r12-kitchen-${word}` },
      ]),
    ),
  },
  flowers: {
    sentence: 'There are {me} flowers.',
    values: Object.fromEntries(
      Object.entries(flowers).map(([word, count]) => [
        word,
        { word, picture: `l12-flower-${count}` },
      ]),
    ),
  },
} satisfies Record<string, Key>;
