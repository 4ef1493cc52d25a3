import {
  type Actor,
  appears,
  childActor,
  type Drawing,
  domino,
  dominoActor,
  drawing,
  drawingOf,
  type Film,
  film,
  place,
  put,
  type Shot,
  thing,
  thingActor,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import { letterCard } from './l7-parts.ts';
import { bareTree, hooks, openBox } from './l12-parts.ts';

const star = thing('star');
const back = place('meadow');

/** A card as a finished picture, which brings its font along. */
const cardOf = (text: string): Drawing => {
  const card = letterCard(text, '#1d7fe0');
  const wide = drawing([0, 0, 256, 256], put(card, 128, 256, { height: 256 }));
  return drawingOf(tileOf(`card-${text}`, wide.svg));
};

const malee = (keys: Actor['keys'], height = 350): Actor => childActor('malee', keys, { height });

const treeHeight = 500;
const tree = { x: 570, y: 524 };
const treeActor = thingActor(bareTree(), treeHeight, { t: 0, ...tree });

const starHeight = 46;

const spots = hooks.map(([x, y]) => ({
  x: tree.x + ((x - 200) * treeHeight) / 440,
  y: tree.y - treeHeight + (y * treeHeight) / 440 + starHeight / 2,
}));

const hung = (count: number): Actor[] =>
  spots.slice(0, count).map(at => thingActor(star, starHeight, { t: 0, ...at }));

const boxOfStars = openBox(
  put(star, 84, 116, { height: 76, turn: -14 }) +
    put(star, 176, 118, { height: 76, turn: 16 }) +
    put(star, 130, 104, { height: 84 }),
);

const lots: Shot = {
  seconds: 5.5,
  back,
  actors: [
    treeActor,
    thingActor(boxOfStars, 170, { t: 0, x: 390, y: 520 }),
    malee([
      { t: 0, x: -60, y: 510, hop: 12, steady: true, look: 'wave' },
      { t: 1.3, x: 200 },
      { t: 2.6, look: 'point' },
      { t: 5.2, look: 'laugh' },
    ]),
  ],
  says: [
    { who: 'malee', text: 'I have lots of stars!', at: 0.8 },
    { who: 'malee', text: 'How many stars are there?', at: 3.2 },
  ],
};

const counted = ['16', '17', '18', '19'];
const countAt = (at: number): number => 0.7 + at * 1.15;

const hanging: Shot = {
  seconds: 5.6,
  back,
  actors: [
    treeActor,
    ...hung(15),
    ...spots
      .slice(15)
      .map((at, index) => appears(star, starHeight, { ...at, from: countAt(index) })),
    thingActor(openBox(), 150, { t: 0, x: 350, y: 522 }),
    malee([
      { t: 0, x: 200, y: 510, look: 'point' },
      { t: 5, look: 'laugh' },
    ]),
    ...counted.map((text, at) =>
      appears(cardOf(text), 150, {
        x: 850,
        y: 260,
        from: countAt(at),
        ...(at < counted.length - 1 ? { to: countAt(at + 1) } : {}),
      }),
    ),
  ],
  sounds: counted.map((_, at) => ({ at: countAt(at), sound: 'pop' as const })),
  says: [
    { who: 'malee', text: 'Sixteen,', at: countAt(0) },
    { who: 'malee', text: 'seventeen,', at: countAt(1) },
    { who: 'malee', text: 'eighteen,', at: countAt(2) },
    { who: 'malee', text: 'nineteen!', at: countAt(3) },
  ],
};

/** Domino with the last star on his nose. */
const withStar = (mood: Parameters<typeof domino>[0]): Drawing => {
  const { box, svg } = domino(mood);
  return drawing(box, svg, put(star, 210, 292, { height: 132 }));
};

const dominoWithStar = (keys: Actor['keys'], height = 260): Actor =>
  dominoActor(keys, {
    height,
    extra: { star: withStar('sit'), 'star-talk': withStar('sitTalk') },
  });

const missing: Shot = {
  seconds: 4.4,
  back,
  actors: [
    treeActor,
    ...hung(19),
    thingActor(openBox(), 170, { t: 0, x: 340, y: 522 }),
    malee([
      { t: 0, x: 190, y: 510, look: 'surprised' },
      { t: 2.6, look: 'point' },
    ]),
  ],
  says: [
    { who: 'malee', text: "Where's star twenty?", at: 0.6 },
    { who: 'malee', text: 'Can you find it?', at: 2.5 },
  ],
};

const found: Shot = {
  seconds: 5.2,
  back,
  actors: [
    treeActor,
    ...hung(19),
    malee([
      { t: 0, x: 190, y: 510, look: 'surprised' },
      { t: 1.6, look: 'laugh' },
      { t: 2.2, look: 'point' },
    ]),
    dominoWithStar([
      { t: 0, x: 1040, y: 520, look: 'star', hop: 26, steady: true },
      { t: 1.3, x: 790 },
    ]),
    appears(cardOf('20'), 150, { x: 850, y: 190, from: 2 }),
  ],
  sounds: [{ at: 2, sound: 'pop' }],
  says: [
    { who: 'malee', text: 'Twenty!', at: 1.8 },
    { who: 'malee', text: "It's on you, Domino!", at: 2.9 },
  ],
};

const starFalls = (at: number): Actor =>
  thingActor(
    star,
    100,
    { t: 0, x: 150 + at * 110, y: -20, opacity: 1 },
    { t: 0.2 + at * 0.62, turn: at % 2 ? -40 : 40 },
    { t: 0.75 + at * 0.62, y: 400 + (at % 3) * 46, turn: at % 2 ? 6 : -6 },
    { t: 6 },
  );

const falling: Shot = {
  seconds: 6,
  back: place('park'),
  actors: Array.from({ length: 7 }, (_, at) => starFalls(at)),
};

export const films: Film[] = [
  film('l12-film', lots, hanging, missing, found),
  film('l12-flash', falling),
];
