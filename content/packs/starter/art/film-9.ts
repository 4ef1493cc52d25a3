import {
  type Actor,
  appears,
  childActor,
  type Drawing,
  dominoActor,
  drawing,
  drawingOf,
  type Film,
  film,
  line,
  oval,
  rect,
  rug,
  type Shot,
  type Svg,
  shape,
  wallAndFloor,
} from '../../../../tools/content/art/index.ts';
import { pictures } from './l9.ts';

const chalk = '#fdfdf6';
const chalkLine = (d: string, width = 7): Svg => line(d, chalk, width);

/** The board on its stand, 440 wide. */
const board: Svg =
  line('M330 500 L372 60 M790 500 L748 60', '#a9744a', 16) +
  rect([300, 60, 520, 340], '#a9744a', 16) +
  rect([316, 76, 488, 308], '#2f6b58', 8) +
  rect([300, 396, 520, 16], '#c9935d', 6) +
  rect([440, 386, 44, 12], '#ffffff', 4) +
  rect([500, 386, 30, 12], '#ffd98a', 4);

const room: Svg =
  wallAndFloor('#fdeccf', '#d8a873') + rug(520, 496, 700, '#8fcfc2', '#b3e0d7') + board;

/** A part of the dog on the board, in chalk; all parts have the same frame. */
const part = (...svg: readonly Svg[]): Drawing => drawing([316, 76, 488, 308], ...svg);

const head = part(
  oval([460, 190, 62, 56], 'none', ` stroke="${chalk}" stroke-width="7"`),
  oval([438, 180, 7, 9], chalk),
  oval([482, 180, 7, 9], chalk),
);
const ears = part(
  chalkLine('M412 152 C380 150 372 200 384 232 C402 236 404 200 402 178'),
  chalkLine('M508 152 C540 150 548 200 536 232 C518 236 516 200 518 178'),
);
const nose = part(
  oval([460, 206, 17, 12], chalk),
  chalkLine('M460 218 v8 q-10 10 -22 4 M460 226 q10 10 22 4', 5),
);
const body = part(
  chalkLine(
    'M520 214 C600 196 680 206 700 236 C712 280 690 296 640 298 H520 C480 294 462 270 464 246',
  ),
);
const legs = part(
  chalkLine(
    'M502 296 V350 h26 V298 M556 298 V350 h26 V298 M622 298 V350 h26 V298 M670 290 V350 h26 V270',
  ),
);
const tail = part(
  chalkLine(
    'M702 240 C760 236 780 180 760 130 C742 92 640 92 590 112 C560 124 552 96 580 92 C640 84 720 92 770 112',
    8,
  ),
);

const malee = (keys: Actor['keys'], height = 400): Actor => childActor('malee', keys, { height });

const inPlace = { x: 560, y: 384 };
const drawn = (one: Drawing, from: number): Actor => appears(one, 308, { ...inPlace, from });
const already = (one: Drawing): Actor => ({
  looks: { rest: one },
  height: 308,
  keys: [{ t: 0, ...inPlace }],
  still: true,
});

const shots: Shot[] = [
  {
    seconds: 7.5,
    back: room,
    actors: [
      drawn(head, 2.2),
      drawn(ears, 3.5),
      drawn(nose, 4.9),
      malee([
        { t: 0, x: 180, y: 524, look: 'wave' },
        { t: 1.4, x: 230, look: 'point' },
        { t: 6, look: 'laugh' },
      ]),
      dominoActor(
        [
          { t: 0, x: 850, y: 520, look: 'rest' },
          { t: 3.5, look: 'cheer' },
          { t: 5, look: 'rest' },
        ],
        { height: 210 },
      ),
    ],
    sounds: [2.2, 3.5, 4.9].map(at => ({ at, sound: 'pop' as const })),
    says: [
      { who: 'malee', text: 'Look, Domino!', at: 0.5 },
      { who: 'malee', text: 'It has a head, two ears and a nose.', at: 2 },
    ],
  },
  {
    seconds: 6.6,
    back: room,
    actors: [
      ...[head, ears, nose].map(already),
      drawn(body, 0.5),
      drawn(legs, 1.5),
      malee([
        { t: 0, x: 230, y: 524, look: 'point' },
        { t: 3, look: 'rest' },
        { t: 4.4, look: 'laugh' },
      ]),
      dominoActor(
        [
          { t: 0, x: 850, y: 520, look: 'rest' },
          { t: 3, look: 'think' },
        ],
        { height: 210 },
      ),
    ],
    sounds: [
      { at: 0.5, sound: 'pop' },
      { at: 1.5, sound: 'pop' },
    ],
    says: [
      { who: 'malee', text: 'It has four legs.', at: 0.7 },
      { who: 'domino', text: "Where's my tail?", at: 3.4 },
    ],
  },
  {
    seconds: 6.4,
    back: room,
    actors: [
      ...[head, ears, nose, body, legs].map(already),
      drawn(tail, 1),
      malee([
        { t: 0, x: 230, y: 524, look: 'point' },
        { t: 3.4, look: 'laugh' },
      ]),
      dominoActor(
        [
          { t: 0, x: 850, y: 520, look: 'rest' },
          { t: 1.4, look: 'cheer', hop: 18 },
          { t: 3, x: 830, look: 'cheer', hop: 60, steady: true },
          { t: 3.9, x: 600, y: 524, flip: true, hop: 60, steady: true },
          { t: 4.8, x: 380, y: 530, flip: false, hop: 60, steady: true },
          { t: 5.8, x: 640, y: 526, look: 'cheer' },
        ],
        { height: 210 },
      ),
    ],
    sounds: [
      { at: 1, sound: 'pop' },
      { at: 3.2, sound: 'hop' },
      { at: 4.1, sound: 'hop' },
    ],
    says: [
      { who: 'malee', text: 'Here! A long, long tail!', at: 0.7 },
      { who: 'domino', text: 'I love it!', at: 4.2 },
    ],
  },
];

/** A card of the lesson, as children know it from the questions. */
const cardOf = (name: string): Drawing => {
  const found = pictures.find(picture => picture.name === name);
  if (!found) throw new Error(`no picture “${name}”`);
  return drawingOf(found);
};

const flash: Shot = {
  seconds: 4.6,
  back: rect([0, 0, 960, 540], '#dfeaf7') + shape('M0 470 H960 V540 H0Z', '#c6d8ee'),
  actors: ['l9-girl-ear', 'l9-girl-nose', 'l9-girl-head'].map((name, at) =>
    appears(cardOf(name), 400, { x: 480, y: 480, from: 0.3 + at * 1.4, to: 1.5 + at * 1.4 }),
  ),
};

export const films: Film[] = [film('l9-film', ...shots), film('l9-flash', flash)];
