import { partOf, pictureItem, sampleQuestion, wordItem } from '../../sample-question.ts';

const cow = wordItem('cow', 'cow');
const milk = wordItem('milk', 'milk');

export const sample = sampleQuestion({
  type: 'typingTextContainerWithGaps',
  meta: { text: 'The {1} gives us {2}.' },
  data: [cow, { ...milk, label: 'm___' }],
  beside: [partOf('image', [pictureItem('cow', 'cow')])],
  right: [cow, milk].map((item, index) => ({ ...item, label: String(index + 1) })),
  instruction: 'Write the words.',
});
