/** A part of a picture as SVG text. */
export type Svg = string;

/** A drawing that can be placed anywhere: its frame (x, y, width, height) and its content. */
export type Drawing = { box: readonly [number, number, number, number]; svg: Svg };

/** Placement of a drawing: `height` in pixels of the picture, rotated in degrees, mirrored. */
export type Putting = {
  height: number;
  flip?: boolean;
  turn?: number;
  /** 0 to 1. */
  opacity?: number;
};

/** Numbers are rounded, so that the same source always gives the same text. */
export const round = (value: number): number => Math.round(value * 100) / 100;

/** A group with a transform. */
export const moved = (transform: string, svg: Svg): Svg => `<g transform="${transform}">${svg}</g>`;

/** A drawing with its foot, the middle of its lower edge, at x, y. */
export const put = (drawing: Drawing, x: number, y: number, putting: Putting): Svg => {
  const [left, top, width, height] = drawing.box;
  const scale = round(putting.height / height);
  const steps = [
    `translate(${round(x)} ${round(y)})`,
    putting.turn ? `rotate(${putting.turn} 0 ${round(-putting.height / 2)})` : '',
    `scale(${putting.flip ? -scale : scale} ${scale})`,
    `translate(${round(-left - width / 2)} ${round(-top - height)})`,
  ];
  const placed = moved(steps.join(''), drawing.svg);
  return putting.opacity === undefined ? placed : `<g opacity="${putting.opacity}">${placed}</g>`;
};

/** Several parts as one drawing with this frame. */
export const drawing = (box: Drawing['box'], ...parts: readonly Svg[]): Drawing => ({
  box,
  svg: parts.join(''),
});

/** A stroke with round ends. @param more further attributes */
export const line = (d: string, colour: string, width: number, more = ''): Svg =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

/** A filled shape. @param more further attributes */
export const shape = (d: string, fill: string, more = ''): Svg =>
  `<path d="${d}" fill="${fill}"${more}/>`;

export const rect = (
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
  radius = 0,
  more = '',
): Svg =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${more}/>`;

export const oval = (
  [x, y, rx, ry]: readonly [number, number, number, number],
  fill: string,
  more = '',
): Svg => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`;

/** The same drawing, mirrored at the middle of its frame. */
export const mirrored = ({ box, svg }: Drawing): Drawing => ({
  box,
  svg: moved(`matrix(-1 0 0 1 ${round(2 * box[0] + box[2])} 0)`, svg),
});

/** A gradient from top (or left) to bottom (or right). The name must be unique to its colours. */
export const gradient = (name: string, stops: readonly string[], across = false): Svg => {
  const last = stops.length - 1;
  const marks = stops.map(
    (colour, at) => `<stop offset="${round(at / last)}" stop-color="${colour}"/>`,
  );
  const to = across ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
  return `<linearGradient id="${name}" x1="0" y1="0" ${to}>${marks.join('')}</linearGradient>`;
};

/** The light on a ball from the top left. */
export const glow = (name: string, stops: readonly [string, string, string]): Svg => {
  const [light, base, dark] = stops;
  return (
    `<radialGradient id="${name}" cx=".35" cy=".28" r=".85"><stop offset="0" stop-color="${light}"/>` +
    `<stop offset=".5" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`
  );
};

/** The soft shadow on the ground at x, y. */
export const shadow = (x: number, y: number, width: number): Svg =>
  oval([x, y, width / 2, width / 18], '#1b2a4a', ' fill-opacity=".13"');

/** A drawing that is clipped to its frame. */
export const windowed = (box: Drawing['box'], svg: Svg): Drawing => {
  const [x, y, width, height] = box;
  const frame = `x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box.join(' ')}"`;
  return drawing(box, `<svg ${frame}>${svg}</svg>`);
};
