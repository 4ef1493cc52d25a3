import {
  type Actor,
  ball,
  bed,
  blanket,
  childActor,
  clockFace,
  type Drawing,
  dominoActor,
  drawing,
  type Film,
  film,
  headOf,
  laidTable,
  line,
  place,
  put,
  rect,
  rug,
  type Shot,
  type Svg,
  thing,
  thingActor,
  wallAndFloor,
  windowOf,
} from '../../../../tools/content/art/index.ts';
import { basin, bathroom, washer, washKeys } from './bathroom.ts';

const walls = wallAndFloor('#e7e6fb', '#d8a873');
const bedroom = (light: 'sun' | 'moon'): Svg =>
  walls + windowOf(480, 50, 170, light) + rug(660, 484, 440) + bed(40, 480, 430);

const dark = rect([0, 0, 960, 540], '#1c2a5e', 0, ' opacity=".3"');

/** An alarm clock on the hour. */
const alarm = (hour: number): Drawing =>
  drawing(
    [4, -34, 248, 300],
    line('M52 30 Q70 -2 104 2 M204 30 Q186 -2 152 2', '#ffc928', 26),
    line('M70 232 L52 258 M186 232 L204 258', '#a51629', 16),
    put(clockFace(hour), 128, 246, { height: 236 }),
  );

const ringing: Actor = thingActor(
  alarm(7),
  110,
  { t: 0, x: 820, y: 300 },
  ...[0.2, 0.35, 0.5, 0.65, 0.8, 0.95, 1.1, 1.25].map((t, at) => ({ t, turn: at % 2 ? -9 : 9 })),
  { t: 1.4, turn: 0 },
);

/** The little shelf the clock stands on. */
const clockShelf = rect([750, 298, 140, 16], '#c9935d', 7);

const ivan = (keys: Actor['keys'], options: Parameters<typeof childActor>[2] = {}) =>
  childActor('ivan', keys, { height: 370, ...options });

/** Ivan under his blanket: head on the pillow. */
const inBed = (mood: 'asleep' | 'smile' | 'happy'): Drawing =>
  drawing(
    [0, 0, 480, 260],
    put(headOf('ivan', mood), 92, 168, { height: 150 }),
    blanket(-10, 260, 430),
  );

const sleeper = (keys: Actor['keys']): Actor => ({
  who: 'ivan',
  height: 260,
  keys,
  looks: { rest: inBed('asleep'), awake: inBed('smile'), 'awake-talk': inBed('happy') },
  still: true,
});

const breakfast: Shot = {
  seconds: 7,
  back: place('kitchen') + put(clockFace(8), 480, 190, { height: 150 }),
  actors: [
    ivan(
      [
        { t: 0, x: 360, y: 600 },
        { t: 5.6, look: 'laugh' },
      ],
      { height: 480 },
    ),
    dominoActor(
      [
        { t: 0, x: 640, y: 480, look: 'rest' },
        { t: 5.2, look: 'cheer' },
      ],
      { height: 260 },
    ),
    thingActor(
      drawing(
        [0, 0, 960, 180],
        `<g transform="translate(0 -380)">${laidTable(480, 560, 820, ['#8cc4ff', '#74b1f2'])}</g>`,
      ),
      180,
      { t: 0, x: 480, y: 560 },
    ),
    ...['egg', 'egg', 'bread', 'milk'].map((name, at) =>
      thingActor(thing(name), name === 'egg' ? 62 : 92, {
        t: 0,
        x: [430, 486, 250, 330][at] ?? 0,
        y: name === 'egg' ? 428 : 434,
      }),
    ),
  ],
  says: [
    { who: 'ivan', text: "I eat breakfast at eight o'clock.", at: 0.6 },
    { who: 'ivan', text: 'I like eggs.', at: 4.4 },
  ],
};

