import { sampleQuestion, wordItem } from '../../sample-question.ts';

const right = [wordItem('name', 'name'), wordItem('do', 'Yes, I do.')];

export const sample = sampleQuestion({
  type: 'draggableSpeechBubblesWithGaps',
  meta: {
    speakers: { Ali: '/media/ali.webp', Mia: '/media/mia.webp' },
    bubbles: [
      { speaker: 'Ali', text: 'Hello! What is your {1}?', audio: '/media/name.mp3' },
      { speaker: 'Mia', text: 'My name is Mia.', audio: '/media/mia.mp3' },
      { speaker: 'Ali', text: 'Do you like horses?', audio: '/media/horses.mp3' },
      { speaker: 'Mia', text: '{2}' },
    ],
  },
  data: [wordItem('red', 'It is red.'), ...right.toReversed(), wordItem('colour', 'colour')],
  right: right.map((item, index) => ({ ...item, label: String(index + 1) })),
  instruction: 'What do Ali and Mia say?',
});
