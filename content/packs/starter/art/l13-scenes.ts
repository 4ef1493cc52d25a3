import {
  cloud,
  domino,
  drawing,
  hills,
  type Picture,
  person,
  place,
  plate,
  put,
  type Svg,
  scene,
  shadow,
  sky,
  thing,
} from '../../../../tools/content/art/index.ts';
import { openBox } from './l12-parts.ts';
import { roadWithCars } from './l13-parts.ts';
import { climber, riding, sideChair, tallTree, withKite } from './l13-play.ts';
import { catching, kicking, sitting, standing, throwing, walking } from './l13-poses.ts';

const road: Picture = scene(
  'l13-road',
  roadWithCars(),
  shadow(330, 392, 150),
  put(standing('mia'), 330, 396, { height: 270 }),
);

/** Grass without trees or flowers, so that there is one of each to put something next to. */
const lawn: Svg = sky() + cloud(360, 80, 1) + cloud(700, 66, 0.9) + hills;

/** The chair on its own. */
const chair = drawing([80, 320, 190, 300], sideChair);

/** A flower, a chair, a tree and a box, with room for what belongs next to, on or in them. */
const places: Picture = scene(
  'l13-places',
  lawn,
  put(thing('tree'), 170, 430, { height: 300 }),
  put(chair, 500, 490, { height: 250 }),
  put(openBox(), 790, 500, { height: 180 }),
);

const testPlaces: Picture = scene(
  'l13-test-places',
  lawn,
  put(drawing([-10, -100, 560, 860], tallTree(352)), 200, 500, { height: 470 }),
  put(chair, 520, 490, { height: 250 }),
  put(thing('flower'), 850, 500, { height: 120 }),
);

/** Chloe on a chair. */
const onChair = drawing([-10, 20, 440, 605], sideChair, sitting('chloe').svg);

/** Four children at play, and a plate for a word under each. */
const labels: Picture = scene(
  'l13-labels',
  place('meadow'),
  put(climber('malee'), 130, 440, { height: 410 }),
  put(onChair, 370, 440, { height: 250 }),
  put(throwing('wei'), 560, 440, { height: 250 }),
  put(riding('ivan'), 820, 444, { height: 270 }),
  ...[125, 365, 595, 825].map(x => plate(x, 492, 190)),
);

const testLabels: Picture = scene(
  'l13-test-labels',
  place('meadow'),
  put(kicking('ali'), 160, 430, { height: 300 }),
  put(catching('leyla'), 470, 430, { height: 300 }),
  put(walking('malee'), 800, 430, { height: 300 }),
  ...[180, 490, 800].map(x => plate(x, 486, 200)),
);

/** Mia and Ali on the way to the playground, with a kite. */
const lets: Picture = scene(
  'l13-lets',
  place('playground'),
  put(withKite('mia'), 330, 520, { height: 480 }),
  put(person('ali', { mood: 'laugh', arm: 'wave' }), 600, 516, { height: 340 }),
);

/** Domino climbs a tree, and Zara calls him. */
const dont: Picture = scene(
  'l13-dont',
  place('meadow'),
  put(drawing([0, -100, 704, 860], tallTree(352)), 620, 524, { height: 510 }),
  put(domino('cheer'), 596, 372, { height: 190, turn: -10 }),
  put(person('zara', { mood: 'surprised', arm: 'point' }), 290, 516, { height: 350 }),
);

/** Scenes of lesson 13. */
export const pictures: readonly Picture[] = [
  road,
  places,
  testPlaces,
  labels,
  testLabels,
  lets,
  dont,
];
