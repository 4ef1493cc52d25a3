import {
  atDesk,
  dancing,
  listening,
  type PersonName,
  person,
  phoning,
  put,
  rect,
  type Svg,
  singing,
  stirring,
  thing,
} from '../../../../tools/content/art/index.ts';
import {
  brush,
  easel,
  floor,
  notes,
  onScreen,
  paintings,
  pot,
  room,
  says,
  sketches,
  sofaBack,
  steam,
  television,
} from './l14-parts.ts';

const grownUps = ['mum', 'dad', 'grandma', 'grandpa', 'ivanMum'];
/** Grown-ups are bigger than children in a card. */
const bigger = (who: PersonName): number => (grownUps.includes(who) ? 1.12 : 1);

const table = rect([0, 202, 256, 60], '#dba76c') + rect([0, 198, 256, 14], '#e8bd86', 6);

const cooks = (who: PersonName): Svg =>
  room(
    '#e3f4e6',
    put(stirring(who), 96, 286 + 20 * (bigger(who) - 1) * 5, { height: 270 * bigger(who) }),
    steam(212, 142, 0.8),
    put(pot, 200, 212, { height: 54 }),
    rect([0, 210, 256, 50], '#eef2f7'),
    rect([0, 204, 256, 12], '#b9824f', 5),
    [40, 76, 186, 220].map(x => rect([x, 228, 16, 10], '#8b97a8', 5)).join(''),
  );

const paints = (who: PersonName, picture: Svg, wearing?: Parameters<typeof person>[1]): Svg =>
  room(
    '#f3eafc',
    floor(),
    put(easel(picture), 182, 252, { height: 224 }),
    put(person(who, { mood: 'smile', holding: brush, thingHeight: 176, ...wearing }), 74, 250, {
      height: 216,
    }),
  );

/** What one person does, each in a card. */
export const acts = {
  draw: (who: PersonName): Svg =>
    room('#e3f0fb', put(atDesk(who, sketches.house, 620), 128, 264, { height: 274 })),
  paint: (who: PersonName): Svg => paints(who, paintings.sun),
  sing: (who: PersonName): Svg =>
    room(
      '#fde4ee',
      floor(),
      put(singing(who), 108, 250, { height: 234 }),
      notes(216, 92, 66),
      notes(36, 66, 46, -20),
    ),
  dance: (who: PersonName): Svg =>
    room(
      '#fff1d2',
      floor(),
      put(dancing(who), 118, 246, { height: 220, turn: -8 }),
      notes(220, 84, 56),
    ),
  listen: (who: PersonName): Svg =>
    room(
      '#dff3f4',
      put(listening(who), 122, 330, { height: 312 }),
      notes(224, 82, 56),
      notes(30, 96, 44, -20),
    ),
  phone: (who: PersonName): Svg =>
    room(
      '#e6e9fb',
      put(phoning(who), 112, 262 + 60 * bigger(who), { height: 300 * bigger(who) }),
      says(180, 18, 'left'),
    ),
  cook: cooks,
  eat: (who: PersonName): Svg =>
    room(
      '#e3f4e6',
      put(
        person(who, { mood: 'eat', eating: thing('cheese'), thingHeight: 84 }),
        128,
        270 + 50 * bigger(who),
        { height: 290 * bigger(who) },
      ),
      table,
    ),
} satisfies Record<string, (who: PersonName) => Svg>;

/** What two persons do, each in a card. */
export const together = {
  draw: (left: PersonName, right: PersonName): Svg =>
    room(
      '#e3f0fb',
      put(atDesk(left, sketches.house, 440), 64, 258, { height: 186 }),
      put(atDesk(right, sketches.star, 440), 194, 258, { height: 186 }),
    ),
  paint: (left: PersonName, right: PersonName): Svg =>
    room(
      '#f3eafc',
      floor(),
      put(easel(paintings.sun), 128, 248, { height: 196 }),
      put(person(left, { mood: 'smile', holding: brush, thingHeight: 190 }), 48, 252, {
        height: 166,
      }),
      put(person(right, { mood: 'smile', holding: brush, thingHeight: 190 }), 208, 252, {
        height: 166,
        flip: true,
      }),
    ),
  sing: (left: PersonName, right: PersonName): Svg =>
    room(
      '#fde4ee',
      floor(),
      put(singing(left), 72, 250, { height: 196 }),
      put(singing(right), 184, 250, { height: 196 }),
      notes(128, 62, 54),
    ),
  dance: (left: PersonName, right: PersonName): Svg =>
    room(
      '#fff1d2',
      floor(),
      put(dancing(left), 76, 246, { height: 172, turn: 8, flip: true }),
      put(dancing(right), 180, 246, { height: 172, turn: -8 }),
      notes(128, 64, 52),
    ),
  phone: (left: PersonName, right: PersonName): Svg =>
    room(
      '#e6e9fb',
      put(phoning(left), 66, 290, { height: 224 }),
      put(phoning(right), 184, 290, { height: 224 }),
      says(20, 10, 'left'),
      says(150, 10, 'right'),
    ),
  talk: (left: PersonName, right: PersonName): Svg =>
    room(
      '#e7f1e0',
      put(person(left, { mood: 'happy', arm: 'down', leftArm: 'wave' }), 76, 292, { height: 232 }),
      put(person(right, { mood: 'smile', arm: 'wave' }), 186, 292, { height: 232 }),
      says(24, 10, 'left'),
      says(150, 10, 'right'),
    ),
  watch: (left: PersonName, right: PersonName): Svg =>
    room(
      '#fdeccf',
      put(television(onScreen), 128, 136, { height: 118 }),
      rect([30, 134, 196, 40], '#c9935d', 6),
      put(person(left, { behind: true, arm: 'down' }), 76, 330, { height: 216 }),
      put(person(right, { behind: true, arm: 'down' }), 180, 330, { height: 216 }),
      sofaBack,
    ),
} satisfies Record<string, (left: PersonName, right: PersonName) => Svg>;

/** A girl in a dress or in trousers who paints. */
export const painter = (clothes: 'dress' | 'trousers', picture: 'house' | 'star'): Svg =>
  paints('sister2', paintings[picture], {
    wearing: {
      top:
        clothes === 'dress'
          ? { model: 'dress', colour: '#e86a8a' }
          : { model: 'tshirt', colour: '#e86a8a' },
      bottom:
        clothes === 'dress'
          ? { model: 'none', colour: '#3c4a78' }
          : { model: 'jeans', colour: '#3c4a78' },
    },
  });
