import { partOf, pictureItem, sampleQuestion, wordItem } from '../../sample-question.ts';

const farm = wordItem('farm', 'farm');
const horses = wordItem('horses', 'horses');
const feed = wordItem('feed', 'feed');

export const sample = sampleQuestion({
  type: 'draggableTextContainerWithGaps',
  meta: { text: 'I live on a {1}. We have two {2} and a cow. I {3} the hens every day.' },
  data: [horses, wordItem('swim', 'swim'), feed, farm],
  beside: [partOf('image', [pictureItem('horse', 'horse')])],
  right: [farm, horses, feed].map((item, index) => ({ ...item, label: String(index + 1) })),
  instruction: 'Read and fill the gaps.',
});
