import {
  ball,
  childActor,
  coloured,
  type Drawing,
  dominoActor,
  dominoWearing,
  type Film,
  film,
  line,
  oval,
  place,
  rect,
  type Shot,
  type Svg,
  shape,
  thingActor,
} from '../../../../tools/content/art/index.ts';

const room = place('empty-room');

/** Pablo's big basket, x its middle, y the ground; a cloth hangs over it. */
const basket = (x: number, y: number): Svg =>
  shape(
    `M${x - 130} ${y - 150} H${x + 130} L${x + 108} ${y - 12} Q${x + 106} ${y} ${x + 90} ${y} H${x - 90} Q${x - 106} ${y} ${x - 108} ${y - 12}Z`,
    '#d9a25c',
  ) +
  [128, 92, 56, 22]
    .map(up => line(`M${x - 106 - up * 0.14} ${y - up} H${x + 106 + up * 0.14}`, '#b97f3e', 5))
    .join('') +
  [-84, -42, 0, 42, 84].map(dx => line(`M${x + dx} ${y - 146} V${y - 6}`, '#b97f3e', 5)).join('') +
  rect([x - 140, y - 168, 280, 30], '#c98f4a', 15);

const cloth = (x: number, y: number): Svg =>
  shape(
    `M${x - 136} ${y - 150} Q${x - 120} ${y - 226} ${x} ${y - 222} Q${x + 120} ${y - 226} ${x + 136} ${y - 150} q-20 34 -46 0 q-22 34 -46 0 q-22 34 -46 0 q-22 34 -46 0 q-22 34 -44 0 q-24 30 -44 0Z`,
    '#8cc4ff',
  ) +
  [-90, -30, 40, 96]
    .map((dx, at) => oval([x + dx, y - 184 + (at % 2) * 16, 9, 9], '#ffffffaa'))
    .join('');

const blueAndYellow = ball('blue', 'yellow');
const robot = coloured('robot', 'red');

/** Domino with his ball on the head. */
const withBall = (mood: Parameters<typeof dominoWearing>[0]): Drawing =>
  dominoWearing(mood, blueAndYellow, 150);

const withRobot = {
  rest: { mood: 'smile', arm: 'hold', holding: robot, thingHeight: 170 },
} as const;

const pablo = (
  keys: Parameters<typeof childActor>[1],
  options: Parameters<typeof childActor>[2] = {},
) => childActor('pablo', keys, { height: 380, ...options });

const holdsRobot = { pose: withRobot.rest, extra: {} };

const ballTalk: Shot = {
  seconds: 6.5,
  back: room,
  actors: [
    pablo([
      { t: 0, x: 330, y: 524, look: 'point' },
      { t: 2.6, look: 'rest' },
      { t: 5, look: 'laugh' },
    ]),
    dominoActor(
      [{ t: 0, x: 660, y: 520, look: 'ball' }, { t: 5, look: 'ball', hop: 18 }, { t: 6.5 }],
      { height: 300, extra: { ball: withBall('sit'), 'ball-talk': withBall('sitTalk') } },
    ),
  ],
  says: [
    { who: 'pablo', text: 'What {colour|color} is it?', at: 0.7 },
    { who: 'domino', text: "It's blue and yellow!", at: 2.8 },
  ],
  camera: [
    { t: 0, x: 520, y: 300, zoom: 1.1 },
    { t: 6, x: 540, y: 310, zoom: 1.22 },
  ],
};

const shots: Shot[] = [
  {
    seconds: 6.5,
    back: room,
    front: basket(520, 516) + cloth(520, 516),
    actors: [
      pablo([
        { t: 0, x: 280, y: 516, look: 'wave' },
        { t: 2.4, look: 'point' },
      ]),
      dominoActor([
        { t: 0, x: 780, y: 516, look: 'hello' },
        { t: 3, look: 'cheer', hop: 20 },
        { t: 5, look: 'rest' },
      ]),
    ],
    says: [
      { who: 'pablo', text: 'Hello, Domino!', at: 0.6 },
      { who: 'pablo', text: 'I have ten toys!', at: 2.8 },
    ],
  },
  {
    seconds: 6.5,
    back: room,
    front: basket(520, 516),
    actors: [
      thingActor(
        robot,
        210,
        { t: 0, x: 520, y: 512, scale: 0.72 },
        { t: 0.5 },
        { t: 1.2, y: 486, scale: 1 },
      ),
      pablo([
        { t: 0, x: 280, y: 516 },
        { t: 3.6, look: 'laugh' },
      ]),
      dominoActor([
        { t: 0, x: 780, y: 516, look: 'think' },
        { t: 5, look: 'rest' },
      ]),
    ],
    sounds: [{ at: 0.9, sound: 'pop' }],
    says: [
      { who: 'domino', text: 'Is it a car?', at: 1.3 },
      { who: 'pablo', text: "No, it isn't.", at: 3.6 },
    ],
    camera: [
      { t: 0, x: 520, y: 320, zoom: 1.1 },
      { t: 6, x: 520, y: 340, zoom: 1.28 },
    ],
  },
  {
    seconds: 7.5,
    back: room,
    front: basket(520, 516),
    actors: [
      thingActor(
        robot,
        210,
        { t: 0, x: 520, y: 486 },
        { t: 2.4 },
        { t: 3, x: 470, y: 250 },
        { t: 3.05, opacity: 0 },
      ),
      pablo(
        [
          { t: 0, x: 280, y: 516, look: 'rest' },
          { t: 3, look: 'held' },
        ],
        {
          extra: heldLooks(),
        },
      ),
      dominoActor([
        { t: 0, x: 780, y: 516, look: 'think' },
        { t: 3.2, look: 'cheer', hop: 24 },
        { t: 5, look: 'rest' },
      ]),
    ],
    sounds: [{ at: 2.5, sound: 'pop' }],
    says: [
      { who: 'domino', text: 'Is it a robot?', at: 0.7 },
      { who: 'pablo', text: 'Yes, it is!', at: 3 },
      { who: 'pablo', text: "It's a red robot.", at: 4.7 },
    ],
  },
  {
    seconds: 7.5,
    back: room,
    actors: [
      pablo([{ t: 0, x: 300, y: 520, look: 'held' }], { extra: heldLooks() }),
      dominoActor(
        [
          { t: 0, x: 640, y: 516, look: 'rest' },
          { t: 4.9, look: 'ball' },
        ],
        { height: 240, extra: { ball: withBall('sit'), 'ball-talk': withBall('sitTalk') } },
      ),
      thingActor(
        blueAndYellow,
        76,
        { t: 0, x: 1020, y: 510, steady: true },
        { t: 3.4, steady: true },
        { t: 4.4, x: 740, turn: -400 },
        { t: 4.9, opacity: 1 },
        { t: 4.95, opacity: 0 },
      ),
    ],
    sounds: [{ at: 4.9, sound: 'pop' }],
    says: [
      { who: 'pablo', text: 'Do you have a robot?', at: 0.6 },
      { who: 'domino', text: "No, I don't.", at: 2.8 },
      { who: 'domino', text: 'I have a ball!', at: 5 },
    ],
  },
  ballTalk,
];

/** Pablo with his robot high in the air. */
function heldLooks(): Record<string, Drawing> {
  const looks = childActor('pablo', [{ t: 0 }], { pose: holdsRobot.pose }).looks;
  const { rest, 'rest-talk': talk } = looks;
  return rest && talk ? { held: rest, 'held-talk': talk } : {};
}

export const films: Film[] = [film('l3-film', ...shots), film('l3-film-5', ballTalk)];
