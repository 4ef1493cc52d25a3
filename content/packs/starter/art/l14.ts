import {
  babyOf,
  bust,
  type Drawing,
  domino,
  drawing,
  headphones,
  line,
  microphone,
  moved,
  oval,
  type Picture,
  person,
  put,
  rect,
  type Svg,
  singing,
  snugTile,
  thing,
  tile,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import { acts as schoolActs } from './l8-parts.ts';
import { acts, painter, together } from './l14-cards.ts';
import { dominoPhones } from './l14-domino.ts';
import { notes, room, says } from './l14-parts.ts';

const cards = (name: string, all: Record<string, Svg>): Picture[] =>
  Object.entries(all).map(([act, svg]) => tileOf(`l14-${name}-${act}`, svg));

const snore = (x: number, y: number, size: number): Svg =>
  line(
    `M${x} ${y} h${size} l${-size} ${size} h${size} M${x + size * 1.3} ${y - size} h${size * 0.7} l${-size * 0.7} ${size * 0.7} h${size * 0.7}`,
    '#6b86ad',
    5,
  );

/** Grandma takes off her glasses when she sleeps. */
const grandmaIn = (state: 'asleep' | 'awake'): Drawing =>
  state === 'asleep'
    ? bust('grandma', {
        mood: 'asleep',
        arm: 'down',
        wearing: { glasses: { model: 'none' } },
      })
    : bust('grandma', { mood: 'smile', arm: 'down' });

/** A baby and a grandma on pillows; each is asleep or awake. */
const twoInBed = (baby: 'asleep' | 'awake', grandma: 'asleep' | 'awake'): Drawing =>
  drawing(
    [0, 0, 256, 150],
    rect([0, 0, 256, 150], '#e7e6fb', 18),
    rect([8, 34, 108, 96], '#ffffff', 30) + rect([126, 22, 124, 110], '#ffffff', 34),
    put(babyOf('leyla', baby === 'asleep' ? 'asleep' : 'happy'), 62, 168, { height: 140 }),
    put(grandmaIn(grandma), 188, 176, { height: 172 }),
    rect([-4, 112, 264, 44], '#7fd0a8', 12),
    rect([-4, 112, 264, 12], '#ffffffaa', 6),
    baby === 'asleep' ? snore(94, 34, 12) : '',
    grandma === 'asleep' ? snore(228, 30, 12) : '',
  );

const states = ['asleep', 'awake'] as const;
const sleepers: Picture[] = states.flatMap(baby =>
  states.map(grandma => snugTile(`l14-baby-${baby}-grandma-${grandma}`, twoInBed(baby, grandma))),
);

const painters: Picture[] = (['dress', 'trousers'] as const).flatMap(clothes =>
  (['house', 'star'] as const).map(picture =>
    tileOf(`l14-${clothes}-${picture}`, painter(clothes, picture)),
  ),
);

const dominoDoes: Picture[] = [
  tileOf(
    'l14-domino-sleep',
    room('#51609f', put(domino('sleep'), 124, 246, { height: 196 }), snore(196, 60, 18)),
  ),
  tileOf(
    'l14-domino-sing',
    room(
      '#fde4ee',
      put(domino('sitTalk'), 124, 248, { height: 206 }),
      moved('translate(150 172) scale(.8)', microphone),
      notes(222, 84, 56),
      notes(36, 70, 44, -20),
    ),
  ),
  tileOf(
    'l14-domino-listen',
    room(
      '#dff3f4',
      put(drawing([0, 0, 400, 464], domino('sit').svg, headphones), 124, 250, { height: 206 }),
      notes(224, 84, 52),
      notes(30, 74, 42, -20),
    ),
  ),
  tileOf(
    'l14-domino-phone',
    room('#e6e9fb', put(dominoPhones('sitTalk'), 116, 250, { height: 200 }), says(176, 14, 'left')),
  ),
];

/** Pictures of lesson 14, What are you doing? */
export const pictures: readonly Picture[] = [
  tileOf('draw', acts.draw('wei')),
  tileOf('paint', acts.paint('leyla')),
  tileOf('sing', acts.sing('malee')),
  tileOf('dance', acts.dance('pablo')),
  tileOf('listen', acts.listen('chloe')),
  tileOf('cook', acts.cook('ali')),
  tileOf('watch', together.watch('mia', 'wei')),
  tileOf('talk', together.talk('zara', 'ali')),
  tile('picture', thing('picture')),
  tile('music', thing('musical-notes')),
  tile('tv', thing('tv')),
  tile('phone', thing('phone')),
  ...cards('boy', {
    draw: acts.draw('ivan'),
    sing: acts.sing('ivan'),
    dance: acts.dance('ivan'),
    cook: acts.cook('ivan'),
    eat: acts.eat('ivan'),
  }),
  ...cards('girl', { draw: acts.draw('mia'), dance: acts.dance('mia') }),
  ...cards('two', {
    draw: together.draw('mia', 'ivan'),
    paint: together.paint('mia', 'ivan'),
    sing: together.sing('mia', 'ivan'),
    dance: together.dance('mia', 'ivan'),
    phone: together.phone('mia', 'ivan'),
  }),
  ...cards('girls', { watch: together.watch('chloe', 'malee') }),
  ...cards('grandma', { cook: acts.cook('grandma'), eat: acts.eat('grandma') }),
  ...cards('mum', {
    phone: acts.phone('mum'),
    cook: acts.cook('mum'),
    draw: acts.draw('mum'),
    read: schoolActs.read('mum'),
  }),
  ...cards('dad', {
    phone: acts.phone('dad'),
    cook: acts.cook('dad'),
    draw: acts.draw('dad'),
    read: schoolActs.read('dad'),
  }),
  ...painters,
  ...sleepers,
  ...dominoDoes,
  tileOf(
    'l14-lesson',
    oval([128, 128, 122, 122], '#fff1d2'),
    put(singing('malee'), 84, 250, { height: 196 }),
    put(person('leyla', { mood: 'laugh', arm: 'wave' }), 180, 252, { height: 190 }),
    notes(128, 66, 50),
  ),
  tileOf(
    'song-what-are-you-doing',
    oval([128, 136, 118, 114], '#fde4ee'),
    put(drawing([0, 0, 400, 464], domino('sit').svg, headphones), 92, 246, { height: 176 }),
    put(bust('zara', { mood: 'laugh', arm: 'wave' }), 190, 250, { height: 124 }),
    notes(196, 92, 58),
  ),
];
