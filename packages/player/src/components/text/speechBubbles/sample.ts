import { partOf, sampleQuestion, wordItem } from '../../sample-question.ts';

const answers = partOf('textButtons', [wordItem('do', 'Yes, I do.'), wordItem('am', 'Yes, I am.')]);

export const sample = sampleQuestion({
  type: 'speechBubbles',
  data: [
    { ...wordItem('hello', 'Hello! What is your name?'), label: 'Ali', audio: '/media/name.mp3' },
    { ...wordItem('mia', 'My name is Mia.'), label: 'Mia' },
    { ...wordItem('like', 'Do you like horses?'), label: 'Ali' },
  ],
  meta: { speakers: { Mia: '/media/mia.webp' } },
  answers,
  right: answers.data.slice(0, 1),
  instruction: 'What does Mia say?',
});
