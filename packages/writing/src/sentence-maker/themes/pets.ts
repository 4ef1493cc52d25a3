import type { Theme } from '../frames.ts';

export const pets: Theme = {
  frames: [
    {
      starts: ['I have', 'We have', 'My friend has'],
      branches: [
        {
          verbs: [
            ['a dog@dog', 'with big ears', 'with brown eyes'],
            ['a cat@cat', 'with green eyes', 'with a long tail'],
            ['a rabbit@rabbit', 'with long ears', 'with brown eyes'],
            'two fish@fish',
            'two birds@bird',
          ],
          more: ['at home'],
        },
      ],
    },
    {
      starts: ['I want'],
      branches: [
        {
          verbs: ['a puppy@dog', 'a kitten@cat', 'a horse@horse', 'a hamster'],
          more: ['for my birthday', 'one day'],
        },
      ],
    },
    {
      starts: ['My dog', 'My cat', 'My rabbit'],
      branches: [
        { verbs: ['is very funny', 'is black and white', 'is my best friend'] },
        {
          verbs: [
            ['likes playing', 'with a ball@ball-red', 'with me'],
            ['likes sleeping', 'on my bed@bed', 'in the sun'],
          ],
          more: ['in the morning', 'every day'],
        },
      ],
    },
    {
      starts: ['Do you have'],
      asks: true,
      branches: [
        {
          verbs: ['a pet', 'a dog@dog', 'a cat@cat', 'a rabbit@rabbit', 'a bird@bird'],
          more: ['at home'],
        },
      ],
    },
    {
      starts: ['What does your pet'],
      asks: true,
      branches: [{ verbs: ['eat', 'like', 'look like'] }],
    },
  ],
  starters: ['I have a … and it is …', 'My {favourite|favorite} animal is …', 'Do you have a … ?'],
};
