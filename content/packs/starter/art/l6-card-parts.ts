import {
  moon,
  type PersonName,
  put,
  rect,
  type Svg,
  shape,
  star,
  thing,
} from '../../../../tools/content/art/index.ts';

/** A child of the cards, in day clothes and in pyjamas. */
export type Child = { who: PersonName; pyjamas: string; blanket: string };
/** What shines in the window. */
export type Light = 'sun' | 'moon' | 'none';

/** Walls by day and by night. */
export const walls = { sun: '#fff1d2', moon: '#51609f', none: '#e3f0fb' } as const;

/** A small window with the sun or the moon in it, big enough to be seen in a card. */
export const pane = (light: Light): Svg => {
  if (light === 'none') return '';
  const isNight = light === 'moon';
  const lights = isNight
    ? put(moon(), 210, 84, { height: 54 }) + star(182, 34, 0.8) + star(236, 36, 0.6)
    : put(thing('sun'), 208, 88, { height: 64 });
  return (
    rect([168, 18, 80, 76], isNight ? '#24326e' : '#bfe6ff', 10) +
    lights +
    rect([168, 18, 80, 76], 'none', 10, ' stroke="#ffffff" stroke-width="7"')
  );
};

/** A room in a card with round corners. */
export const card = (light: Light, wall: string, ...inside: readonly Svg[]): Svg =>
  `<clipPath id="card"><rect width="256" height="256" rx="26"/></clipPath><g clip-path="url(#card)">${[
    rect([0, 0, 256, 256], wall),
    pane(light),
    ...inside,
  ].join('')}</g>`;

/** A child's clothes in the morning and at night. */
export const inPyjamas = ({ pyjamas }: Child) => ({
  top: { model: 'shirt', colour: pyjamas },
  topTexture: { model: 'plain' },
  bottom: { model: 'jeans', colour: pyjamas },
  socks: { model: 'none' },
  hat: { model: 'none' },
});

/** A bed seen from its foot, without its cover. */
export const headboard =
  rect([30, 92, 196, 170], '#a9744a', 26) +
  rect([42, 104, 172, 150], '#c9935d', 18) +
  rect([52, 128, 152, 90], '#ffffff', 34);

/** The cover of that bed; `top` is its upper edge. */
export const cover = ({ blanket }: Child, top: number): Svg =>
  shape(`M22 ${top + 18} Q128 ${top - 12} 234 ${top + 18} L240 262 H16Z`, blanket) +
  shape(
    `M22 ${top + 18} Q128 ${top - 12} 234 ${top + 18} l2 26 Q128 ${top + 16} 20 ${top + 44}Z`,
    '#ffffffaa',
  );
