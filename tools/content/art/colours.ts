/** The colours of the course. Before lesson 10, grey is a thing without a colour. */
export const colours = {
  red: { light: '#ff8f86', base: '#e83a3c', dark: '#a51629' },
  blue: { light: '#8cc4ff', base: '#2f7de6', dark: '#174a9c' },
  green: { light: '#9be59a', base: '#35ab4e', dark: '#14692f' },
  yellow: { light: '#fff0a0', base: '#ffc928', dark: '#d48c0c' },
  black: { light: '#7a818f', base: '#3a3f4b', dark: '#14161c' },
  white: { light: '#ffffff', base: '#eef1f7', dark: '#a9b4c6' },
  pink: { light: '#ffc2df', base: '#ff74b4', dark: '#cb3f85' },
  grey: { light: '#dde2ea', base: '#b3bbc8', dark: '#7d8798' },
  brown: { light: '#c99366', base: '#8a5a33', dark: '#54331a' },
  orange: { light: '#ffc58f', base: '#ff8c3a', dark: '#c95a10' },
  purple: { light: '#cfa6ff', base: '#8f45dd', dark: '#541a94' },
} as const;

export type Colour = keyof typeof colours;

const partsOf = (hex: string): number[] =>
  [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** Lightens dark things and darkens light ones, so that each colour is clear. */
const depthOf = (lightness: number): string =>
  `<feComponentTransfer>${['R', 'G', 'B']
    .map(channel => `<feFunc${channel} type="gamma" exponent="${lightness}"/>`)
    .join('')}</feComponentTransfer>`;

const grey =
  '<feColorMatrix type="matrix" values=".3 .59 .11 0 0 .3 .59 .11 0 0 .3 .59 .11 0 0 0 0 0 1 0"/>';

/**
 * A filter that redraws a picture in one colour: its brightness stays, its own colours go.
 *
 * @param lightness 1 for a picture of middle brightness, more for a bright one
 */
export const tint = (colour: Colour, lightness = 1): { id: string; svg: string } => {
  const { light, base, dark } = colours[colour];
  const [l, b, d] = [light, base, dark].map(partsOf);
  const table = (channel: number): string => {
    const [low, middle, high] = [d?.[channel] ?? 0, b?.[channel] ?? 0, l?.[channel] ?? 0];
    return [low * 0.5, low, middle, middle, high, 1].map(value => value.toFixed(3)).join(' ');
  };
  const mapped = ['R', 'G', 'B']
    .map((name, at) => `<feFunc${name} type="table" tableValues="${table(at)}"/>`)
    .join('');
  const id = `tint-${colour}-${String(lightness).replace('.', '-')}`;
  const svg =
    `<filter id="${id}" color-interpolation-filters="sRGB" x="0" y="0" width="1" height="1">` +
    `${grey}${lightness === 1 ? '' : depthOf(lightness)}<feComponentTransfer>${mapped}</feComponentTransfer></filter>`;
  return { id, svg };
};
