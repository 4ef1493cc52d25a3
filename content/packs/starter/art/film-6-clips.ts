import {
  appears,
  clockFace,
  coloured,
  type Drawing,
  drawingOf,
  type Film,
  film,
  place,
  rect,
  type Shot,
  thing,
  thingActor,
} from '../../../../tools/content/art/index.ts';
import { basin, bathroom, washer, washKeys } from './bathroom.ts';
import { pictures } from './l6-cards.ts';

const washLoop: Shot = {
  seconds: 3,
  back: bathroom,
  front: `<g transform="translate(150 0)">${basin(140)}</g>`,
  actors: [washer(washKeys(480, 560), 470)],
};

/** What passes in `l6-clocks`: three clocks, a ball and a sun. */
const passers: readonly (readonly [Drawing, number])[] = [
  [thing('clock'), 0],
  [coloured('ball', 'red'), 1.6],
  [clockFace(3), 3.2],
  [thing('sun'), 4.8],
  [clockFace(9), 6.4],
];

const clocks: Shot = {
  seconds: 12,
  back: place('empty-room'),
  actors: passers.map(([one, from]) =>
    thingActor(
      one,
      150,
      { t: 0, x: 1060, y: 420, hop: 12, steady: true },
      { t: from, hop: 12, steady: true },
      { t: from + 5, x: -100 },
    ),
  ),
};

/** A card of the day, as children know it from the questions. */
const dayCard = (name: string) => {
  const found = pictures.find(picture => picture.name === name);
  if (!found) throw new Error(`no card “${name}”`);
  return drawingOf(found);
};

const flash: Shot = {
  seconds: 4.6,
  back: rect([0, 0, 960, 540], '#dfeaf7'),
  actors: ['l6-girl-wash', 'l6-girl-read', 'l6-girl-play'].map((name, at) =>
    appears(dayCard(name), 380, { x: 480, y: 460, from: 0.3 + at * 1.4, to: 1.5 + at * 1.4 }),
  ),
};

export const films: Film[] = [
  film('l6-wash', washLoop),
  film('l6-clocks', clocks),
  film('l6-flash', flash),
];
