import type { Theme } from '../frames.ts';

export const home: Theme = {
  frames: [
    {
      starts: ['I live', 'My family lives'],
      branches: [
        {
          verbs: [
            ['in a house', 'with a garden', 'with a red door'],
            ['in {a flat|an apartment}', 'with big windows', 'with a balcony'],
            ['in a town', 'near the sea', 'near the mountains'],
            ['in a village', 'near the sea', 'near the mountains'],
          ],
        },
      ],
    },
    {
      starts: ['My room', 'Our kitchen', 'Our house'],
      branches: [{ verbs: ['is big', 'is small', 'is very nice', 'is blue and white'] }],
    },
    {
      starts: ['In my room I have'],
      branches: [
        {
          verbs: ['a desk', 'a big bed@bed', 'a lot of books', 'a lot of toys'],
          more: ['and a lamp', 'and a clock@clock'],
        },
      ],
    },
    {
      starts: ['I help', 'My sister helps', 'My brother helps'],
      branches: [
        {
          verbs: [
            ['my {mum|mom}', 'in the kitchen', 'in the garden'],
            ['my dad', 'in the kitchen', 'in the garden'],
            ['my grandma', 'in the kitchen', 'in the garden'],
          ],
          more: ['every day', 'on Sunday', 'after school'],
        },
      ],
    },
    {
      starts: ['Do you live'],
      asks: true,
      branches: [
        {
          verbs: [
            ['in a house', 'with a garden'],
            ['in {a flat|an apartment}', 'with a balcony'],
            ['in a town', 'near the sea', 'near the mountains'],
          ],
        },
      ],
    },
    {
      starts: ['What do you do'],
      asks: true,
      branches: [
        { verbs: ['at home', 'in your room', 'after school'], more: ['on Sunday', 'every day'] },
      ],
    },
  ],
  starters: ['In my room there is …', 'At home I like …', 'Do you have a … ?'],
};
