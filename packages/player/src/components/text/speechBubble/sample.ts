import { partOf, sampleQuestion, wordItem } from '../../sample-question.ts';

const answers = partOf('textButtons', [
  wordItem('name', 'My name is Mia.'),
  wordItem('nine', 'I am nine.'),
]);

export const sample = sampleQuestion({
  type: 'speechBubble',
  data: [{ ...wordItem('ask', 'How old are you?'), label: 'Ali', audio: '/media/old.mp3' }],
  answers,
  right: answers.data.slice(1),
  instruction: 'What does Mia say?',
});
