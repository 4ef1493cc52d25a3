import {
  type Actor,
  appears,
  childActor,
  type Drawing,
  dancing,
  drawing,
  drawingOf,
  type Film,
  film,
  headphones,
  put,
  rect,
  type Shot,
  type Svg,
  singing,
  stirring,
  thingActor,
  tileOf,
  wallAndFloor,
  windowOf,
} from '../../../../tools/content/art/index.ts';
import { acts } from './l14-cards.ts';
import { dominoPhones } from './l14-domino.ts';
import { friedEgg, notes, pan, pot, steam } from './l14-parts.ts';

const back: Svg =
  wallAndFloor('#e3f4e6', '#d9b98e') +
  windowOf(430, 46, 150, 'sun') +
  rect([60, 60, 190, 96], '#ffffff', 10) +
  rect([700, 60, 190, 96], '#ffffff', 10);

/** The counter before everybody, with a pot on it. */
const front: Svg =
  put(pot, 455, 414, { height: 84 }) +
  rect([0, 424, 960, 116], '#eef2f7') +
  rect([0, 410, 960, 22], '#b9824f', 8) +
  [330, 380, 430, 590, 640].map(x => rect([x, 462, 30, 18], '#8b97a8', 9)).join('');

const withHeadphones = ({ box, svg }: Drawing): Drawing => drawing(box, svg, headphones);

const cook = (mood: 'smile' | 'happy' | 'laugh' | 'surprised', lean = 0): Drawing =>
  withHeadphones(stirring('ivan', mood, lean));

const ivan = (keys: Actor['keys']): Actor => ({
  who: 'ivan',
  height: 400,
  keys,
  looks: {
    rest: cook('smile'),
    'rest-talk': cook('happy'),
    stir: cook('smile', 12),
    sing: withHeadphones(singing('ivan')),
    hush: withHeadphones(singing('ivan', 'smile')),
    surprised: cook('surprised'),
    'surprised-talk': cook('happy'),
    laugh: cook('laugh'),
    'laugh-talk': cook('happy'),
  },
});

/** Domino's head is the floor of the egg. */
const withEgg = (one: Drawing): Drawing =>
  drawing([0, -20, 400, 484], one.svg, put(friedEgg, 200, 84, { height: 70 }));

const phoner = (keys: Actor['keys']): Actor => ({
  who: 'domino',
  height: 270,
  keys,
  looks: {
    rest: dominoPhones('sit'),
    'rest-talk': dominoPhones('sitTalk'),
    egg: withEgg(dominoPhones('sit')),
    'egg-talk': withEgg(dominoPhones('sitTalk')),
  },
});

/** The pan, which jumps when the music does. */
const panAt = (...more: Actor['keys'][number][]): Actor =>
  thingActor(pan, 50, { t: 0, x: 630, y: 414 }, ...more);

const stirs = (from: number, to: number): Actor['keys'][number][] =>
  Array.from({ length: Math.floor((to - from) / 0.4) }, (_, at) => ({
    t: from + at * 0.4,
    look: at % 2 ? 'rest' : 'stir',
  }));

const steams: Svg = steam(460, 312, 1);

const noteOf = (turn: number): Drawing => drawing([0, 0, 100, 100], notes(50, 100, 92, turn));

const cooking: Shot = {
  seconds: 5.4,
  back: back + steams,
  front,
  actors: [
    ivan([{ t: 0, x: 270, y: 560, look: 'rest' }, ...stirs(0.2, 3), { t: 3.2, look: 'sing' }]),
    panAt(),
    phoner([{ t: 0, x: 840, y: 440 }]),
    appears(noteOf(-8), 80, { x: 140, y: 240, from: 3.3 }),
    appears(noteOf(10), 70, { x: 400, y: 220, from: 3.9 }),
  ],
  says: [
    { who: 'domino', text: 'Hello, Mia! Ivan is cooking.', at: 0.5 },
    { who: 'domino', text: "He's singing, too!", at: 3.4 },
  ],
};

const mumDances = (keys: Actor['keys']): Actor =>
  childActor('ivanMum', keys, { height: 480, extra: { dance: dancing('ivanMum') } });

