import type { Theme } from '../frames.ts';

export const days: Theme = {
  frames: [
    {
      starts: ['On Saturday I', 'On Sunday I', 'In summer we'],
      branches: [
        {
          verbs: [
            ['play', 'football@ball-black-white', 'games', 'in the park'],
            'go swimming@swim',
            'go to the park@park',
            ['read', 'a book', 'funny stories'],
            ['listen to music'],
          ],
          more: ['with my family', 'in the morning', 'in the afternoon'],
        },
      ],
    },
    {
      starts: ['Today is', 'Tomorrow is'],
      branches: [{ verbs: ['Monday', 'Friday', 'a holiday', 'my birthday', 'a special day'] }],
    },
    {
      starts: ['It is'],
      branches: [
        {
          verbs: ['sunny@sun', 'rainy', 'very hot', 'very cold', 'snowy'],
          more: ['today', 'in my country'],
        },
      ],
    },
    {
      starts: ['My birthday is'],
      branches: [{ verbs: ['in spring', 'in summer', 'in {autumn|the fall}', 'in winter'] }],
    },
    {
      starts: ['What do you do'],
      asks: true,
      branches: [
        {
          verbs: ['on Saturday', 'on Sunday', 'in summer', 'in winter'],
          more: ['with your family', 'with your friends'],
        },
      ],
    },
    {
      starts: ['Is it'],
      asks: true,
      branches: [
        {
          verbs: ['sunny@sun', 'rainy', 'very hot', 'very cold'],
          more: ['today', 'in your country'],
        },
      ],
    },
  ],
  starters: ['On Sunday I …', 'Today it is …', 'What do you do on … ?'],
};
