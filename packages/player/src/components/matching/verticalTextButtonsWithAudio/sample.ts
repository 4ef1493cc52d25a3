import type { Item } from '@digipals/contract';
import { sampleQuestion } from '../../sample-question.ts';

const half = (id: string, value: string, side: Partial<Item>): Item => ({
  id,
  value,
  audio: `/media/${id}.mp3`,
  ...side,
});

const milk = half('milk', 'gives us milk.', { relatedIndex: 0 });
const eggs = half('eggs', 'gives us eggs.', { relatedIndex: 1 });
const wool = half('wool', 'gives us wool.', { relatedIndex: 2 });

export const sample = sampleQuestion({
  type: 'verticalTextButtonsWithAudio',
  data: [
    half('cow', 'A cow', { index: 0 }),
    eggs,
    half('hen', 'A hen', { index: 1 }),
    wool,
    half('sheep', 'A sheep', { index: 2 }),
    milk,
  ],
  right: [milk, eggs, wool].map((item, index) => ({ ...item, label: String(index + 1) })),
  meta: {
    incorrect: '/media/not-yet.mp3',
    pictures: { cow: '/media/cow.webp', hen: '/media/hen.webp', sheep: '/media/sheep.webp' },
  },
  instruction: 'Make pairs.',
});
