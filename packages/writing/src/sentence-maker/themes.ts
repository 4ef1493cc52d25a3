import type { SentenceMakerType } from '@digipals/contract';
import type { Theme } from './frames.ts';

const food = [
  ['pizza', 'with cheese@cheese', 'with tomatoes'],
  ['ice cream@ice-cream', 'with strawberries', 'with chocolate'],
  ['rice@rice', 'with chicken', 'with vegetables'],
  ['pancakes', 'with honey', 'with bananas@banana'],
  'apples@apple',
] as const;

/**
 * The blocks of the sentence maker. A block may name a picture of the lessons after @. What may follow
 * what is chosen so that every sentence is right, and none tells where or when a child can be met.
 */
export const themes: Record<SentenceMakerType, Theme> = {
  play: {
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
            verbs: [
              ['play', 'football@ball-black-white', 'chess', 'the guitar', 'the piano'],
              ['draw', 'animals', 'flowers', 'funny pictures'],
              'ride a bike@bike',
              'swim@swim',
              'sing',
            ],
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
            verbs: [
              ['play', 'football@ball-black-white', 'chess', 'the guitar', 'the piano'],
              ['draw', 'animals', 'flowers', 'funny pictures'],
              'ride a bike@bike',
              'swim@swim',
            ],
          },
        ],
      },
    ],
    starters: ['I play … with …', 'My {favourite|favorite} game is …', 'Do you like … ?'],
  },
  pets: {
    frames: [
      {
        starts: ['I have', 'We have', 'My friend has'],
        branches: [
          {
            verbs: [
              ['a dog@dog', 'with big ears', 'with brown eyes'],
              ['a cat@cat', 'with green eyes', 'with a long tail'],
              ['a rabbit@rabbit-grey', 'with long ears', 'with brown eyes'],
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
            verbs: ['a pet', 'a dog@dog', 'a cat@cat', 'a rabbit@rabbit-grey', 'a bird@bird'],
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
    starters: [
      'I have a … and it is …',
      'My {favourite|favorite} animal is …',
      'Do you have a … ?',
    ],
  },
  food: {
    frames: [
      {
        starts: ['I like', 'We like', 'My family likes'],
        branches: [{ verbs: food, more: ['very much', 'for breakfast', 'for lunch'] }],
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
        branches: [{ verbs: food, more: ['for breakfast', 'for lunch'] }],
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
  },
  school: {
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
  },
  home: {
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
  },
  days: {
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
  },
};
