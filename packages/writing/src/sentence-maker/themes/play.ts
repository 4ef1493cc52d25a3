import type { Branch, Theme } from '../frames.ts';

const skills: Branch['verbs'] = [
  ['play', 'football@ball-black-white', 'chess', 'the guitar', 'the piano'],
  ['draw', 'animals', 'flowers', 'funny pictures'],
  'ride a bike@bike',
  'swim@swim',
];

export const play: Theme = {
  frames: [
    {
      starts: ['I like', 'We like', 'My friend likes'],
      branches: [
        {
          verbs: [
            ['playing', 'football@ball-black-white', 'games', 'chess', 'music'],
            ['drawing', 'animals', 'flowers', 'funny pictures'],
            ['reading', 'books', 'comics', 'stories'],
            ['watching cartoons'],
            ['dancing'],
          ],
          more: ['with friends', 'at home', 'after school', 'on Sunday'],
        },
      ],
    },
    {
      starts: ['I can', 'We can', 'My sister can'],
      branches: [
        {
          verbs: [...skills, 'sing'],
          more: ['very well'],
        },
      ],
    },
    {
      starts: ['Do you like'],
      asks: true,
      branches: [
        {
          verbs: [
            ['playing', 'football@ball-black-white', 'games', 'chess', 'music'],
            ['drawing', 'animals', 'flowers', 'funny pictures'],
            ['reading', 'books', 'comics', 'stories'],
            'swimming@swim',
          ],
          more: ['with your friends', 'at home', 'after school'],
        },
      ],
    },
    {
      starts: ['Can you'],
      asks: true,
      branches: [
        {
          verbs: skills,
        },
      ],
    },
  ],
  starters: ['I play … with …', 'My {favourite|favorite} game is …', 'Do you like … ?'],
};
