import { sampleQuestion, wordItem } from '../sample-question.ts';

const animals = ['cow', 'horse', 'duck', 'sheep', 'hen'];
const words = animals.map(name => wordItem(name, name));

const word = { ...wordItem('sheep', 'sheep'), label: 'It is white and soft. It gives us wool.' };

/** A question for each type of this family. */
export const gameSamples = {
  wordSearch: sampleQuestion({
    type: 'wordSearch',
    data: words,
    right: words,
    meta: { pictures: Object.fromEntries(animals.map(name => [name, `/media/${name}.webp`])) },
    instruction: 'Find the five words.',
  }),
  spellingGame: sampleQuestion({
    type: 'spellingGame',
    data: [word],
    right: [wordItem('sheep', 'sheep')],
    meta: {
      topic: 'On the farm',
      colours: ['red', 'blue', 'yellow', 'green', 'violet', 'orange'],
      picture: { value: '/media/sheep.webp', label: 'a sheep' },
    },
    instruction: 'Spell the word.',
  }),
};

/** The requirement that each type fulfils. */
export const gameIds = {
  wordSearch: 'COMP-30',
  spellingGame: 'COMP-31',
};
