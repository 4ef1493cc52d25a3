import { sampleQuestion, wordItem } from '../../sample-question.ts';

const animals = ['cow', 'horse', 'duck', 'sheep', 'hen'];
const words = animals.map(name => wordItem(name, name));

export const sample = sampleQuestion({
  type: 'wordSearch',
  data: words,
  right: words,
  meta: { pictures: Object.fromEntries(animals.map(name => [name, `/media/${name}.webp`])) },
  instruction: 'Find the five words.',
});
