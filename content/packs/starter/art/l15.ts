import {
  type Drawing,
  domino,
  drawing,
  oval,
  type Picture,
  person,
  place,
  plate,
  put,
  rect,
  rug,
  type Svg,
  scene,
  shadow,
  table,
  thing,
  tile,
  tileOf,
  wallAndFloor,
} from '../../../../tools/content/art/index.ts';
import { closedBox } from './l12-parts.ts';
import { ballOf, held, notes, paints, photo, skateboard, tennisBall } from './l15-parts.ts';
import { guitarist, inTeam } from './l15-people.ts';

/** Things that are shown as they are. */
const plain = [
  'football',
  'basketball',
  'tennis',
  'badminton',
  'table-tennis',
  'fishing',
  'skateboard',
  'guitar',
  'piano',
];

const sport: Picture = tileOf(
  'sport',
  put(thing('tennis'), 176, 150, { height: 150 }),
  put(thing('football'), 78, 122, { height: 116 }),
  put(thing('basketball'), 92, 248, { height: 126 }),
  put(thing('table-tennis'), 196, 252, { height: 104 }),
);

const hobby: Picture = tileOf(
  'hobby',
  put(thing('guitar'), 178, 150, { height: 148 }),
  put(paints, 76, 140, { height: 136 }),
  put(thing('camera'), 84, 252, { height: 104 }),
  put(thing('open-book'), 194, 252, { height: 104 }),
);

/** Three children in the same shirts, with their ball. */
const team: Drawing = drawing(
  [0, 0, 400, 384],
  shadow(200, 372, 360),
  put(inTeam('pablo'), 82, 372, { height: 320 }),
  put(inTeam('wei'), 318, 372, { height: 320 }),
  put(inTeam('zara'), 200, 378, { height: 340 }),
  put(thing('football'), 262, 384, { height: 76 }),
);

const boxWith = (look: 'clean' | 'dirty', where: 'behind' | 'next'): Picture => {
  const box = put(closedBox(), where === 'behind' ? 128 : 84, 250, {
    height: where === 'behind' ? 164 : 150,
  });
  const ball =
    where === 'behind'
      ? put(ballOf(look), 128, 142, { height: 128 })
      : put(ballOf(look), 200, 250, { height: 104 });
  return tileOf(`l15-ball-${look}-${where}`, where === 'behind' ? ball + box : box + ball);
};

const wall: Svg = wallAndFloor('#e4f1fb', '#d8a873');

/** A room with a photo, a piano, a guitar and a skateboard; a plate for the word of each. */
const sportsRoom: Picture = scene(
  'l15-sports-room',
  wall,
  rug(480, 420, 420, '#8fcfc2', '#b3e0d7'),
  put(photo, 170, 214, { height: 180 }),
  plate(170, 250, 200),
  shadow(170, 448, 250),
  put(skateboard, 170, 452, { height: 90 }),
  plate(170, 500, 230),
  table(480, 452, 320, 130),
  put(thing('piano'), 480, 326, { height: 270 }),
  plate(480, 500, 200),
  put(thing('guitar'), 790, 452, { height: 320 }),
  plate(790, 500, 200),
);

/** Three balls among other things in a park. */
const balls: Picture = scene(
  'l15-balls',
  place('park'),
  put(thing('tree'), 580, 400, { height: 380 }),
  put(thing('basketball'), 580, 300, { height: 110 }),
  shadow(190, 490, 120),
  put(thing('football'), 190, 492, { height: 118 }),
  shadow(380, 506, 180),
  put(skateboard, 380, 510, { height: 66 }),
  put(thing('orange'), 480, 512, { height: 56 }),
  put(thing('guitar'), 720, 512, { height: 180 }),
  put(tennisBall, 820, 500, { height: 70 }),
  put(thing('duck'), 300, 420, { height: 84 }),
  put(thing('apple'), 90, 450, { height: 60 }),
);

const labels: Picture = scene(
  'l15-labels',
  rect([0, 0, 960, 540], '#bfe6ff') + rect([0, 400, 960, 140], '#86cc6b'),
  put(thing('badminton'), 180, 420, { height: 300 }),
  put(team, 490, 430, { height: 340 }),
  shadow(790, 414, 260),
  put(skateboard, 790, 420, { height: 80 }),
  ...[180, 490, 790].map((x, at) => plate(x, 474, at === 1 ? 200 : 230)),
);

/** Pictures of lesson 15, Sports and hobbies. */
export const pictures: readonly Picture[] = [
  ...plain.map(name => tile(name, thing(name))),
  tile('photo', photo),
  tile('team', team),
  sport,
  hobby,
  ...(['clean', 'dirty'] as const).flatMap(look =>
    (['behind', 'next'] as const).map(where => boxWith(look, where)),
  ),
  sportsRoom,
  balls,
  labels,
  tileOf(
    'l15-lesson',
    oval([128, 128, 124, 124], '#d9f0d3'),
    put(person('leyla', { mood: 'laugh', holding: held.tennis, thingHeight: 230 }), 100, 246, {
      height: 206,
    }),
    put(domino('cheer'), 204, 250, { height: 104 }),
  ),
  tileOf(
    'song-i-like-playing',
    oval([128, 128, 124, 124], '#e7e6fb'),
    put(guitarist('wei'), 110, 250, { height: 222 }),
    put(thing('basketball'), 206, 250, { height: 78 }),
    notes(206, 72, 66),
  ),
];