const shots: Shot[] = [
  {
    seconds: 9,
    back: bedroom('sun') + clockShelf,
    actors: [
      ringing,
      sleeper([
        { t: 0, x: 280, y: 480, look: 'rest' },
        { t: 1.5, look: 'awake' },
        { t: 6.3, opacity: 1 },
        { t: 6.4, opacity: 0 },
      ]),
      ivan(
        [
          { t: 0, x: 320, y: 500, opacity: 0 },
          { t: 6.3, opacity: 0 },
          { t: 6.5, x: 400, opacity: 1, look: 'laugh' },
          { t: 7, x: 470, y: 524, look: 'rest' },
        ],
        { height: 360 },
      ),
      dominoActor([
        { t: 0, x: 690, y: 516, look: 'sleep' },
        { t: 1.5, look: 'rest' },
        { t: 6.8, look: 'hello' },
      ]),
    ],
    sounds: [{ at: 0.2, sound: 'ring' }],
    says: [
      { who: 'ivan', text: 'Good morning, Domino!', at: 1.7 },
      { who: 'ivan', text: "It's seven o'clock.", at: 4 },
      { who: 'ivan', text: 'I get up.', at: 6.7 },
    ],
  },
  {
    seconds: 6,
    back: bathroom,
    front: basin(130),
    actors: [
      washer(washKeys(330, 540), 420),
      dominoActor([
        { t: 0, x: 720, y: 520, look: 'rest' },
        { t: 2.2, look: 'think' },
        { t: 4.6, x: 790, look: 'rest', hop: 14 },
        { t: 6 },
      ]),
    ],
    says: [
      { who: 'ivan', text: 'I wash my hands.', at: 0.7 },
      { who: 'domino', text: "I don't like water!", at: 2.5 },
    ],
  },
  breakfast,
  {
    seconds: 6.5,
    back: place('garden'),
    actors: [
      ivan([
        { t: 0, x: 280, y: 520 },
        { t: 2.4, look: 'laugh', hop: 16 },
        { t: 6, look: 'wave' },
      ]),
      dominoActor([
        { t: 0, x: 700, y: 516 },
        { t: 3, look: 'cheer', hop: 34 },
        { t: 6, look: 'rest' },
      ]),
      thingActor(
        ball('red', 'yellow'),
        84,
        { t: 0, x: 380, y: 510 },
        { t: 1, x: 590, y: 420, turn: 200 },
        { t: 1.3, x: 610, y: 510, turn: 260 },
        { t: 2.3, x: 400, y: 420, turn: 40 },
        { t: 2.6, x: 380, y: 510, turn: 0 },
        { t: 3.8, x: 590, y: 420, turn: 200 },
        { t: 4.1, x: 610, y: 510, turn: 260 },
      ),
    ],
    sounds: [
      { at: 0.1, sound: 'hop' },
      { at: 1.35, sound: 'hop' },
      { at: 2.7, sound: 'hop' },
    ],
    says: [
      { who: 'ivan', text: 'Then I play.', at: 0.7 },
      { who: 'domino', text: 'I play, too!', at: 3 },
    ],
  },
  {
    seconds: 8,
    back: bedroom('moon') + dark + windowOf(480, 50, 170, 'moon') + clockShelf,
    actors: [
      thingActor(alarm(9), 110, { t: 0, x: 820, y: 300 }),
      sleeper([
        { t: 0, x: 280, y: 480, look: 'awake' },
        { t: 7, look: 'rest' },
      ]),
      thingActor(
        openBook(),
        90,
        { t: 0, x: 210, y: 372 },
        { t: 6.4, opacity: 1 },
        { t: 6.7, opacity: 0 },
      ),
      dominoActor([{ t: 0, x: 690, y: 516, look: 'sleep' }]),
    ],
    says: [
      { who: 'ivan', text: "It's night.", at: 0.7 },
      { who: 'ivan', text: 'I read.', at: 2.7 },
      { who: 'ivan', text: 'Good night!', at: 5 },
    ],
    camera: [
      { t: 0, x: 480, y: 270, zoom: 1 },
      { t: 4, x: 480, y: 270, zoom: 1 },
      { t: 8, x: 420, y: 340, zoom: 1.25 },
    ],
  },
];

function openBook(): Drawing {
  return thing('open-book');
}

export const films: Film[] = [film('l6-film', ...shots), film('l6-film-3', breakfast)];
