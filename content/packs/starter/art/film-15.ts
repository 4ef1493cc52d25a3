import {
  type Actor,
  childActor,
  type Drawing,
  domino,
  dominoActor,
  drawing,
  type Film,
  film,
  type PersonName,
  person,
  place,
  put,
  type Shot,
  thing,
  thingActor,
} from '../../../../tools/content/art/index.ts';
import { openBox } from './l12-parts.ts';
import { guitar, held, skateboard, tennisBall } from './l15-parts.ts';

type Pose = NonNullable<Parameters<typeof person>[1]>;
type Keys = Parameters<typeof childActor>[1];

const street = place('park');

/** A child who carries its thing past. */
const passing = (name: PersonName, keys: Keys, pose: Pose, height = 370): Actor =>
  childActor(name, keys, { height, pose });

/** Walks in from the left, stops, speaks, and goes on to the right. */
const walk = (y: number, leave: number): Keys => [
  { t: 0, x: -140, y, hop: 12, steady: true },
  { t: 1.4, x: 480, look: 'laugh' },
  { t: leave, hop: 12, steady: true },
  { t: leave + 1.3, x: 1100 },
];

const tennis: Shot = {
  seconds: 4.8,
  back: street,
  actors: [
    passing('leyla', walk(510, 3.5), { holding: held.tennis, thingHeight: 230 }),
    thingActor(
      tennisBall,
      52,
      { t: 0, x: 20, y: 300, hop: 90 },
      { t: 1.4, x: 660, y: 300, hop: 90 },
      { t: 3.5, x: 680, y: 300 },
      { t: 4.6, x: 1100, y: 300 },
    ),
  ],
  says: [{ who: 'leyla', text: 'I like playing tennis.', at: 1.3 }],
};

const music: Shot = {
  seconds: 5,
  back: street,
  actors: [
    passing('wei', walk(510, 3.7), { carrying: guitar, thingHeight: 196 }),
    thingActor(
      thing('musical-notes'),
      90,
      { t: 0, x: 600, y: 240, opacity: 0 },
      { t: 1.4, opacity: 0 },
      { t: 1.7, opacity: 1 },
      { t: 3.4, x: 680, y: 150, turn: 14, opacity: 1 },
      { t: 3.7, opacity: 0 },
    ),
  ],
  says: [{ who: 'wei', text: 'I like playing the guitar.', at: 1.3 }],
};

/** Somebody who stands on a skateboard. */
const onBoard = (one: Drawing, height: number): Drawing =>
  drawing(
    [0, 0, 420, height + 70],
    put(skateboard, 210, height + 70, { height: 108 }),
    put(one, 210, height + 14, { height }),
  );

const zara = (pose: Pose): Drawing => onBoard(person('zara', { arm: 'down', ...pose }), 620);

const rider: Actor = {
  who: 'zara',
  height: 410,
  keys: [
    { t: 0, x: -160, y: 518, steady: true, look: 'rest' },
    { t: 1.3, x: 430 },
    { t: 3.2, x: 520, steady: true },
    { t: 4.3, x: 1140 },
  ],
  looks: {
    rest: zara({ mood: 'laugh', arm: 'wave', leftArm: 'wave' }),
    'rest-talk': zara({ mood: 'happy', arm: 'wave', leftArm: 'wave' }),
  },
};

const skating: Shot = {
  seconds: 4.6,
  back: street,
  actors: [rider],
  says: [{ who: 'zara', text: 'I like skateboarding!', at: 1.2 }],
};

const dog = (mood: Parameters<typeof domino>[0]): Drawing => onBoard(domino(mood), 430);

const balls: Drawing = openBox(
  put(thing('basketball'), 80, 116, { height: 84 }) +
    put(thing('football'), 180, 116, { height: 84 }) +
    put(tennisBall, 130, 84, { height: 56 }),
);

/** A ball that jumps out of the box and rolls away. */
const jumpsOut = (one: Drawing, height: number, x: number): Actor =>
  thingActor(
    one,
    height,
    { t: 0, x: 770, y: 420, opacity: 0 },
    { t: 3.3, opacity: 0 },
    { t: 3.35, opacity: 1, steady: true },
    { t: 3.8, x: (770 + x) / 2, y: 150, turn: 120 },
    { t: 4.4, x, y: 520, turn: 300 },
  );

const backwards: Shot = {
  seconds: 5.4,
  back: street,
  actors: [
    thingActor(balls, 210, { t: 0, x: 770, y: 520 }),
    {
      who: 'domino',
      height: 330,
      keys: [
        { t: 0, x: -160, y: 518, steady: true, look: 'rest', flip: true },
        { t: 2.9, x: 640, turn: 0, steady: true },
        { t: 3.1, x: 700, turn: 30 },
        { t: 3.3, opacity: 1 },
        { t: 3.35, opacity: 0 },
      ],
      looks: { rest: dog('sit'), 'rest-talk': dog('sitTalk') },
    },
    dominoActor(
      [
        { t: 0, x: 770, y: 424, opacity: 0, look: 'sad' },
        { t: 3.3, opacity: 0 },
        { t: 3.35, opacity: 1 },
        { t: 5.4 },
      ],
      { height: 240 },
    ),
    thingActor(
      openBox(),
      210,
      { t: 0, x: 770, y: 520, opacity: 0 },
      { t: 3.3, opacity: 0 },
      { t: 3.35, opacity: 1 },
    ),
    jumpsOut(thing('basketball'), 90, 480),
    jumpsOut(thing('football'), 88, 590),
    jumpsOut(tennisBall, 54, 380),
  ],
  sounds: [{ at: 3.3, sound: 'pop' }],
  says: [{ who: 'domino', text: "I don't like skateboarding!", at: 0.7 }],
};

/** One thing rolls or falls past after the other. */
const flashes: Shot = {
  seconds: 6,
  back: place('park'),
  actors: [thing('guitar'), thing('football'), skateboard].map((one, at) =>
    thingActor(
      one,
      at === 2 ? 120 : 240,
      { t: 0, x: -300, y: 470 },
      { t: 0.3 + at * 1.8, x: -300, turn: at === 1 ? -200 : 0 },
      { t: 1 + at * 1.8, x: 480, turn: 0 },
      { t: 1.5 + at * 1.8, x: 480 },
      { t: 2.1 + at * 1.8, x: 1140, turn: at === 1 ? 200 : 0 },
    ),
  ),
};

export const films: Film[] = [
  film('l15-film', tennis, music, skating, backwards),
  film('l15-flash', flashes),
];
