import { sampleQuestion } from '../../sample-question.ts';

const line = (from: number, text: string) => ({
  words: text.split(' ').map((word, place) => ({
    text: word,
    from: from + place / 2,
    to: from + place / 2 + 0.5,
  })),
});

export const sample = sampleQuestion({
  type: 'karaokeListen',
  data: [{ id: 'song', value: '/media/song.mp3', label: 'Old MacDonald' }],
  meta: {
    lines: [
      line(0, 'Old MacDonald had a farm,'),
      line(3, 'and on that farm he had a cow.'),
      line(7, 'With a moo-moo here,'),
    ],
  },
  instruction: 'Sing with Domino!',
});
