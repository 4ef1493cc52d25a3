import { sampleQuestion, wordItem } from '../../sample-question.ts';

const right = { ...wordItem('fine', "I'm fine, thank you."), audio: '/media/fine.mp3' };

export const sample = sampleQuestion({
  type: 'textButtons',
  data: [wordItem('mia', "I'm Mia."), right, wordItem('nine', "I'm nine.")],
  right: [right],
  instruction: 'How are you?',
});
