import { sampleQuestion, wordItem } from '../../sample-question.ts';

const word = { ...wordItem('sheep', 'sheep'), label: 'It is white and soft. It gives us wool.' };

export const sample = sampleQuestion({
  type: 'spellingGame',
  data: [word],
  right: [wordItem('sheep', 'sheep')],
  meta: {
    topic: 'On the farm',
    colours: ['red', 'blue', 'yellow', 'green', 'violet', 'orange'],
    picture: { value: '/media/sheep.webp', label: 'a sheep' },
  },
  instruction: 'Spell the word.',
});
