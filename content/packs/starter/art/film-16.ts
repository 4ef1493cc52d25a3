import {
  type Actor,
  type Drawing,
  dominoActor,
  drawing,
  type Film,
  film,
  hills,
  line,
  moved,
  oval,
  rect,
  type Shot,
  shape,
  thing,
  thingActor,
  wallAndFloor,
} from '../../../../tools/content/art/index.ts';
import { dominoUnder, rainbowUmbrella, snowDog } from './l16-parts.ts';
import { greyCloud, gust, skyOf } from './l16-weather.ts';

/** The map of the weather dog: land, sea and clouds on a wall. */
const studio =
  wallAndFloor('#e7e6fb', '#b9a6e8') +
  rect([270, 40, 640, 320], '#8fc7f2', 22, ' stroke="#ffffff" stroke-width="14"') +
  shape(
    'M330 300 Q340 200 440 190 Q470 110 570 140 Q640 90 720 150 Q840 160 850 250 Q820 330 690 318 Q600 350 500 322 Q400 350 330 300Z',
    '#9bd67f',
  ) +
  shape('M560 200 q40 -26 80 4 q-10 44 -50 44 q-36 -8 -30 -48Z', '#6ec3f2') +
  greyCloud(390, 110, 0.8) +
  greyCloud(800, 110, 0.9);

const sun = thing('sun');
const umbrella = thing('umbrella');

const weatherDog = (keys: Actor['keys'], height = 240): Actor =>
  dominoActor(keys, {
    height,
    extra: {
      umbrella: dominoUnder(umbrella),
      'umbrella-talk': dominoUnder(umbrella, 'sitTalk'),
      snow: snowDog(),
    },
  });

const sunny: Shot = {
  seconds: 5.6,
  back: studio,
  actors: [
    weatherDog([
      { t: 0, x: 200, y: 516, look: 'hello' },
      { t: 2.4, look: 'rest' },
      { t: 4.1, look: 'think' },
    ]),
    thingActor(
      sun,
      170,
      { t: 0, x: 560, y: 240 },
      { t: 3.2, x: 560, y: 240 },
      { t: 3.9, x: 250, y: 330, turn: -160 },
      { t: 4.4, x: 330, y: 520, turn: -260 },
      { t: 5.6, x: 330, y: 520 },
    ),
  ],
  sounds: [{ at: 3.8, sound: 'pop' }],
  says: [
    { who: 'domino', text: 'Hello!', at: 0.4 },
    { who: 'domino', text: "It's sunny!", at: 2 },
  ],
};

const air: Drawing = drawing([-20, -50, 200, 120], gust(0, 0, 1));

const blows = (y: number, from: number): Actor =>
  thingActor(
    air,
    90,
    { t: 0, x: -200, y, opacity: 0 },
    { t: from, x: -160, y, opacity: 1, steady: true },
    { t: from + 1.5, x: 1120, y, opacity: 1 },
  );

const windy: Shot = {
  seconds: 4.6,
  back: studio,
  actors: [
    weatherDog([
      { t: 0, x: 200, y: 516, look: 'rest' },
      { t: 1.6, x: 200, y: 516, turn: 0, steady: true },
      { t: 2.4, x: 1120, y: 380, turn: 40 },
      { t: 2.41, opacity: 0 },
      { t: 2.5, x: -160, y: 516, turn: 0 },
      { t: 2.9, x: -160, y: 516, opacity: 1, hop: 22, steady: true },
      { t: 4, x: 200, y: 516, look: 'think' },
    ]),
    blows(150, 0.4),
    blows(260, 0.8),
    blows(400, 1.1),
    blows(330, 1.5),
  ],
  sounds: [{ at: 1.7, sound: 'hop' }],
  says: [{ who: 'domino', text: "It's windy!", at: 0.4 }],
};

const dropOf: Drawing = drawing([-8, -16, 16, 32], line('M4 -14 L-4 14', '#2f7de6', 6));
const flakeOf: Drawing = drawing(
  [-14, -14, 28, 28],
  oval([0, 0, 12, 12], '#ffffff', ' stroke="#c3d4e8" stroke-width="2"'),
);

/** Drops or flakes that fall one after another. @param seconds how long one takes */
const falls = (
  one: Drawing,
  height: number,
  count: number,
  first: number,
  seconds: number,
): Actor[] =>
  Array.from({ length: count }, (_, at) => {
    const x = 60 + ((at * 0.618) % 1) * 840;
    const from = first + (at * 2.6) / count;
    return thingActor(
      one,
      height,
      { t: 0, x, y: -20, opacity: 1 },
      { t: from, x, y: -20, steady: true },
      { t: from + seconds, x: x - 26, y: 640 },
    );
  });

const raining: Shot = {
  seconds: 4.2,
  back: studio,
  actors: [
    weatherDog([
      { t: 0, x: 200, y: 516, look: 'rest' },
      { t: 1.5, look: 'sad' },
      { t: 2.4, look: 'umbrella' },
    ]),
    ...falls(dropOf, 40, 40, 0.6, 0.9),
  ],
  sounds: [{ at: 2.4, sound: 'pop' }],
  says: [{ who: 'domino', text: "It's raining!", at: 0.4 }],
};

const snowing: Shot = {
  seconds: 5.4,
  back: studio,
  actors: [
    weatherDog([
      { t: 0, x: 200, y: 516, look: 'rest' },
      { t: 2.6, look: 'snow' },
    ]),
    ...falls(flakeOf, 28, 40, 0.5, 1.6),
  ],
  sounds: [{ at: 2.6, sound: 'pop' }],
  says: [
    { who: 'domino', text: "It's snowing!", at: 0.4 },
    { who: 'domino', text: 'Goodbye!', at: 3.4 },
  ],
};

const walks = (one: Drawing, from: number, to: number, start: number): Actor =>
  thingActor(
    one,
    170,
    { t: 0, x: from, y: 470 },
    { t: start, x: from, y: 470, hop: 16, steady: true },
    { t: start + 3.6, x: to, y: 470 },
  );

const rainyDay: Shot = {
  seconds: 5.5,
  back: skyOf('rain', 960, 540) + moved('translate(0 60)', hills),
  front:
    greyCloud(200, 90, 2.4, '#66758a') +
    greyCloud(520, 80, 2.3, '#76859a') +
    greyCloud(820, 90, 2.4, '#58667b'),
  actors: [
    walks(umbrella, -120, 780, 0),
    walks(rainbowUmbrella(), -120, 490, 0.7),
    walks(umbrella, -120, 200, 1.4),
    ...falls(dropOf, 44, 40, 0, 0.8),
    ...falls(dropOf, 44, 40, 2.4, 0.8),
  ],
};

export const films: Film[] = [
  film('l16-film', sunny, windy, raining, snowing),
  film('l16-flash', rainyDay),
];
