import { type PersonName, people } from './cast.ts';
import { person } from './people.ts';
import { type Drawing, drawing, line, oval, type Svg, windowed } from './svg.ts';

/** What a child touches; its own head and face. */
type Touched = 'nose' | 'ear' | 'mouth' | 'head';

type Reach = { arm: string; hand: readonly [number, number]; finger: string };

/** The way of the right arm from its sleeve, the middle of the hand, and the finger. */
const reaches: Record<Touched, Reach> = {
  nose: {
    arm: 'M276 402 C330 450 364 330 282 268',
    hand: [276, 262],
    finger: 'M270 258 L216 238',
  },
  mouth: {
    arm: 'M276 402 C316 440 318 392 264 336',
    hand: [256, 328],
    finger: 'M250 322 L214 282',
  },
  ear: {
    arm: 'M276 402 C346 440 398 350 364 258',
    hand: [362, 250],
    finger: 'M356 244 L328 222',
  },
  head: {
    arm: 'M274 398 C330 404 376 360 374 300 C372 232 350 176 322 142',
    hand: [318, 132],
    finger: 'M312 128 L276 100',
  },
};

/** The arm, with a soft edge around it, because it is in front of a face of the same colour. */
const armOf = ({ arm, hand: [x, y], finger }: Reach): Svg => {
  const parts = (more: number, colour: string): Svg =>
    line(arm, colour, 28 + more) +
    line(finger, colour, 15 + more) +
    oval([x, y, 20 + more / 2, 19 + more / 2], colour);
  return (
    `<g opacity=".3">${parts(8, '#5a2f1a')}</g>` +
    parts(0, 'currentColor') +
    line(`M${x - 8} ${y + 6} q8 6 17 2`, '#00000022', 4)
  );
};

/** A child that touches a part of its head; the whole child. */
export const touching = (name: PersonName, part: Touched): Drawing => {
  const { box, svg } = person(name, { arm: 'mouth', mood: part === 'mouth' ? 'happy' : 'smile' });
  return drawing(box, svg, `<g color="${people[name].skin}">${armOf(reaches[part])}</g>`);
};

/** The same child down to the chest, as on a card. */
export const touchingUpClose = (name: PersonName, part: Touched): Drawing =>
  windowed([26, 30, 380, 380], touching(name, part).svg);
