import {
  bust,
  coloured,
  countable,
  type Drawing,
  domino,
  drawing,
  glassOfWater,
  line,
  oval,
  type PersonName,
  type Picture,
  put,
  rect,
  type Svg,
  shape,
  snugTile,
  thing,
  tile,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import { mud } from './l10-parts.ts';
import { boxUnder, forbidden, framed, leaf, onSign } from './l13-parts.ts';
import { climber, flyingBird, lowTable, onHorse, riding, sideChair, withKite } from './l13-play.ts';
import { catching, kicking, sitting, standing, throwing, walking } from './l13-poses.ts';

const green = coloured('kite', 'green');

const skyDisc: Svg = oval([128, 128, 124, 124], '#cfeaff');

/** A child and what it sits or stands on, in one frame. @param lift how high the child is put */
const onTop = (seat: Svg, child: Drawing, lift = 0): Drawing =>
  drawing(
    [-10, lift ? -100 : -40, 440, lift ? 725 : 665],
    seat,
    `<g transform="translate(0 ${-lift})">${child.svg}</g>`,
  );

/** A child on top of a box. */
const onBox = (child: Drawing, lift = 0): Drawing => {
  const { box, svg } = onTop(boxUnder(200), child, lift);
  return drawing([box[0], box[1], box[2], box[3] + 65], svg);
};

/** A child with a box at its right side. */
const nextTo = (child: Drawing): Drawing => drawing([-10, 20, 600, 670], boxUnder(462), child.svg);

const sits = (seat: Svg): Drawing => onTop(seat, sitting('leyla'));
const stands = (seat: Svg): Drawing => onTop(seat, standing('leyla'), 108);

const words: readonly Picture[] = [
  tileOf(
    'walk',
    rect([10, 230, 236, 18], '#e8d3a4', 9),
    put(walking('mia'), 128, 246, { height: 236 }),
  ),
  tile('ride', riding('ivan')),
  tileOf(
    'fly',
    skyDisc,
    put(flyingBird(), 84, 214, { height: 104 }),
    put(green, 168, 154, { height: 138 }),
  ),
  tileOf('throw', put(throwing('wei'), 100, 248, { height: 234 })),
  tileOf('catch', put(catching('zara'), 104, 248, { height: 232 })),
  tileOf('kick', put(kicking('pablo'), 98, 248, { height: 234 })),
  tile('climb', climber('malee')),
  tile('sit', onTop(sideChair, sitting('chloe'))),
  tileOf(
    'stand',
    put(drawing([70, 320, 200, 300], sideChair), 52, 248, { height: 118 }),
    put(standing('ali'), 160, 250, { height: 240 }),
  ),
  tileOf('stop', onSign()),
];

const where: readonly Picture[] = [
  tileOf('l13-domino-tree', leaf(put(domino('cheer'), 128, 150, { height: 112 }))),
  tileOf(
    'l13-domino-pond',
    oval([128, 200, 122, 50], '#6ec3f2'),
    oval([120, 192, 96, 34], '#8fd6fb'),
    put(domino('wet'), 128, 216, { height: 170 }),
    oval([128, 216, 92, 22], '#6ec3f2'),
    line('M70 214 q14 -9 28 0 t28 0 t28 0 t28 0', '#ffffffcc', 5),
  ),
  tileOf(
    'l13-domino-bike',
    put(thing('bike'), 128, 248, { height: 152 }),
    put(domino('sit'), 150, 146, { height: 136 }),
  ),
];

const seats: readonly Picture[] = [
  tile('l13-sit-chair', sits(sideChair)),
  tile('l13-sit-table', sits(lowTable)),
  tile('l13-stand-chair', stands(sideChair)),
  tile('l13-stand-table', stands(lowTable)),
  tile('l13-sit-on-box', onBox(sitting('pablo'))),
  tile('l13-stand-on-box', onBox(standing('pablo'), 114)),
  tile('l13-sit-next-to-box', nextTo(onTop(sideChair, sitting('pablo')))),
  tile('l13-stand-next-to-box', nextTo(standing('pablo'))),
];

const rules: readonly Picture[] = (['run', 'climb'] as const).flatMap(action =>
  ([true, false] as const).map(allowed =>
    tileOf(`l13-${action}-${allowed ? 'yes' : 'no'}`, forbidden(action, allowed)),
  ),
);

const child = (name: PersonName, dirty: boolean, wish: Drawing): Svg =>
  put(bust(name, { mood: dirty ? 'unhappy' : 'smile', arm: 'down' }), 92, 256, { height: 172 }) +
  (dirty ? mud(62, 182, 8) + mud(122, 196, 7) + mud(88, 244, 11) : '') +
  oval([196, 56, 58, 54], '#d6e9fb') +
  oval([150, 104, 10, 9], '#d6e9fb') +
  oval([138, 122, 6, 5], '#d6e9fb') +
  put(wish, 197, 94, { height: 78 });

const wishes: readonly Picture[] = ([true, false] as const).flatMap(dirty => [
  tileOf(`l13-${dirty ? 'dirty' : 'clean'}-water`, child('ivan', dirty, glassOfWater())),
  tileOf(`l13-${dirty ? 'dirty' : 'clean'}-ice`, child('ivan', dirty, thing('ice-cream'))),
]);

const bird = flyingBird('#ff9f43', '#d9772b', '#ffe0b8');

const mine: readonly Picture[] = [
  tile('l13-fly-kite', withKite('zara')),
  tileOf(
    'l13-fly-bird',
    skyDisc,
    oval([70, 190, 40, 22], '#ffffff'),
    oval([104, 196, 34, 18], '#ffffff'),
    put(bird, 132, 170, { height: 128 }),
  ),
  tile('l13-ride-horse', onHorse('ali')),
  tileOf(
    'l13-catch-bird',
    put(catching('leyla', 'happy', false), 92, 252, { height: 206 }),
    put(bird, 200, 84, { height: 74 }),
  ),
];

const zaraRides: Picture = tileOf(
  'l13-zara-ride',
  rect([6, 236, 244, 14], '#e8d3a4', 7),
  put(riding('zara', coloured('bike', 'blue')), 128, 246, { height: 238 }),
);

const kickDoor: Picture = tileOf(
  'l13-door-no',
  framed(
    rect([150, 44, 86, 176], '#c9935d', 6) +
      rect([164, 60, 58, 62], '#dba76c', 6) +
      rect([164, 136, 58, 62], '#dba76c', 6) +
      oval([164, 130, 6, 6], '#ffd23f') +
      put(kicking('wei', 'smile', false), 84, 222, { height: 160 }),
    false,
  ),
);

const lesson: Picture = tileOf(
  'l13-lesson',
  oval([128, 128, 124, 124], '#cfeaff'),
  shape('M10 170 Q128 130 246 170 Q226 252 128 252 Q30 252 10 170Z', '#86cc6b'),
  put(withKite('mia'), 116, 244, { height: 214 }),
  put(domino('cheer'), 206, 240, { height: 92 }),
);

const cover: Picture = tileOf(
  'song-lets-go-to-the-park',
  oval([128, 128, 124, 124], '#ffe9c9'),
  shape('M10 176 Q128 140 246 176 Q226 252 128 252 Q30 252 10 176Z', '#86cc6b'),
  put(walking('ali', 'laugh'), 92, 240, { height: 178 }),
  put(domino('cheer'), 186, 240, { height: 124 }),
  put(thing('musical-notes'), 190, 92, { height: 60, turn: -8 }),
);

/** Pictures of lesson 13, In the park. */
export const pictures: readonly Picture[] = [
  ...words,
  ...where,
  ...seats,
  ...rules,
  ...wishes,
  ...mine,
  zaraRides,
  kickDoor,
  lesson,
  cover,
  snugTile('l13-kite-17', countable(green, 17)),
];
