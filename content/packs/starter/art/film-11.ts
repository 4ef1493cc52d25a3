import {
  type Actor,
  bathtub,
  childActor,
  type Drawing,
  domino,
  dominoActor,
  type Film,
  film,
  lamp,
  put,
  rect,
  type Shot,
  type Svg,
  shape,
  thing,
  thingActor,
  wallAndFloor,
} from '../../../../tools/content/art/index.ts';
import { foam } from './l11-parts.ts';
import { bathroom, bedroom, garden, kitchen, openHouse } from './l11-rooms.ts';

const zara = (keys: Parameters<typeof childActor>[1], height = 400) =>
  childActor('zara', keys, { height });

const outside: Svg =
  rect([0, 0, 960, 540], '#cfeafc') +
  rect([0, 470, 960, 70], '#86cc6b') +
  put(openHouse(), 370, 508, { height: 440 });

const house: Shot = {
  seconds: 5.6,
  back: outside,
  actors: [
    zara(
      [
        { t: 0, x: 840, y: 530, look: 'wave' },
        { t: 2.2, look: 'rest' },
        { t: 4.8, look: 'laugh' },
      ],
      360,
    ),
  ],
  camera: [
    { t: 0, x: 480, y: 270, zoom: 1 },
    { t: 2.6, x: 480, y: 270, zoom: 1 },
    { t: 5, x: 380, y: 200, zoom: 1.5 },
  ],
  says: [
    { who: 'zara', text: 'This is my house.', at: 0.6 },
    { who: 'zara', text: 'There are two bedrooms.', at: 2.6 },
  ],
};

const bathing = (mood: 'sit' | 'sitTalk'): Drawing =>
  bathtub(put(domino(mood), 150, 150, { height: 180 }) + foam(150, -8, 0.5) + foam(156, 108, 0.9));

/** Domino in the bath, with foam on his head. */
const bather = (keys: Actor['keys']): Actor => ({
  who: 'domino',
  height: 236,
  keys,
  looks: { rest: bathing('sit'), 'rest-talk': bathing('sitTalk') },
  still: true,
});

const inBathroom: Shot = {
  seconds: 5.4,
  back: bathroom(),
  actors: [
    bather([{ t: 0, x: 566, y: 486 }]),
    zara([
      { t: 0, x: 190, y: 540, look: 'point' },
      { t: 3, look: 'surprised' },
      { t: 4.2, look: 'laugh' },
    ]),
  ],
  sounds: [{ at: 2.9, sound: 'splash' }],
  says: [
    { who: 'zara', text: "There's a {bath|bathtub} in the bathroom.", at: 0.5 },
    { who: 'domino', text: 'Hello!', at: 3.4 },
  ],
};

const inKitchen: Shot = {
  seconds: 5.2,
  back: kitchen(),
  actors: [
    dominoActor(
      [
        { t: 0, x: 540, y: 508, look: 'think' },
        { t: 2.8, look: 'rest' },
      ],
      { height: 126 },
    ),
    zara([
      { t: 0, x: 210, y: 540, look: 'point' },
      { t: 2.8, look: 'surprised' },
      { t: 4.2, look: 'laugh' },
    ]),
    thingActor(thing('biscuit'), 52, { t: 0, x: 500, y: 352 }),
    thingActor(
      thing('biscuit'),
      52,
      { t: 0, x: 580, y: 352 },
      { t: 2.6, x: 580, y: 352 },
      { t: 3, x: 600, y: 480, turn: 40 },
    ),
  ],
  says: [
    { who: 'zara', text: "There's a table in the kitchen.", at: 0.5 },
    { who: 'domino', text: "I'm hungry!", at: 3.2 },
  ],
};

const inGarden: Shot = {
  seconds: 2.8,
  back: garden,
  actors: [
    zara([
      { t: 0, x: 400, y: 530, look: 'rest' },
      { t: 0.4, x: 560, look: 'surprised' },
      { t: 2, x: 600 },
    ]),
  ],
  says: [{ who: 'zara', text: "Where's Domino?", at: 0.6 }],
};

const inBedroom: Shot = {
  seconds: 4.2,
  back: bedroom({ on: put(domino('sleep'), 250, 102, { height: 150 }) }),
  actors: [
    zara([
      { t: 0, x: 1060, y: 540, look: 'surprised' },
      { t: 1, x: 830, look: 'point', flip: true },
      { t: 2.8, look: 'laugh' },
    ]),
  ],
  says: [{ who: 'zara', text: "Oh! He's on my bed!", at: 1.1 }],
};

const openWindow: Svg =
  wallAndFloor('#e7f1e0', '#d8a873') +
  rect([330, 70, 300, 270], '#9fd8f7', 10) +
  rect([330, 70, 300, 270], 'none', 10, ' stroke="#ffffff" stroke-width="18"') +
  shape('M321 62 L230 30 V360 L321 348Z', '#dff3ff', ' stroke="#ffffff" stroke-width="12"') +
  shape('M639 62 L730 30 V360 L639 348Z', '#dff3ff', ' stroke="#ffffff" stroke-width="12"') +
  rect([300, 338, 360, 20], '#ffffff', 8);

/** Things that fly out of the window, one after the other. */
const flying: Shot = {
  seconds: 5.4,
  back: openWindow,
  actors: [lamp(40), thing('teddy-bear'), thing('clock')].map((one, at) => {
    const from = 0.3 + at * 1.6;
    return thingActor(
      one,
      210,
      { t: 0, x: at % 2 ? 1090 : -130, y: 520 },
      { t: from, turn: at % 2 ? 24 : -24 },
      { t: from + 0.9, x: 480, y: 330, turn: 0 },
      { t: from + 1.4, x: 480, y: 210, scale: 0.3, turn: 30 },
      { t: from + 1.5, opacity: 0, scale: 0.2 },
    );
  }),
};

export const films: Film[] = [
  film('l11-film', house, inBathroom, inKitchen, inGarden, inBedroom),
  film('l11-flash', flying),
];
