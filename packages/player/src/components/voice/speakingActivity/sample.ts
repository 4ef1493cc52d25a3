import { sampleQuestion } from '../../sample-question.ts';

export const sample = sampleQuestion({
  type: 'speakingActivity',
  data: [
    { id: 'name', value: "My name's Mia.", audio: '/media/mia.mp3' },
    { id: 'fine', value: "I'm fine, thank you.", audio: '/media/fine.mp3' },
  ],
  meta: {
    prompts: [
      { text: "What's your name?", audio: '/media/ali.mp3', speaker: 'Ali' },
      { text: 'How are you?', audio: '/media/nine.mp3', speaker: 'Ali' },
    ],
  },
  instruction: 'Listen. Say it.',
});
