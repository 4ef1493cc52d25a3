import {
  colourSpot,
  line,
  moved,
  oval,
  type Picture,
  person,
  put,
  rect,
  type Svg,
  shape,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import { heart } from './dictionary-parts.ts';
import { candleCake } from './l7-parts.ts';
import { floor, room } from './l14-parts.ts';

/** Three colours, of which the blue one is loved most. */
const favourite = tileOf(
  'favourite',
  put(colourSpot('red'), 44, 240, { height: 78 }),
  put(colourSpot('yellow'), 128, 244, { height: 66 }),
  put(colourSpot('green'), 212, 240, { height: 78 }),
  put(colourSpot('blue'), 118, 176, { height: 166 }),
  heart(190, 56, 104, '#ffffff') + heart(190, 56, 86),
);

/** A folded card, a little open, with a cake and a heart on its front. */
const birthdayCard = tileOf(
  'birthday-card',
  shape('M40 32 L238 46 Q246 47 246 56 V216 Q246 224 238 225 L40 242Z', '#ff9ccb'),
  shape('M40 40 L226 50 V220 L40 234Z', '#fff0f6'),
  shape(
    'M30 20 Q30 12 40 12 L206 22 Q216 23 216 33 V231 Q216 241 206 241 L40 252 Q30 252 30 242Z',
    '#ffe9a8',
    ' stroke="#e8b64a" stroke-width="5"',
  ),
  rect([46, 34, 154, 196], '#fffaf0', 14, ' transform="skewY(1)"'),
  heart(122, 76, 74),
  put(candleCake(3), 122, 222, { height: 88 }),
);

const balloon = (x: number, y: number, colour: string, dark: string): Svg =>
  line(`M${x} ${y + 34} q-8 26 4 56`, '#8b97a8', 3) +
  shape(`M${x} ${y + 28} l-8 12 h16Z`, dark) +
  oval([x, y, 26, 31], colour) +
  oval([x - 9, y - 12, 6, 9], '#ffffff', ' opacity=".6"');

const partyHat: Svg =
  shape('M0 -96 L50 4 Q0 20 -50 4Z', '#8f45dd') +
  line('M-34 -24 Q0 -8 34 -24 M-20 -56 Q0 -46 20 -56', '#ffdf5c', 10) +
  oval([0, -98, 15, 15], '#ff7ab6');

/** A child in a party hat behind a cake with candles. */
const birthday = tileOf(
  'birthday',
  room(
    '#fff1d2',
    balloon(166, 50, '#ff6b6b', '#c93a44') + balloon(222, 66, '#4fa3ff', '#2a6cc0'),
    balloon(28, 56, '#63c87a', '#2f8f4a'),
    put(person('pablo', { mood: 'laugh', arm: 'down', leftArm: 'wave' }), 84, 318, { height: 256 }),
    moved('translate(84 92) rotate(-6) scale(.6)', partyHat),
    floor(220, '#f29bb4') + rect([0, 214, 256, 12], '#f7b9ca', 6),
    put(candleCake(3), 174, 246, { height: 86 }),
  ),
);

/** Words of the dictionary for what children love: a colour, a card, a birthday. */
export const pictures: readonly Picture[] = [favourite, birthdayCard, birthday];
