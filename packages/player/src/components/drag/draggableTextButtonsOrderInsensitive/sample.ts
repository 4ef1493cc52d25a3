import { sampleQuestion, wordItem } from '../../sample-question.ts';

const right = [wordItem('cow', 'cow'), wordItem('hen', 'hen'), wordItem('pig', 'pig')];

export const sample = sampleQuestion({
  type: 'draggableTextButtonsOrderInsensitive',
  data: [wordItem('pen', 'pen'), ...right, { ...wordItem('bag', 'bag'), audio: '/media/bag.mp3' }],
  right,
  instruction: 'Find three animals.',
});
