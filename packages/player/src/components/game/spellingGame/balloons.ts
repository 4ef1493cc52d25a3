import type { Component } from '@digipals/contract';

/** Top left corner of each balloon in the drawing; the last ones burst first. */
export const places: readonly { x: number; y: number }[] = [
  { x: 132, y: 0 },
  { x: 56, y: 14 },
  { x: 208, y: 12 },
  { x: 0, y: 72 },
  { x: 86, y: 86 },
  { x: 174, y: 88 },
  { x: 44, y: 146 },
  { x: 130, y: 156 },
  { x: 218, y: 150 },
  { x: 262, y: 72 },
];

/** Colours of the balloons by name (GAME-08). */
const colours: Readonly<Record<string, string>> = {
  red: 'var(--red)',
  orange: '#ff9d5c',
  yellow: 'var(--yellow)',
  green: '#2db365',
  blue: 'var(--blue)',
  violet: 'var(--violet)',
};

/** The colours of `meta.colours` as drawn, at least one. */
export const coloursOf = (component: Component): readonly string[] => {
  const named = component.meta['colours'];
  const list = Array.isArray(named) ? named.map(name => colours[String(name)]) : [];
  const known = list.filter(colour => colour !== undefined);
  return known.length > 0 ? known : ['var(--red)'];
};
