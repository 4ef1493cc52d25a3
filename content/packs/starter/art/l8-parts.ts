import {
  bust,
  type Colour,
  chair,
  coloured,
  type Drawing,
  desk,
  drawing,
  line,
  openBag,
  openDoor,
  oval,
  type PersonName,
  person,
  put,
  rect,
  type Svg,
  shape,
  thing,
} from '../../../../tools/content/art/index.ts';
import { actionSign } from './l4-cards.ts';
import { card, walls } from './l6-card-parts.ts';

export type Furniture = 'desk' | 'chair';
export type Where = 'on' | 'under';

/** Where the foot of a thing is in a tile with a desk or a chair. */
const feet = {
  desk: { on: 104, under: 247 },
  chair: { on: 146, under: 249 },
} as const satisfies Record<Furniture, Record<Where, number>>;

const furniture: Record<Furniture, Svg> = {
  desk: put(desk(), 128, 250, { height: 157 }),
  chair: put(chair(), 128, 252, { height: 244 }),
};

/** A thing on or under a desk or a chair, in a tile. */
export const placed = (one: Drawing, where: Where, at: Furniture, height: number): Svg =>
  furniture[at] + put(one, 128, feet[at][where], { height });

/** A thing that looks out of an open bag. */
export const inBag = (one: Drawing, colour: Colour, height: number): Drawing => {
  const bag = openBag(colour, put(one, 100, 200, { height, turn: 8 }));
  return drawing([4, -40, 192, 268], bag.svg);
};

const floor = rect([0, 206, 256, 50], '#d8b184');
const deskEdge = rect([0, 228, 256, 40], '#c9935d') + rect([0, 222, 256, 18], '#e3b47d', 6);

/** A page with lines of writing. */
const page: Drawing = drawing(
  [0, 0, 220, 130],
  shape('M14 0 H206 L220 130 H0Z', '#ffffff', ' stroke="#c9d6ea" stroke-width="5"'),
  line('M36 34 q12 -14 24 0 t24 0 t24 0 t24 0', '#2f7de6', 7),
  line('M32 70 q12 -14 24 0 t24 0 t24 0', '#2f7de6', 7),
);

const openBook: Drawing = drawing([8, 56, 240, 160], thing('open-book').svg);

const school = (...inside: readonly Svg[]): Svg => card('none', walls.none, ...inside);

/** What children do at school, each in a card. */
export const acts = {
  door: (who: PersonName): Svg =>
    school(
      floor,
      put(openDoor(), 180, 250, { height: 238 }),
      put(person(who, { arm: 'point', mood: 'smile' }), 88, 254, { height: 218 }),
    ),
  bag: (who: PersonName): Svg =>
    school(
      floor,
      put(
        person(who, {
          mood: 'smile',
          carrying: inBag(thing('book'), 'pink', 168),
          thingHeight: 248,
        }),
        128,
        292,
        { height: 284 },
      ),
    ),
  write: (who: PersonName): Svg =>
    school(
      put(person(who, { mood: 'smile', carrying: page, thingHeight: 150 }), 128, 286, {
        height: 274,
      }),
      put(thing('pencil'), 184, 214, { height: 78 }),
      deskEdge,
    ),
  read: (who: PersonName): Svg =>
    school(
      put(person(who, { mood: 'smile', carrying: openBook, thingHeight: 165 }), 128, 284, {
        height: 270,
      }),
      deskEdge,
    ),
  run: (who: PersonName): Svg =>
    school(
      floor,
      line('M12 96 H54 M4 136 H46 M14 176 H52', '#ffffff', 7),
      put(person(who, { mood: 'laugh', arm: 'wave', leftArm: 'wave' }), 142, 246, {
        height: 214,
        turn: 12,
      }),
      oval([66, 236, 22, 11], '#ffffff'),
      oval([42, 244, 15, 8], '#ffffff'),
      put(actionSign('run'), 216, 78, { height: 66 }),
    ),
} satisfies Record<string, (who: PersonName) => Svg>;

/** The teacher in front of a board. */
export const teacherAtBoard = (): Svg =>
  school(
    rect([10, 24, 236, 150], '#a9744a', 12),
    rect([20, 34, 216, 130], '#2f6b57', 6),
    line('M34 66 h44 M34 92 h30', '#ffffffaa', 7),
    put(bust('teacher', { arm: 'down', mood: 'smile' }), 138, 258, { height: 216 }),
  );

/** Two things one next to the other. */
export const two = (left: Drawing, right: Drawing): Drawing =>
  drawing(
    [0, 8, 306, 160],
    put(left, 78, 160, { height: 144 }),
    put(right, 228, 160, { height: 144 }),
  );

/** A fish in a bowl of water. */
export const fishBowl: Drawing = drawing(
  [0, 0, 240, 230],
  shape(
    'M62 16 H178 Q232 60 232 130 Q232 222 120 222 Q8 222 8 130 Q8 60 62 16Z',
    '#eef9ff',
    ' stroke="#a9cfe2" stroke-width="6"',
  ),
  shape(
    'M16 96 Q60 84 120 96 T224 96 Q230 110 230 130 Q230 218 120 218 Q10 218 10 130 Q10 110 16 96Z',
    '#7ccbf3',
  ),
  put(coloured('fish', 'red'), 120, 198, { height: 96 }),
  rect([52, 6, 136, 16], '#cfe6f2', 8),
);
