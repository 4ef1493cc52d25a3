import { sampleQuestion, wordItem } from '../../sample-question.ts';

const say = (id: string, value: string) => ({
  ...wordItem(id, value),
  label: 'Mia',
  audio: `/media/${id}.mp3`,
});
const right = [say('fine', "I'm fine, thank you."), say('happy', "I'm happy!")];

export const sample = sampleQuestion({
  type: 'draggableSpeechBubbles',
  meta: { speakers: { Mia: '/media/mia.webp' } },
  data: [say('nine', "I'm nine."), ...right, say('red', 'It is red.')],
  beside: [
    {
      id: 'ask',
      type: 'speechBubble',
      data: [{ ...wordItem('how', 'How are you, Mia?'), label: 'Ali' }],
      meta: { speakers: { Ali: '/media/ali.webp' } },
    },
  ],
  right,
  instruction: 'What does Mia say?',
});
