import {
  type Actor,
  appears,
  childActor,
  coloured,
  type Drawing,
  domino,
  dominoActor,
  drawing,
  type Film,
  film,
  line,
  mirrored,
  place,
  put,
  rect,
  type Shot,
  thingActor,
} from '../../../../tools/content/art/index.ts';
import { onHorse, riding, sideChair, tallTree } from './l13-play.ts';
import { catching, kicking, sitting, standing, throwing, walking } from './l13-poses.ts';

const ball = coloured('ball', 'red');
const park = place('park');

const player = (name: 'pablo' | 'zara' | 'wei', keys: Actor['keys'], height = 330): Actor =>
  childActor(name, keys, {
    height,
    extra: {
      kick: kicking(name, 'smile', false),
      'kick-talk': kicking(name, 'happy', false),
      catch: catching(name, 'smile', false),
      'catch-talk': catching(name, 'happy', false),
      throw: throwing(name, 'smile', false),
      'throw-talk': throwing(name, 'happy', false),
    },
  });

/** Pablo kicks, Zara catches and throws; all of them say what they do. */
const withBall: Shot = {
  seconds: 7,
  back: park,
  actors: [
    player('pablo', [
      { t: 0, x: 200, y: 500, look: 'rest' },
      { t: 1, look: 'kick' },
      { t: 2.2, look: 'laugh' },
    ]),
    player('zara', [
      { t: 0, x: 760, y: 500, look: 'rest', flip: true },
      { t: 2, look: 'catch' },
      { t: 4.4, look: 'throw' },
      { t: 5.6, look: 'laugh' },
    ]),
    player(
      'wei',
      [
        { t: 0, x: 470, y: 440, look: 'rest' },
        { t: 5, look: 'laugh' },
      ],
      260,
    ),
    thingActor(
      ball,
      60,
      { t: 0, x: 322, y: 502 },
      { t: 1, x: 322, y: 502, steady: true },
      { t: 1.5, x: 470, y: 180, turn: 180, steady: true },
      { t: 2.1, x: 640, y: 420, turn: 360 },
      { t: 4.4, x: 640, y: 420 },
      { t: 4.41, x: 620, y: 320, steady: true },
      { t: 5.2, x: 380, y: 250, turn: 120, steady: true },
      { t: 6, x: 210, y: 330, turn: 0 },
    ),
  ],
  sounds: [
    { at: 1, sound: 'pop' },
    { at: 2.1, sound: 'pop' },
  ],
  says: [
    { who: 'pablo', text: 'I kick the ball!', at: 0.4 },
    { who: 'zara', text: 'I catch the ball!', at: 2.2 },
    { who: 'zara', text: 'I throw the ball!', at: 4.3 },
  ],
};

const kite = coloured('kite', 'green');

/** Domino, who hangs on the string of a kite. */
const onKite = (mood: Parameters<typeof domino>[0]): Drawing => {
  const { box, svg } = domino(mood);
  const [x, y, width, height] = box;
  return drawing(
    [x - 200, y - 420, width + 400, height + 420],
    line(
      `M${x + width * 0.86} ${y + height * 0.42} Q${x + width + 40} ${y - 60} ${x + width + 60} ${y - 210}`,
      '#7d8798',
      8,
    ),
    put(kite, x + width + 60, y - 110, { height: 330 }),
    svg,
  );
};

const dominoWithKite = (keys: Actor['keys'], height = 190): Actor =>
  dominoActor(keys, {
    height,
    extra: {
      kite: onKite('cheer'),
      'kite-talk': onKite('sitTalk'),
    },
  });

const chloe = (keys: Actor['keys'], height = 330): Actor => childActor('chloe', keys, { height });

const flies: Shot = {
  seconds: 6.2,
  back: park,
  actors: [
    chloe([
      { t: 0, x: 220, y: 506, look: 'rest' },
      { t: 0.4, look: 'wave' },
      { t: 2.6, look: 'surprised' },
    ]),
    dominoWithKite([
      { t: 0, x: 520, y: 512, look: 'kite' },
      { t: 2.4, x: 520, y: 512 },
      { t: 3.4, x: 560, y: 420, turn: 6 },
      { t: 6.2, x: 900, y: 300, turn: 12 },
    ]),
  ],
  says: [
    { who: 'chloe', text: "Let's fly a kite!", at: 0.5 },
    { who: 'domino', text: 'Look! I can fly!', at: 3.1 },
  ],
};

const inTree: Shot = {
  seconds: 6.4,
  back: park,
  actors: [
    thingActor(drawing([0, -100, 704, 860], tallTree(352)), 520, { t: 0, x: 640, y: 530 }),
    dominoWithKite([
      { t: 0, x: 300, y: 120, look: 'kite', turn: 10 },
      { t: 1.2, x: 640, y: 236, turn: 0, look: 'sad' },
      { t: 6.4 },
    ]),
    chloe([
      { t: 0, x: 220, y: 506, look: 'surprised' },
      { t: 1.2, look: 'point' },
    ]),
  ],
  sounds: [{ at: 1.2, sound: 'pop' }],
  says: [
    { who: 'chloe', text: "Don't climb the tree, Domino!", at: 1.3 },
    { who: 'domino', text: "I can't come down!", at: 3.9 },
  ],
};

const kickLoop: Shot = {
  seconds: 3,
  back: park,
  actors: [
    player(
      'pablo',
      [
        { t: 0, x: 300, y: 510, look: 'rest' },
        { t: 0.8, look: 'kick' },
        { t: 1.8, look: 'laugh' },
        { t: 2.6, look: 'rest' },
      ],
      380,
    ),
    thingActor(
      ball,
      76,
      { t: 0, x: 470, y: 510 },
      { t: 0.85, x: 470, y: 510, steady: true },
      { t: 1.6, x: 1060, y: 330, turn: 200 },
      { t: 1.8, x: 1060, y: 510, steady: true },
      { t: 2.8, x: 470, y: 510, turn: 0 },
    ),
  ],
};

const blue = coloured('bike', 'blue');

/** Who passes in `l13-riders`: three of them ride. */
const passers: readonly (readonly [Drawing, number, number])[] = [
  [mirrored(walking('mia')), 200, 0],
  [riding('pablo'), 240, 2],
  [mirrored(walking('wei')), 200, 4.4],
  [onHorse('leyla'), 290, 6.2],
  [riding('ivan', blue), 240, 8.6],
];

const riders: Shot = {
  seconds: 14,
  back: park,
  actors: passers.map(([one, height, from]) =>
    thingActor(
      one,
      height,
      { t: 0, x: 1100, y: 500, hop: 6, steady: true },
      { t: from, hop: 6, steady: true },
      { t: from + 5, x: -140 },
    ),
  ),
};

const onChair = ({ box, svg }: Drawing): Drawing => drawing(box, sideChair, svg);

const flash: Shot = {
  seconds: 4.8,
  back: rect([0, 0, 960, 540], '#dfeaf7'),
  actors: [onChair(sitting('chloe')), standing('chloe'), throwing('chloe')].map((look, at) =>
    appears(look, 380, { x: 480, y: 470, from: 0.3 + at * 1.5, to: 1.6 + at * 1.5 }),
  ),
};

export const films: Film[] = [
  film('l13-film', withBall, flies, inTree),
  film('l13-kick', kickLoop),
  film('l13-riders', riders),
  film('l13-flash', flash),
];
