import { type Drawing, drawing, put, rect, type Svg } from './svg.ts';

/** How big a picture is, in pixels. */
export const tileSize = 256;
export const sceneSize = { width: 960, height: 540 } as const;

/** A number of equal things, close together: up to five as on a die, more in rows of five. */
export const countable = (one: Drawing, count: number): Drawing => {
  const perRow = [1, 2, 2, 2, 3][count - 1] ?? 5;
  const rows = Math.ceil(count / perRow);
  const parts = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const x = perRow * 50 + ((at % perRow) - (inRow - 1) / 2) * 100;
    return put(one, x, row * 100 + 96, { height: 92 });
  });
  return drawing([0, 0, perRow * 100, rows * 100], ...parts);
};

/** A caption under a place: an empty plate for a word. x, y is its middle. */
export const plate = (x: number, y: number, width: number, text = ''): Svg =>
  rect([x - width / 2, y - 26, width, 52], '#ffffff', 18, ' stroke="#d9c4a0" stroke-width="4"') +
  (text
    ? `<text x="${x}" y="${y + 10}" text-anchor="middle" font-family="Andika, Nunito, sans-serif" font-weight="700" font-size="28" fill="#24304a">${text}</text>`
    : '');

/** A place for a tile: a frame with a dashed edge. x, y is its middle. */
export const emptyFrame = (x: number, y: number, width: number, height: number): Svg =>
  rect(
    [x - width / 2, y - height / 2, width, height],
    '#ffffffcc',
    18,
    ' stroke="#9fb3cc" stroke-width="6" stroke-dasharray="16 12"',
  );

/** A mat on the floor in one colour. x, y is its middle. */
export const mat = (x: number, y: number, width: number, colour: string, edge: string): Svg =>
  `<ellipse cx="${x}" cy="${y + 8}" rx="${width / 2}" ry="${width / 6}" fill="${edge}"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${width / 6}" fill="${colour}"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="${width / 2.5}" ry="${width / 7.6}" fill="none" stroke="#ffffff88" stroke-width="5"/>`;
