import {
  appears,
  chair,
  childActor,
  classroom,
  type Drawing,
  desk,
  domino,
  dominoActor,
  dominoWearing,
  type Film,
  film,
  lying,
  openBag,
  place,
  put,
  type Shot,
  schoolBag,
  shadow,
  thing,
  thingActor,
} from '../../../../tools/content/art/index.ts';

const room = classroom();

/** Ali stands behind his desk. */
const ali = (keys: Parameters<typeof childActor>[1]) => childActor('ali', keys, { height: 410 });

const atDesk = put(desk(), 330, 524, { height: 184 });
const deskTop = 350;

const pencil = lying('pencil');

/** Domino with the pencil on his head. */
const withPencil = {
  found: dominoWearing('sit', pencil, 62),
  'found-talk': dominoWearing('sitTalk', pencil, 62),
};

const hello: Shot = {
  seconds: 5.4,
  back: room,
  front: atDesk + put(thing('book'), 436, deskTop, { height: 84 }),
  actors: [
    ali([
      { t: 0, x: 330, y: 502, look: 'wave' },
      { t: 3, look: 'point' },
      { t: 4.7, look: 'laugh' },
    ]),
    dominoActor([
      { t: 0, x: 720, y: 516, look: 'hello' },
      { t: 2.4, look: 'rest' },
    ]),
  ],
  says: [
    { who: 'ali', text: "Hello! I'm at school.", at: 0.5 },
    { who: 'ali', text: 'This is my desk.', at: 3.2 },
  ],
};

const lost: Shot = {
  seconds: 5.2,
  back: room,
  front: atDesk + put(openBag('pink'), 430, deskTop, { height: 116 }),
  actors: [
    ali([
      { t: 0, x: 330, y: 502, look: 'surprised' },
      { t: 2.4, look: 'rest' },
      { t: 4.2, look: 'surprised' },
    ]),
    dominoActor([
      { t: 0, x: 720, y: 516, look: 'think' },
      { t: 4.6, x: 780, hop: 16 },
    ]),
  ],
  says: [
    { who: 'ali', text: "Where's my pencil?", at: 0.5 },
    { who: 'ali', text: "It isn't in my bag.", at: 2.7 },
  ],
};

const looks: Shot = {
  seconds: 4.2,
  back: room + put(chair(), 580, 520, { height: 350 }),
  actors: [
    childActor('ali', [{ t: 0, x: 250, y: 520, look: 'rest' }], { height: 480 }),
    dominoActor([{ t: 0, x: 860, y: 518, look: 'rest' }, { t: 1.4, x: 580, hop: 12 }, { t: 4 }], {
      height: 150,
    }),
  ],
  says: [{ who: 'domino', text: "It isn't under the chair!", at: 1.6 }],
};

const found: Shot = {
  seconds: 4.8,
  back: room,
  front: atDesk + put(schoolBag('pink'), 432, deskTop, { height: 96 }),
  actors: [
    ali([
      { t: 0, x: 330, y: 502, look: 'surprised' },
      { t: 1.2, look: 'point' },
      { t: 3.6, look: 'laugh' },
    ]),
    dominoActor([{ t: 0, x: 900, y: 516, look: 'found' }, { t: 1, x: 690, hop: 18 }, { t: 4.8 }], {
      height: 250,
      extra: withPencil,
    }),
  ],
  sounds: [{ at: 1, sound: 'pop' }],
  says: [{ who: 'ali', text: "It's on you, Domino!", at: 1.4 }],
};

/** Domino under a chair: he looks out at the left and at the right. */
const underChair: Shot = {
  seconds: 4,
  back: place('empty-room') + shadow(480, 512, 420),
  front: put(chair(), 480, 516, { height: 460 }),
  actors: [
    dominoActor(
      [
        { t: 0, x: 470, y: 514, look: 'rest' },
        { t: 1.4, x: 490, look: 'think' },
        { t: 2.6, x: 470, look: 'rest' },
        { t: 4 },
      ],
      { height: 184 },
    ),
  ],
};

const shown: readonly Drawing[] = [thing('ruler'), thing('pen'), thing('book'), schoolBag('pink')];

const flash: Shot = {
  seconds: 6,
  back: place('empty-room'),
  actors: [
    ...shown.map((one, at) =>
      appears(one, 240, { x: 480, y: 440, from: 0.3 + at * 1.4, to: 1.5 + at * 1.4 }),
    ),
    thingActor(domino('sit'), 150, { t: 0, x: 800, y: 510 }),
  ],
};

export const films: Film[] = [
  film('l8-film', hello, lost, looks, found),
  film('l8-chair', underChair),
  film('l8-flash', flash),
];
