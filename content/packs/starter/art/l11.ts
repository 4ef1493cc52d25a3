import {
  bathtub,
  clockFace,
  coloured,
  type Drawing,
  domino,
  drawing,
  emptyFrame,
  fence,
  flats,
  flowers,
  lamp,
  oval,
  type Picture,
  person,
  plate,
  put,
  rect,
  type Svg,
  scene,
  snugTile,
  sofa,
  studyDesk,
  table,
  tallBed,
  thing,
  tile,
  tileOf,
  tree,
  wallAndFloor,
  windowOf,
} from '../../../../tools/content/art/index.ts';
import {
  cat,
  chair,
  dog,
  door,
  dress,
  foam,
  hat,
  nearBath,
  nearBed,
  nearLamp,
  nearSofa,
  notes,
  shoes,
  socks,
  tallSofa,
  trousers,
} from './l11-parts.ts';
import {
  bathroom,
  bedroom,
  cornered,
  garden,
  kitchen,
  livingRoom,
  openHouse,
  rooms,
} from './l11-rooms.ts';

const asleep = domino('sleep');

/** Where Domino may sleep. */
const dominoAt: Record<string, Svg> = {
  bed: bedroom({ on: put(asleep, 240, 100, { height: 150 }) }),
  bath: bathroom({ inBath: put(asleep, 150, 150, { height: 180 }) + foam(156, 108, 0.9) }),
  table: kitchen({ behind: put(asleep, 540, 506, { height: 130 }) }),
  garden: garden + put(asleep, 540, 506, { height: 210 }),
};

/** A low picture, which shows big on a wide button: what is on a tile below `top`. */
const low = (name: string, top: number, svg: Svg): Picture =>
  snugTile(name, drawing([0, top, 256, 250 - top], svg));

const sofaTops = { on: 30, under: 70, behind: 24, 'next-to': 126 } as const;

const sofaCats: Picture[] = (['on', 'under', 'behind', 'next-to'] as const).map(where =>
  low(`l11-cat-${where}-sofa`, sofaTops[where], nearSofa(where, cat)),
);

const lampAnimal = (name: string, one: Drawing): Picture[] =>
  (['behind', 'next-to'] as const).map(where =>
    tileOf(`l11-${name}-${where}-lamp`, nearLamp(where, one)),
  );

const bathShoes = (look: 'clean' | 'dirty'): Picture[] =>
  (['in', 'next-to'] as const).map(where =>
    low(`l11-shoes-${look}-${where}-bath`, where === 'in' ? 52 : 126, nearBath(where, shoes(look))),
  );

const bedHats = (colour: 'purple' | 'grey'): Picture[] =>
  (['on', 'under'] as const).map(where =>
    low(`l11-hat-${colour}-${where}-bed`, 56, nearBed(where, hat(colour))),
  );

const bedOf = (height: number, x: number): Svg => put(tallBed(), x, 240, { height });

const clothes: Picture[] = [
  tileOf(
    'l11-dress-bed',
    put(tallBed(), 128, 236, { height: 164 }),
    put(dress, 164, 170, { height: 112, turn: 78 }),
  ),
  tileOf(
    'l11-trousers-chair',
    put(chair, 128, 250, { height: 240 }),
    put(trousers, 128, 218, { height: 132 }),
  ),
  tileOf(
    'l11-dress-chair',
    put(chair, 128, 250, { height: 240 }),
    put(dress, 128, 206, { height: 130 }),
  ),
  tileOf('l11-socks-table', table(128, 236, 240, 180), put(socks, 128, 238, { height: 118 })),
];

const mumInKitchen: Picture = tileOf(
  'l11-mum-morning',
  cornered(
    kitchen({
      behind:
        put(clockFace(8), 296, 150, { height: 118 }) +
        put(thing('sun'), 566, 122, { height: 74 }) +
        put(person('mum', { mood: 'laugh', arm: 'wave' }), 540, 474, { height: 400 }),
      front:
        put(thing('bread'), 470, 352, { height: 82 }) +
        put(thing('milk'), 560, 354, { height: 92 }) +
        put(thing('apple'), 634, 352, { height: 60 }),
    }),
  ),
);

/** A plate for the word of a room. */
const labelled = (...places: readonly (readonly [number, number])[]): Svg =>
  places.map(([x, y]) => plate(x, y, 190)).join('');

const sky = rect([0, 0, 960, 540], '#cfeafc') + rect([0, 506, 960, 34], '#86cc6b');

const houseWithNames = scene(
  'l11-house',
  sky,
  put(openHouse(), 480, 530, { height: 530 }),
  labelled([236, 160], [480, 160], [298, 344], [666, 344]),
);

const teddy = thing('teddy-bear');

const slides: Picture[] = [
  scene('l11-slide-1', livingRoom({ behind: put(teddy, 600, 320, { height: 130 }) })),
  scene('l11-slide-2', kitchen({ behind: put(teddy, 540, 506, { height: 120 }) })),
  scene(
    'l11-slide-3',
    wallAndFloor('#e7f1e0', '#d8a873'),
    windowOf(180, 70, 170),
    put(door, 560, 410, { height: 330 }),
    put(tallSofa, 250, 470, { height: 250 }),
    put(thing('box'), 850, 480, { height: 110 }),
    put(teddy, 720, 460, { height: 132 }),
  ),
];

