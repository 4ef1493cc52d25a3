import {
  domino,
  oval,
  type Picture,
  put,
  thing,
  tileOf,
} from '../../../../tools/content/art/index.ts';

/** The signs of the review after lesson 6 and of its activities. */
export const pictures: Picture[] = [
  tileOf(
    'r6-lesson',
    oval([128, 128, 122, 122], '#d8f3d2'),
    put(domino('cheer'), 112, 244, { height: 206 }),
    put(thing('star'), 200, 110, { height: 92 }),
  ),
  tileOf(
    'r6-park',
    oval([128, 128, 122, 122], '#d6ecff'),
    put(thing('letters'), 128, 116, { height: 92 }),
    put(thing('apple'), 66, 204, { height: 84 }),
    put(thing('cat-face'), 186, 206, { height: 92 }),
  ),
  tileOf(
    'r6-book',
    oval([128, 128, 122, 122], '#ffe0ea'),
    put(thing('open-book'), 128, 216, { height: 158 }),
    put(thing('heart'), 128, 92, { height: 66 }),
  ),
  tileOf(
    'r6-theatre',
    oval([128, 128, 122, 122], '#e9dcff'),
    put(thing('lion-face'), 78, 184, { height: 108 }),
    put(thing('frog-face'), 182, 196, { height: 96 }),
    put(thing('musical-notes'), 134, 84, { height: 58 }),
  ),
];
