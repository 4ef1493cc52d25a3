/**
 * How tiles behave: `drop` into a basket whose order does not matter, `slots` that may stay empty
 * and swap their tiles, `sortableSlots` that fill from the left and shift, `sort` of tiles
 * that all have a place from the start.
 */
export type DragMode = 'drop' | 'slots' | 'sortableSlots' | 'sort';

/** Tile id of each place, null where it is free. */
export type Places = readonly (string | null)[];

/** The result of a move; `other` is the tile that had to make room. */
export type Move = {
  places: Places;
  outcome: 'placed' | 'removed' | 'refused' | 'unchanged';
  other: string | null;
};

const isTile = (tile: string | null): tile is string => tile !== null;

const unchanged = (places: Places): Move => ({ places, outcome: 'unchanged', other: null });

const fromLeft = (tiles: readonly (string | null)[], count: number): Places => {
  const filled = tiles.filter(isTile);
  return Array.from({ length: count }, (_, place) => filled[place] ?? null);
};

/** First free place, -1 when all are taken. */
export const firstFree = (places: Places): number => places.indexOf(null);

const exchange = (places: Places, tile: string, to: number): Move => {
  const from = places.indexOf(tile);
  const other = places[to] ?? null;
  const next = places.map((held, place) => {
    if (place === to) return tile;
    return place === from ? other : held;
  });
  return { places: next, outcome: 'placed', other };
};

const append = (places: Places, tile: string, to: number): Move => {
  if (places.includes(tile)) return unchanged(places);
  const free = firstFree(places);
  return exchange(places, tile, free < 0 ? to : free);
};

const insert = (places: Places, tile: string, to: number): Move => {
  const fromTray = !places.includes(tile);
  if (fromTray && firstFree(places) < 0) return exchange(places, tile, to);
  const row = places.filter(held => isTile(held) && held !== tile);
  row.splice(to, 0, tile);
  return { places: fromLeft(row, places.length), outcome: 'placed', other: null };
};

const rules: Record<DragMode, (places: Places, tile: string, to: number) => Move> = {
  drop: append,
  slots: exchange,
  sortableSlots: insert,
  sort: insert,
};

/** Puts a tile, from the tray or from another place, into a place counted from 0. */
export const put = (mode: DragMode, places: Places, tile: string, to: number): Move => {
  if (to < 0 || to >= places.length) return { places, outcome: 'refused', other: null };
  if (places[to] === tile) return unchanged(places);
  return rules[mode](places, tile, to);
};

/** Returns a tile to the tray; in `sort`, tiles stay in their places. */
export const returnToTray = (mode: DragMode, places: Places, tile: string): Move => {
  if (mode === 'sort' || !places.includes(tile)) return unchanged(places);
  const rest = places.map(held => (held === tile ? null : held));
  const next = mode === 'slots' ? rest : fromLeft(rest, places.length);
  return { places: next, outcome: 'removed', other: null };
};

/** Drops a tile: on a place from 0, or outside all places (-1). */
export const drop = (mode: DragMode, places: Places, tile: string, to: number): Move =>
  to < 0 ? returnToTray(mode, places, tile) : put(mode, places, tile, to);
