import { sampleQuestion, wordItem } from '../../sample-question.ts';

const right = ['one', 'two', 'three', 'four'].map(word => ({
  ...wordItem(word, word),
  audio: `/media/${word}.mp3`,
}));

export const sample = sampleQuestion({
  type: 'draggableTextButtonsWithAudio',
  data: [2, 0, 3, 1].flatMap(index => right[index] ?? []),
  right,
  instruction: 'Listen. Put in order.',
});
