import { sampleQuestion, wordItem } from '../../sample-question.ts';

const name = wordItem('name', 'name');
const fine = wordItem('fine', 'fine');

export const sample = sampleQuestion({
  type: 'typingSpeechBubbles',
  meta: {
    bubbles: [
      { text: "Hello! What's your {1}?", speaker: 'Mia' },
      { text: "I'm Leo. How are you?", speaker: 'Leo' },
      { text: "I'm {2}, thank you.", speaker: 'Mia' },
    ],
  },
  data: [name, { ...fine, label: 'f___' }],
  right: [name, fine].map((item, index) => ({ ...item, label: String(index + 1) })),
  instruction: 'Read and write.',
});
