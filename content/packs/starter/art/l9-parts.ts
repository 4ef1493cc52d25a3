import {
  babyOf,
  bust,
  type Colour,
  coloured,
  cot,
  type Drawing,
  drawing,
  line,
  lit,
  moved,
  oval,
  person,
  put,
  rect,
  type Svg,
  shape,
  thing,
  windowed,
} from '../../../../tools/content/art/index.ts';

/** Hair that is not the usual hair of anybody of the cast. */
const hairColours = { black: '#23201f', brown: '#8a5228' } as const;

/** A girl whom nobody knows, to look only at her hair. */
export const withHair = (length: 'long' | 'short', colour: keyof typeof hairColours): Drawing =>
  bust('sister', {
    mood: 'smile',
    arm: 'down',
    wearing: {
      hair: { model: length, colour: hairColours[colour] },
      top: { model: 'tshirt', colour: '#dfe6f2' },
    },
  });

/** Only her hair has its colour. */
export const onlyHair = (): Drawing =>
  bust('sister', {
    mood: 'smile',
    arm: 'down',
    wearing: {
      body: { model: 'middle', colour: '#d6dbe4' },
      eyes: { model: 'oval', colour: '#8b93a3' },
      hair: { model: 'long', colour: hairColours.brown },
      top: { model: 'tshirt', colour: '#eceff5' },
    },
  });

/** Head and chest of a child, of whom only the head has its colours. */
export const onlyHead = (): Drawing =>
  lit(
    windowed([10, 8, 380, 440], person('mia', { arm: 'down' }).svg),
    'head',
    rect([0, 0, 400, 318], '#fff'),
  );

type Limb = 'arm' | 'leg';

const sleeve = 'M84 326 H158 L152 408 L138 424 V486 H84Z';

const limbs: Record<Limb, readonly [Svg, Svg]> = {
  arm: [shape(sleeve, '#fff'), shape(sleeve, '#fff', ' transform="matrix(-1 0 0 1 400 0)"')],
  leg: [rect([116, 464, 84, 170], '#fff'), rect([200, 464, 84, 170], '#fff')],
};

/** What of the child is seen: all but the legs, or only the lower half. */
const views: Record<Limb, Drawing['box']> = {
  arm: [36, 30, 328, 470],
  leg: [66, 350, 268, 274],
};

/** A child of whom one arm or leg, or both, have their colours. */
export const limbsOf = (limb: Limb, count: 1 | 2): Drawing =>
  lit(
    windowed(views[limb], person('wei', { arm: 'down', mood: 'smile' }).svg),
    `${limb}-${count}`,
    limbs[limb].slice(0, count).join(''),
  );

/** A child that waves: only the arm has its colours. */
export const onlyArm = (): Drawing =>
  lit(
    windowed([26, 30, 370, 450], person('wei', { arm: 'wave', mood: 'smile' }).svg),
    'arm',
    shape('M250 330 L296 322 L300 262 L392 250 V420 H262 L254 372Z', '#fff'),
  );

type Coat = Extract<Colour, 'white' | 'black'>;

const tailOfHorse = rect([178, 20, 78, 68], '#fff');
const restOfHorse = shape('M0 0 H178 V88 H256 V256 H0Z', '#fff');

/** A horse whose tail has another colour, or the same. */
export const horseOf = (coat: Coat, tail: Coat): Drawing => {
  const id = `horse-${coat}-${tail}`;
  const part = (name: string, outline: Svg, colour: Coat): Svg =>
    `<clipPath id="${id}-${name}">${outline}</clipPath><g clip-path="url(#${id}-${name})">${coloured('horse', colour).svg}</g>`;
  return drawing(
    [8, 8, 240, 240],
    part('rest', restOfHorse, coat),
    part('tail', tailOfHorse, tail),
  );
};

/** A monkey with a thing on its head or in its hand. */
export const monkeyWith = (what: 'pencil' | 'egg', where: 'head' | 'hand'): Drawing =>
  drawing(
    [-36, -56, 292, 312],
    thing('monkey').svg,
    where === 'head'
      ? put(thing(what), 76, what === 'pencil' ? 66 : 52, {
          height: 88,
          turn: what === 'pencil' ? 45 : 0,
        })
      : put(thing(what), 22, 262, { height: 92 }),
  );

/** A snake, which is long or short. */
const snake = (x: number, y: number, bends: number, colours: readonly [string, string]): Svg => {
  const [base, dark] = colours;
  const way = `M${x} ${y} ${Array.from({ length: bends }, (_, at) => `q20 ${at % 2 ? 34 : -34} 40 0`).join(' ')}`;
  const end = x + bends * 40;
  return (
    line(way, dark, 34) +
    line(way, base, 26) +
    oval([end + 6, y, 27, 21], dark) +
    oval([end + 6, y, 23, 17], base) +
    oval([end + 14, y - 6, 5, 6], '#20242f') +
    line(`M${end + 30} ${y + 4} l12 4`, '#e83a3c', 4)
  );
};

const green = ['#5cc274', '#2c8a4a'] as const;
const grey = ['#dde1e9', '#c3c9d5'] as const;

/** A long snake over a short one: the one that is meant is green. */
export const snakes = (which: 'long' | 'short'): Drawing =>
  drawing(
    [0, 0, 256, 256],
    snake(22, 84, 5, which === 'long' ? green : grey),
    snake(22, 186, 2, which === 'short' ? green : grey),
  );

const cap = shape(
  'M84 196 C74 112 132 78 200 78 C268 78 326 112 316 196 C306 158 286 140 252 136 C238 148 222 128 200 132 C178 148 160 130 142 140 C112 144 94 162 84 196Z',
  hairColours.brown,
);

const bow =
  shape('M200 80 L152 54 Q142 82 154 110Z M200 80 L248 54 Q258 82 246 110Z', '#ff5c9d') +
  oval([200, 80, 17, 16], '#e23f82');

/** A baby with brown hair in a small bed. */
export const babyInCot = (): Drawing => {
  const bed = cot(160, 312);
  const one = babyOf('brown');
  return drawing(
    [0, 0, 320, 320],
    rect([0, 0, 320, 320], '#fdf1dc', 24),
    bed.back,
    put(drawing([56, 36, 288, 434], one.svg, cap, bow), 160, 214, { height: 204 }),
    bed.front,
    put(thing('open-book'), 258, 316, { height: 84, turn: 8 }),
  );
};

/** A bare foot from the front. */
export const bareFoot = (x: number, y: number, skin: string): Svg =>
  moved(
    `translate(${x} ${y})`,
    rect([-17, -96, 34, 90], skin, 14) +
      oval([0, -8, 34, 22], skin) +
      [-25, -13, 0, 13, 25]
        .map((dx, at) => oval([dx, at === 0 || at === 4 ? 4 : 8, 8.5, 9], skin))
        .join('') +
      line('M-19 4 v6 M-6.500 6 v8 M6.500 6 v8 M19 4 v6', '#00000026', 3),
  );
