import {
  childActor,
  coloured,
  colours,
  type Drawing,
  dominoActor,
  dominoInTrousers,
  dressedDomino,
  type Film,
  film,
  oval,
  place,
  rect,
  type Shot,
  type Svg,
  shape,
  thing,
  thingActor,
} from '../../../../tools/content/art/index.ts';

const fold = (x: number, width: number): Svg =>
  shape(
    `M${x} 0 H${x + width} C${x + width - 8} 160 ${x + width - 4} 330 ${x + width + 6} 452 H${x + 4} C${x - 4} 330 ${x + 6} 160 ${x} 0Z`,
    '#a8325f',
  );

/** A stage with curtains at both sides and a runway of light. */
const stage: Svg =
  rect([0, 0, 960, 540], '#5b2a6e') +
  shape('M480 20 L250 500 H710Z', '#ffe9a8', ' opacity=".22"') +
  rect([0, 440, 960, 100], '#c9935d') +
  rect([0, 440, 960, 14], '#dba76c') +
  oval([480, 500, 300, 30], '#f7d79a') +
  [0, 62, 124].map(x => fold(x, 56)).join('') +
  [780, 842, 904].map(x => fold(x, 56)).join('') +
  shape(
    'M0 0 H960 V60 q-40 44 -80 0 t-80 0 t-80 0 t-80 0 t-80 0 t-80 0 t-80 0 t-80 0 t-80 0 t-80 0 t-80 0 t-80 0Z',
    '#c23a72',
  );

const plain = { topTexture: { model: 'plain' } };
const hex = (colour: keyof typeof colours): string => colours[colour].base;

const chloe = (keys: Parameters<typeof childActor>[1]) =>
  childActor('chloe', keys, {
    height: 380,
    pose: {
      wearing: {
        ...plain,
        hat: { model: 'sunhat', colour: hex('yellow') },
        top: { model: 'dress', colour: hex('purple') },
        bottom: { model: 'shorts', colour: hex('purple') },
      },
    },
  });

const noah = (keys: Parameters<typeof childActor>[1]) =>
  childActor('noah', keys, {
    height: 380,
    pose: { wearing: { ...plain, top: { model: 'tshirt', colour: hex('green') } } },
  });

const dress: Shot = {
  seconds: 5,
  back: stage,
  actors: [
    chloe([
      { t: 0, x: 960, y: 512, look: 'rest', hop: 14, steady: true },
      { t: 1.4, x: 480, look: 'wave' },
      { t: 4, look: 'laugh' },
    ]),
  ],
  says: [{ who: 'chloe', text: 'I wear a purple dress.', at: 1.5 }],
};

const shirt: Shot = {
  seconds: 5.5,
  back: stage,
  actors: [
    noah([
      { t: 0, x: -80, y: 512, look: 'rest', steady: true },
      { t: 1.4, x: 480, look: 'wave' },
      { t: 4.4, look: 'laugh' },
    ]),
  ],
  says: [{ who: 'noah', text: 'I wear a green T-shirt and clean shoes.', at: 1.5 }],
};

const trousers: Drawing = dominoInTrousers('sit');

const legs: Shot = {
  seconds: 8,
  back: stage,
  actors: [
    chloe([
      { t: 0, x: 270, y: 512, look: 'surprised' },
      { t: 4.2, look: 'point' },
      { t: 6.8, look: 'laugh' },
    ]),
    noah([
      { t: 0, x: 730, y: 512, look: 'rest' },
      { t: 2, look: 'surprised' },
      { t: 6.4, look: 'laugh' },
    ]),
    dominoActor(
      [
        { t: 0, x: 480, y: 620, opacity: 0, look: 'trousers' },
        { t: 0.2, y: 516, opacity: 1, hop: 24 },
        { t: 3.2, look: 'trousers' },
        { t: 6.4, look: 'happy', hop: 14 },
        { t: 8 },
      ],
      {
        height: 230,
        extra: {
          trousers,
          'trousers-talk': dominoInTrousers('sitTalk'),
          happy: dominoInTrousers('cheer'),
        },
      },
    ),
  ],
  sounds: [{ at: 0.2, sound: 'pop' }],
  says: [
    { who: 'domino', text: "I'm happy!", at: 1.2 },
    { who: 'chloe', text: 'Domino! {Trousers|Pants} are for legs!', at: 4.2 },
  ],
};

/** Domino gets a hat, a coat and glasses, one after the other. */
const flash: Shot = {
  seconds: 7,
  back: place('empty-room'),
  actors: [
    dominoActor(
      [
        { t: 0, x: 480, y: 510, look: 'rest' },
        { t: 1.6, look: 'hat' },
        { t: 3.4, look: 'coat' },
        { t: 5.2, look: 'glasses' },
        { t: 7 },
      ],
      {
        height: 330,
        extra: {
          hat: dressedDomino('sit', { hat: thing('hat') }),
          coat: dressedDomino('sit', { hat: thing('hat'), coat: 'blue' }),
          glasses: dressedDomino('sit', { hat: thing('hat'), coat: 'blue', glasses: true }),
        },
      },
    ),
    ...(
      [
        [thing('hat'), 0.4, 1.6, 190, 130],
        [coloured('coat', 'blue'), 2.2, 3.4, 470, 130],
        [thing('glasses'), 4, 5.2, 330, 64],
      ] as const
    ).map(([one, from, to, y, height]) =>
      thingActor(
        one,
        height,
        { t: 0, x: 1080, y },
        { t: from },
        { t: to - 0.1, x: 480, opacity: 1 },
        { t: to, opacity: 0 },
      ),
    ),
  ],
};

export const films: Film[] = [film('l10-film', dress, shirt, legs), film('l10-flash', flash)];