const lamps = scene(
  'l11-lamps',
  wallAndFloor('#fdeccf', '#d8a873'),
  windowOf(290, 40, 170),
  rect([270, 190, 210, 16], '#ffffff', 6),
  put(lamp(30), 380, 192, { height: 116 }),
  put(lamp(), 150, 462, { height: 300 }),
  put(tallSofa, 460, 470, { height: 250 }),
  table(806, 486, 230, 150),
  put(lamp(46), 806, 340, { height: 136 }),
  put(thing('apple'), 880, 340, { height: 56 }),
  put(coloured('ball', 'red'), 640, 500, { height: 80 }),
);

/** A bedroom with three empty places: next to the bed, on the table and under it. */
const emptyPlaces = scene(
  'l11-room',
  wallAndFloor('#e7e6fb', '#d8a873'),
  windowOf(430, 50, 140),
  put(tallBed(), 230, 486, { height: 292 }),
  table(780, 512, 330, 214),
  emptyFrame(532, 400, 172, 172),
  emptyFrame(780, 212, 172, 164),
  emptyFrame(780, 422, 172, 154),
);

const deskScene = scene(
  'l11-desk',
  wallAndFloor('#fdeccf', '#d8a873'),
  windowOf(120, 60, 170),
  put(studyDesk(), 330, 490, { height: 236 }),
  put(thing('ruler'), 370, 314, { height: 140, turn: -45 }),
  put(thing('open-book'), 220, 270, { height: 96 }),
  put(chair, 700, 500, { height: 360 }),
  put(coloured('pencil', 'blue'), 680, 512, { height: 78, turn: 45 }),
  put(coloured('pencil', 'green'), 716, 528, { height: 78, turn: 45 }),
);

const labelledLiving = scene(
  'l11-living',
  wallAndFloor('#fdeccf', '#d8a873'),
  windowOf(670, 100, 190),
  put(thing('clock'), 480, 150, { height: 100 }),
  put(lamp(), 180, 440, { height: 300 }),
  put(tallSofa, 480, 446, { height: 262 }),
  table(782, 446, 200, 140),
  plate(763, 66, 180),
  plate(480, 502, 180),
  plate(782, 502, 180),
);

/** Pictures of lesson 11, My home. */
export const pictures: readonly Picture[] = [
  tile('house', thing('house')),
  tile('flat', flats()),
  tile('window', thing('window')),
  tile('sofa', drawing([0, 0, 400, 190], sofa(200, 186, 396))),
  tile('bath', bathtub(foam(160, 96))),
  tile('lamp', lamp()),
  ...Object.entries(rooms).map(([name, svg]) => tileOf(name, cornered(svg))),
  ...Object.entries(dominoAt).map(([name, svg]) => tileOf(`l11-domino-${name}`, cornered(svg))),
  ...sofaCats,
  ...lampAnimal('cat', cat),
  ...lampAnimal('dog', dog),
  ...bathShoes('clean'),
  ...bathShoes('dirty'),
  ...bedHats('purple'),
  ...bedHats('grey'),
  ...clothes,
  tileOf('l11-bed-lamp', bedOf(112, 90), put(lamp(), 214, 242, { height: 172 })),
  tileOf('l11-cat-next-to-bed', bedOf(122, 96), put(cat, 222, 242, { height: 66 })),
  tileOf('l11-cat-table', table(128, 236, 240, 180), put(cat, 128, 237, { height: 116 })),
  tileOf(
    'l11-two-windows',
    `<clipPath id="wall">${rect([0, 0, 256, 256], '#fff', 26)}</clipPath>`,
    `<g clip-path="url(#wall)">${rect([0, 0, 256, 256], '#f2c99a')}${rect([0, 214, 256, 42], '#d8a873')}${windowOf(20, 60, 96)}${windowOf(140, 60, 96)}</g>`,
  ),
  tileOf(
    'l11-grandma-kitchen',
    cornered(
      kitchen({
        behind: put(person('grandma', { mood: 'laugh', arm: 'down' }), 540, 480, { height: 400 }),
      }),
    ),
  ),
  tileOf(
    'l11-grandma-garden',
    cornered(
      garden + put(person('grandma', { mood: 'laugh', arm: 'wave' }), 560, 524, { height: 420 }),
    ),
  ),
  tileOf(
    'l11-house-garden',
    tree(206, 150, 0.92),
    put(thing('house'), 106, 216, { height: 200 }),
    fence(6, 246, 244),
    flowers([30, 222], [150, 226], [226, 220]),
  ),
  mumInKitchen,
  houseWithNames,
  ...slides,
  lamps,
  emptyPlaces,
  deskScene,
  labelledLiving,
  scene(
    'l11-cat-hat',
    bedroom({
      on: put(cat, 250, 98, { height: 120 }) + put(hat('red'), 208, 24, { height: 52, turn: -10 }),
    }),
  ),
  tileOf(
    'song-where-are-you',
    oval([128, 136, 118, 114], '#e7e6fb'),
    put(domino('think'), 120, 218, { height: 176 }),
    put(tallSofa, 128, 262, { height: 116 }),
    notes(206, 74, 60),
  ),
  tileOf(
    'l11-lesson',
    oval([128, 128, 122, 122], '#d9f0d3'),
    put(thing('house'), 106, 238, { height: 204 }),
    put(person('zara'), 196, 250, { height: 170 }),
  ),
  tileOf(
    'l11-wheres-noah',
    oval([128, 128, 122, 122], '#d7ecff'),
    put(person('noah', { mood: 'laugh', arm: 'wave' }), 164, 240, { height: 220 }),
    put(domino('think'), 82, 252, { height: 150 }),
  ),
];
