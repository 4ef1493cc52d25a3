import type { Theme } from '../frames.ts';

const dishes = [
  ['pizza', 'with cheese@cheese', 'with tomatoes'],
  ['ice cream@ice-cream', 'with strawberries', 'with chocolate'],
  ['rice@rice', 'with chicken', 'with vegetables'],
  ['pancakes', 'with honey', 'with bananas@banana'],
  'apples@apple',
] as const;

export const food: Theme = {
  frames: [
    {
      starts: ['I like', 'We like', 'My family likes'],
      branches: [{ verbs: dishes, more: ['very much', 'for breakfast', 'for lunch'] }],
    },
    {
      starts: ["I don't like"],
      branches: [
        { verbs: ['onions', 'fish@fish', 'soup', 'milk@milk', 'carrots'], more: ['very much'] },
      ],
    },
    {
      starts: ['For breakfast I eat', 'For lunch I eat'],
      branches: [
        {
          verbs: [
            ['bread@bread', 'with cheese@cheese', 'with honey'],
            ['eggs@egg', 'with bread@bread', 'with tomatoes'],
            ['rice@rice', 'with chicken', 'with vegetables'],
            'soup',
            'fruit',
          ],
          more: ['every day', 'on Sunday'],
        },
      ],
    },
    {
      starts: ['Do you like'],
      asks: true,
      branches: [{ verbs: dishes, more: ['for breakfast', 'for lunch'] }],
    },
    {
      starts: ['What do you eat'],
      asks: true,
      branches: [
        {
          verbs: ['for breakfast', 'for lunch', 'for dinner', 'on your birthday'],
          more: ['in your country'],
        },
      ],
    },
  ],
  starters: ['I like … with …', 'My {favourite|favorite} food is …', 'Do you eat … ?'],
};
