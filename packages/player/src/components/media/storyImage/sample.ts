import { partOf, sampleQuestion, wordItem, words } from '../../sample-question.ts';

const caption = partOf('textContainer', [
  { ...wordItem('sunny', 'It is a sunny day. The cow is on the farm.'), audio: '/media/sunny.mp3' },
]);

export const sample = sampleQuestion({
  type: 'storyImage',
  data: [{ id: 'scene', value: '/media/barn.webp', label: 'a farm in the sun' }],
  beside: [caption],
  answers: words,
  right: words.data.slice(0, 1),
  instruction: 'Is it sunny?',
});
