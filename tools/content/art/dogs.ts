import { type Drawing, drawing, line, oval, rect, type Svg, shape } from './svg.ts';

type Coat = { base: string; dark: string };

const coats = {
  brown: { base: '#a06a3b', dark: '#764a25' },
  black: { base: '#434957', dark: '#262a34' },
  white: { base: '#f8f9fc', dark: '#d3dae6' },
  pale: { base: '#dde1e9', dark: '#c3c9d5' },
} as const satisfies Record<string, Coat>;

/** A dog from the side; a part of a pale dog can have the brown coat, to show what a word means. */
type DogLook = {
  coat?: keyof typeof coats;
  legs?: 'long' | 'short';
  tail?: 'long' | 'short';
  lit?: 'tail' | 'legs';
};

const ground = 296;

/** A dog that stands and looks to the left, with long or short legs and tail. */
export const dogOf = (look: DogLook = {}): Drawing => {
  const { legs = 'long', tail = 'long' } = look;
  const coat = coats[look.lit ? 'pale' : (look.coat ?? 'brown')];
  const legCoat = look.lit === 'legs' ? coats.brown : coat;
  const tailCoat = look.lit === 'tail' ? coats.brown : coat;
  const top = legs === 'long' ? 112 : 176;
  const leg = (x: number, colour: string): Svg =>
    rect([x, top + 44, 30, ground - top - 44], colour, 13) +
    rect([x - 12, ground - 22, 42, 22], colour, 11);
  const tailWay =
    tail === 'long'
      ? `M250 ${top + 26} C312 ${top + 30} 330 ${top - 30} 312 ${top - 86}`
      : `M252 ${top + 22} q24 -6 30 -26`;
  const outline =
    look.coat === 'white' && !look.lit ? ' style="filter:drop-shadow(0 0 3px #8792a6)"' : '';
  return drawing(
    [0, 0, 340, 304],
    oval([164, ground, 140, 8], '#1b2a4a', ' fill-opacity=".13"'),
    `<g${outline}>`,
    line(tailWay, tailCoat.base, 22),
    leg(128, legCoat.dark) + leg(206, legCoat.dark),
    rect([72, top, 200, 84], coat.base, 42),
    leg(92, legCoat.base) + leg(236, legCoat.base),
    shape(
      `M72 ${top + 40} C72 ${top + 4} 96 ${top - 16} 120 ${top - 26} L150 ${top + 20} Z`,
      coat.base,
    ),
    oval([84, top - 30, 56, 50], coat.base),
    oval([42, top - 14, 34, 25], coat.base),
    shape(
      `M112 ${top - 72} C146 ${top - 76} 152 ${top - 30} 138 ${top + 2} C120 ${top + 8} 106 ${top - 20} 104 ${top - 52}Z`,
      coat.dark,
    ),
    '</g>',
    oval([14, top - 22, 12, 10], '#20242f'),
    oval([68, top - 40, 8, 9], '#20242f') + oval([71, top - 43, 3, 3], '#ffffff'),
    line(`M22 ${top - 2} q18 12 36 0`, '#00000055', 4),
    look.lit ? '' : line(`M94 ${top + 20} Q126 ${top + 36} 146 ${top + 6}`, '#ff4f5e', 11),
  );
};
