import type { Theme } from '../frames.ts';

export const school: Theme = {
  frames: [
    {
      starts: ['My school', 'My classroom', 'Our library'],
      branches: [{ verbs: ['is big', 'is very nice', 'is full of books', 'has big windows'] }],
    },
    {
      starts: ['I like', 'My friends like', 'My brother likes'],
      branches: [
        {
          verbs: ['English', 'music', 'art', 'science', '{maths|math}'],
          more: ['very much', 'at school'],
        },
      ],
    },
    {
      starts: ['We', 'My friends and I'],
      branches: [
        {
          verbs: ['learn English', 'read books', 'sing songs', 'draw pictures', 'play games'],
          more: ['at school', 'every day', 'with our teacher'],
        },
      ],
    },
    {
      starts: ['My teacher'],
      branches: [
        { verbs: ['is kind', 'is funny'] },
        {
          verbs: ['helps me', 'tells stories', 'sings with us'],
          more: ['at school', 'every day'],
        },
      ],
    },
    {
      starts: ['Do you like'],
      asks: true,
      branches: [{ verbs: ['English', 'music', 'art', 'science', 'your school'] }],
    },
    {
      starts: ['What do you learn'],
      asks: true,
      branches: [{ verbs: ['at school', 'in English', 'on Monday'] }],
    },
  ],
  starters: ['At school I like …', 'My teacher is …', 'What is your {favourite|favorite} … ?'],
};
