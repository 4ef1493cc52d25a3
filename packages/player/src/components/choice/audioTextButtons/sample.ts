import { sampleQuestion, wordItem } from '../../sample-question.ts';

const hen = { ...wordItem('hen', 'a hen'), audio: '/media/hen.mp3' };

export const sample = sampleQuestion({
  type: 'audioTextButtons',
  data: [
    { ...wordItem('pen', 'a pen'), audio: '/media/pen.mp3' },
    hen,
    { ...wordItem('ten', 'ten'), audio: '/media/ten.mp3' },
    { ...wordItem('men', 'men'), audio: '/media/men.mp3' },
  ],
  right: [hen],
  instruction: 'Listen. What is on the farm?',
});