const dances: Shot = {
  seconds: 5.9,
  back: back + steams,
  front,
  actors: [
    mumDances([
      { t: 0, x: -110, y: 600, look: 'dance', hop: 26, turn: -8, steady: true },
      { t: 1.2, x: 100, turn: 8, hop: 26, steady: true },
      { t: 2.2, x: 84, turn: -8, flip: true, hop: 26, steady: true },
      { t: 3.2, x: 104, turn: 8, flip: false, hop: 26, steady: true },
      { t: 5.9, x: 96, turn: -8 },
    ]),
    ivan([
      { t: 0, x: 270, y: 560, look: 'sing', hop: 8 },
      { t: 5.9, x: 270 },
    ]),
    panAt({ t: 1, y: 414 }, { t: 1.3, y: 380, turn: -8 }, { t: 1.6, y: 414, turn: 0 }),
    phoner([{ t: 0, x: 840, y: 440 }]),
    appears(noteOf(-8), 80, { x: 400, y: 200, from: 0.2 }),
  ],
  sounds: [{ at: 1.6, sound: 'pop' }],
  says: [
    { who: 'domino', text: "{Mum|Mom} is here. She's dancing!", at: 0.9 },
    { who: 'domino', text: "They're singing and dancing!", at: 3.5 },
  ],
};

const egg = (...keys: Actor['keys'][number][]): Actor =>
  thingActor(friedEgg, 46, { t: 0, x: 676, y: 402 }, ...keys);

const jumps: Shot = {
  seconds: 5,
  back: back + steams,
  front,
  actors: [
    mumDances([
      { t: 0, x: 96, y: 600, look: 'dance', hop: 26, turn: 8, steady: true },
      { t: 1.4, turn: -8, hop: 0 },
      { t: 1.7, turn: 0, look: 'surprised' },
    ]),
    ivan([
      { t: 0, x: 270, y: 560, look: 'sing' },
      { t: 1.5, look: 'surprised' },
      { t: 4.5, look: 'laugh' },
    ]),
    panAt({ t: 0.5, y: 414 }, { t: 0.8, y: 350, turn: -16 }, { t: 1.1, y: 414, turn: 0 }),
    phoner([
      { t: 0, x: 840, y: 440 },
      { t: 1.62, look: 'egg' },
    ]),
    egg(
      { t: 0.6, x: 676, y: 394 },
      { t: 1.1, x: 750, y: 120, turn: 160 },
      { t: 1.6, x: 840, y: 216, turn: 360 },
      { t: 1.64, opacity: 0 },
    ),
  ],
  sounds: [{ at: 1.6, sound: 'splash' }],
  says: [{ who: 'ivan', text: 'Domino! What are you doing?', at: 2 }],
};

const talks: Shot = {
  seconds: 5.2,
  back: back + steams,
  front,
  actors: [
    ivan([
      { t: 0, x: 270, y: 560, look: 'rest' },
      { t: 3.4, look: 'laugh' },
    ]),
    phoner([{ t: 0, x: 840, y: 440, look: 'egg' }]),
  ],
  camera: [
    { t: 0, x: 560, y: 300, zoom: 1.1 },
    { t: 5.2, x: 590, y: 300, zoom: 1.15 },
  ],
  says: [
    { who: 'domino', text: "I'm talking on the phone.", at: 0.5 },
    { who: 'domino', text: "And I'm wearing an egg!", at: 2.7 },
  ],
};

const loop: Shot = {
  seconds: 4,
  back: back + steams,
  front,
  actors: [
    ivan([{ t: 0, x: 270, y: 560, look: 'rest' }, ...stirs(0.2, 3.9)]),
    panAt({ t: 2, y: 414 }, { t: 2.3, y: 380, turn: -8 }, { t: 2.6, y: 414, turn: 0 }),
  ],
};

const cardOf = (name: string, svg: Svg): Drawing => drawingOf(tileOf(name, svg));

const shown: readonly Drawing[] = [
  cardOf('sing', acts.sing('ivan')),
  cardOf('dance', acts.dance('mia')),
  cardOf('cook', acts.cook('ivan')),
];

/** Three pictures, one after the other. */
const flash: Shot = {
  seconds: 6,
  back: rect([0, 0, 960, 540], '#e7e6fb'),
  actors: shown.map((one, at) =>
    appears(one, 420, {
      x: 480,
      y: 480,
      from: 0.2 + at * 1.9,
      ...(at < 2 ? { to: 2 + at * 1.9 } : {}),
    }),
  ),
};

export const films: Film[] = [
  film('l14-film', cooking, dances, jumps, talks),
  film('l14-loop', loop),
  film('l14-flash', flash),
];
