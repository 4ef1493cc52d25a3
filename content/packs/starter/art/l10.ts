import {
  coloured,
  colourSpot,
  countable,
  oval,
  type Picture,
  put,
  snugTile,
  thing,
  tile,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import {
  boot,
  dress,
  hat,
  inSquare,
  owned,
  pairInState,
  pairOf,
  shoe,
  shortened,
  sideBySide,
  sock,
} from './l10-parts.ts';

/** Pairs and groups of clothes. */
const clothes: Picture[] = [
  ...['trousers', 'dress', 'socks', 'shoe', 'boot', 'hat', 'coat', 'glasses', 't-shirt'].map(name =>
    tile(name, thing(name)),
  ),
  tile('purple', colourSpot('purple')),
  tile('l10-shoes', pairOf(shoe())),
  tile('l10-boots', pairOf(thing('boot'))),
  ...[true, false].flatMap(isDirty => [
    pairInState(`l10-shoes-${isDirty ? 'dirty' : 'clean'}`, coloured('shoe', 'blue'), isDirty),
    pairInState(`l10-boots-${isDirty ? 'dirty' : 'clean'}`, boot('blue'), isDirty),
  ]),
  ...(['black', 'red'] as const).flatMap(colour => [
    tile(`l10-hat-${colour}`, hat(colour)),
    tile(`l10-boot-${colour}`, boot(colour)),
  ]),
  tile('l10-coat-black', coloured('coat', 'black')),
  tile('l10-socks-4', countable(sock('#35ab4e', '#2f7de6'), 4)),
  tile('l10-shoe-4', countable(inSquare(shoe()), 4)),
  tile('l10-hat-2', countable(inSquare(thing('hat')), 2)),
];

/** Things with the face of their owner on a tag. */
const tagged: Picture[] = [
  owned('l10-hat-mia', hat('pink'), 'mia', 140),
  owned('l10-dress-leyla', dress('green'), 'leyla'),
  owned('l10-shoes-ali', pairOf(coloured('shoe', 'green')), 'ali', 100),
  owned('l10-boot-ivan', boot('yellow'), 'ivan', 140),
  owned('l10-socks-chloe', coloured('socks', 'pink'), 'chloe'),
  owned('l10-glasses-zara', thing('glasses'), 'zara', 82),
  owned('l10-boots-wei', pairOf(boot('red')), 'wei', 130),
];

const two = ['purple', 'grey'] as const;
const twos = two.flatMap(one => two.map(other => [one, other] as const));

/** Squares of two things in two colours. */
const squares: Picture[] = [
  ...twos.map(([one, other]) =>
    snugTile(
      `l10-dress-${one}-socks-${other}`,
      sideBySide(dress(one), coloured('socks', other), [190, 130]),
    ),
  ),
  ...twos.map(([one, other]) =>
    snugTile(
      `l10-boots-${one}-hat-${other}`,
      sideBySide(pairOf(boot(one)), hat(other), [120, 100]),
    ),
  ),
  ...(['long', 'short'] as const).flatMap(legs =>
    (['long', 'short'] as const).map(back =>
      snugTile(
        `l10-trousers-${legs}-coat-${back}`,
        sideBySide(
          legs === 'long' ? thing('trousers') : shortened(thing('trousers'), 0.5),
          back === 'long' ? thing('coat') : shortened(thing('coat'), 0.58),
          [legs === 'long' ? 190 : 95, back === 'long' ? 150 : 87],
        ),
      ),
    ),
  ),
];

/** Clothes of lesson 10: things, pairs, squares of two things, and things with their owners. */
export const pictures: readonly Picture[] = [
  ...clothes,
  ...tagged,
  ...squares,
  tileOf(
    'l10-lesson',
    oval([128, 128, 122, 122], '#f0e2ff'),
    put(dress('purple'), 76, 200, { height: 150 }),
    put(hat('green'), 184, 112, { height: 84 }),
    put(pairOf(boot('red')), 180, 224, { height: 88 }),
  ),
];
