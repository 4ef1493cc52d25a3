import type { Item } from '@digipals/contract';
import { sampleQuestion } from '../sample-question.ts';

const half = (id: string, value: string, side: Partial<Item>): Item => ({
  id,
  value,
  audio: `/media/${id}.mp3`,
  ...side,
});

const milk = half('milk', 'gives us milk.', { relatedIndex: 0 });
const eggs = half('eggs', 'gives us eggs.', { relatedIndex: 1 });
const wool = half('wool', 'gives us wool.', { relatedIndex: 2 });

const columns = [
  ['a', 'two'],
  ['brown', 'blue', 'pink'],
  ['horse', 'pig', 'hen'],
  ['can run', 'can read', 'can fly'],
];

const columnItems = columns.flatMap((words, index) =>
  words.map((value): Item => ({ id: value.replace(' ', '-'), value, index })),
);

/** A question for each type of this family. */
export const matchingSamples = {
  verticalTextButtonsWithAudio: sampleQuestion({
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
  }),
  verticalTextButtonsSentences: sampleQuestion({
    type: 'verticalTextButtonsSentences',
    data: columnItems,
    right: ['a', 'brown', 'horse', 'can-run'].flatMap(id =>
      columnItems.filter(item => item.id === id),
    ),
    instruction: 'Make a true sentence.',
  }),
};

/** The requirement that each type fulfils. */
export const matchingIds = {
  verticalTextButtonsWithAudio: 'COMP-23',
  verticalTextButtonsSentences: 'COMP-49',
};
