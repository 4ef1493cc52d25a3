import {
  type Actor,
  type Drawing,
  drawing,
  drop,
  line,
  oval,
  person,
  rect,
  type Svg,
} from '../../../../tools/content/art/index.ts';

/** Ivan at the basin: he rubs his hands with soap, drops fly. */
const washing = (mood: 'smile' | 'happy', up: boolean): Drawing => {
  const { box, svg } = person('ivan', { mood, carrying: bubblesOfSoap(up), thingHeight: 120 });
  const drops = up
    ? drop(110, 400, 1.2) + drop(296, 384, 1.1) + drop(270, 330, 0.9)
    : drop(120, 360, 1) + drop(290, 420, 1.2) + drop(140, 440, 1);
  return drawing(box, svg, drops);
};

function bubblesOfSoap(up: boolean): Drawing {
  const foam = ' stroke="#bfe6f5" stroke-width="3"';
  const big = up ? 4 : -4;
  return drawing(
    [0, 0, 110, 90],
    oval([40, 50, 30 + big, 28 + big], '#ffffffdd', foam),
    oval([74, 38, 24 - big, 22 - big], '#ffffffdd', foam),
    oval([70, 66, 19 + big, 18 + big], '#ffffffdd', foam),
  );
}

/** A basin with a tall tap, whose water runs over the hands of who stands behind it. */
export const basin = (dy: number): Svg =>
  `<g transform="translate(0 ${dy})"><path d="M200 330 H460 Q456 420 380 426 H280 Q204 420 200 330Z" fill="#fff"/><rect x="188" y="316" width="284" height="26" rx="13" fill="#f4fafb"/><rect x="308" y="424" width="44" height="140" rx="8" fill="#e6f1f3"/>${line('M436 320 V206 Q436 190 420 190 H346 Q332 190 332 204 V210', '#9fb3bf', 12)}${line('M332 222 V262', '#8fd3ff', 9)}</g>`;

export const bathroom =
  rect([0, 0, 960, 540], '#dff3f4') +
  Array.from({ length: 12 }, (_, at) => line(`M${at * 84} 0 V380`, '#c6e4e6', 3)).join('') +
  [95, 190, 285].map(y => line(`M0 ${y} H960`, '#c6e4e6', 3)).join('') +
  rect([0, 380, 960, 160], '#a8cfd6') +
  rect([250, 20, 170, 170], '#c9ecfb', 20, ' stroke="#fff" stroke-width="14"');

/** Drops come and go three times a second. */
export const washKeys = (x: number, y: number): Actor['keys'] => [
  { t: 0, x, y, look: 'rest' },
  ...Array.from({ length: 20 }, (_, at) => ({
    t: (at + 1) * 0.3,
    look: at % 2 ? 'rest' : 'up',
  })),
];

export const washer = (keys: Actor['keys'], height: number): Actor => ({
  who: 'ivan',
  height,
  keys,
  looks: {
    rest: washing('smile', false),
    'rest-talk': washing('happy', false),
    up: washing('smile', true),
    'up-talk': washing('happy', true),
  },
});
