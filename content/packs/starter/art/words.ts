import {
  babyOf,
  bust,
  type Colour,
  children,
  clockFace,
  coloured,
  colourSpot,
  countable,
  type Drawing,
  frog,
  fullTile,
  glassOfWater,
  house,
  leylasFamily,
  lion,
  moon,
  numberCard,
  type PersonName,
  type Picture,
  put,
  rect,
  shape,
  snugTile,
  star,
  thing,
  thought,
  tile,
  tileOf,
} from '../../../../tools/content/art/index.ts';

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const spots = ['red', 'blue', 'green', 'yellow', 'black', 'white', 'pink'] as const;

/** Things that are shown as they are. */
const plain = [
  'apple',
  'banana',
  'orange',
  'bread',
  'cheese',
  'egg',
  'rice',
  'milk',
  'ice-cream',
  'biscuit',
  'bed',
  'clock',
  'sun',
  'bird',
  'fish',
  'rabbit',
  'horse',
  'duck',
  'monkey',
  'elephant',
  'train',
  'bike',
  'teddy-bear',
];

const groups = (name: string, one: Drawing, counts: readonly number[]): Picture[] =>
  counts.map(count => snugTile(`${name}-${count}`, countable(one, count)));

/** Toys, animals and food in the colours in which the course shows them. */
const inColours: Record<string, readonly Colour[]> = {
  car: ['red', 'green', 'yellow', 'pink', 'grey'],
  ball: ['red', 'blue', 'yellow', 'black', 'pink'],
  kite: ['red', 'blue', 'green', 'yellow', 'white'],
  'teddy-bear': ['yellow', 'white', 'pink'],
  robot: ['red', 'blue', 'green', 'grey'],
  train: ['blue', 'green', 'black', 'grey'],
  bike: ['blue', 'black', 'pink', 'grey'],
  bird: ['yellow', 'black', 'pink'],
  fish: ['red'],
  rabbit: ['white'],
  duck: ['white'],
  apple: ['green'],
  'ice-cream': ['white'],
};

const family: PersonName[] = ['mum', 'dad', 'brother', 'sister', 'grandma', 'grandpa'];

/** Sun or moon over a house: morning and night. */
const dayTime = (name: string, light: 'sun' | 'moon'): Picture =>
  tileOf(
    name,
    rect([8, 8, 240, 240], light === 'sun' ? '#bfe6ff' : '#2a3a78', 36),
    light === 'sun'
      ? put(thing('sun'), 176, 118, { height: 100 })
      : put(moon(), 178, 112, { height: 88 }) +
          star(60, 60, 1.3) +
          star(110, 110, 0.9) +
          star(46, 130, 0.8),
    shape(
      'M8 176 Q90 140 170 168 T248 160 V212 Q248 248 212 248 H44 Q8 248 8 212Z',
      light === 'sun' ? '#86cc6b' : '#3d6b5a',
    ),
    house(92, 224, 0.72),
  );

const hungry: Picture = tileOf(
  'hungry',
  thought(132, 4, 120, put(thing('bread'), 192, 74, { height: 54 })),
  put(bust('pablo', { mood: 'unhappy', arm: 'down' }), 100, 256, { height: 196 }),
);

export const pictures: Picture[] = [
  ...children.map(name => fullTile(name, bust(name))),
  ...family.map(name => fullTile(name, bust(name, { arm: 'down' }))),
  fullTile('baby', babyOf('leyla')),
  fullTile('family', leylasFamily()),
  fullTile('girl', bust('chloe', { mood: 'smile', arm: 'down' })),
  fullTile('girl-happy', bust('chloe', { mood: 'laugh', arm: 'down' })),
  fullTile('girl-sad', bust('chloe', { mood: 'sad', arm: 'down' })),
  fullTile('boy', bust('ivan', { mood: 'smile', arm: 'down' })),
  fullTile('boy-happy', bust('ivan', { mood: 'laugh', arm: 'down' })),
  fullTile('boy-sad', bust('ivan', { mood: 'sad', arm: 'down' })),
  fullTile('brother-sad', bust('brother', { mood: 'sad', arm: 'down' })),
  fullTile('ivan-mum', bust('ivanMum', { arm: 'down' })),
  fullTile('ivan-grandpa', bust('ivanGrandpa', { arm: 'down' })),
  fullTile('ivan-baby', babyOf('ivan')),
  ...numbers.map((name, at) => fullTile(name, numberCard(name, at + 1))),
  fullTile('eat', bust('chloe', { mood: 'eat', eating: thing('apple') })),
  fullTile('drink', bust('wei', { mood: 'smile', eating: glassOfWater(), thingHeight: 110 })),
  hungry,
  dayTime('morning', 'sun'),
  dayTime('night', 'moon'),
  ...plain.map(name => tile(name, thing(name))),
  tile('lion', lion()),
  tile('frog', frog()),
  tile('car', coloured('car', 'red')),
  tile('kite', coloured('kite', 'green')),
  tile('robot', coloured('robot', 'grey')),
  ...Object.entries(inColours).flatMap(([name, colours]) =>
    colours.map(colour => tile(`${name}-${colour}`, coloured(name, colour))),
  ),
  ...spots.map(colour => tile(colour, colourSpot(colour))),
  ...groups('cat', thing('cat-face'), [1, 2, 3, 4, 5, 7, 8, 9, 10]),
  ...groups('dog', thing('dog-face'), [1, 2, 3, 4, 5, 7, 9]),
  tile('water', glassOfWater()),
  tile('moon', moon()),
  ...numbers.map((_, at) => tile(`clock-${at + 1}`, clockFace(at + 1))),
];
