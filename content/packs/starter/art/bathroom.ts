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

/** Ivan at the basin: he rubs his face, drops fly. */
const washing = (mood: 'smile' | 'happy', up: boolean): Drawing => {
  const { box, svg } = person('ivan', {
    mood,
    arm: 'down',
    eating: bubblesOfSoap(),
    thingHeight: 90,
  });
  const drops = up
    ? drop(60, 150, 1.2) + drop(340, 130, 1.2) + drop(90, 330, 1)
    : drop(80, 200, 1.2) + drop(320, 190, 1.2) + drop(330, 340, 1);
  return drawing(box, svg, drops);
};

function bubblesOfSoap(): Drawing {
  return drawing(
    [0, 0, 100, 90],
    oval([40, 50, 30, 28], '#ffffffdd', ' stroke="#bfe6f5" stroke-width="3"'),
    oval([70, 36, 22, 20], '#ffffffdd', ' stroke="#bfe6f5" stroke-width="3"'),
    oval([68, 66, 18, 17], '#ffffffdd', ' stroke="#bfe6f5" stroke-width="3"'),
  );
}

export const basin = (dy: number): Svg =>
  `<g transform="translate(0 ${dy})"><path d="M200 330 H460 Q456 420 380 426 H280 Q204 420 200 330Z" fill="#fff"/><rect x="188" y="316" width="284" height="26" rx="13" fill="#f4fafb"/><rect x="308" y="424" width="44" height="140" rx="8" fill="#e6f1f3"/>${line('M420 316 V280 Q420 266 404 266 H384 V282', '#9fb3bf', 11)}</g>`;

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
