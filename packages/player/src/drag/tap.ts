import { type DragMode, firstFree, type Move, type Places, put, returnToTray } from './places.ts';

/** What the previous tap left waiting: a tile for its place, or a place for its tile. */
export type Waiting = { tile: string } | { place: number } | null;

/** The result of a tap: a move, if any, and what waits for the next tap. */
export type Tap = { move: Move | null; waiting: Waiting };

const waitingTile = (waiting: Waiting): string | null =>
  waiting !== null && 'tile' in waiting ? waiting.tile : null;

const waitingPlace = (waiting: Waiting, places: Places): number =>
  waiting !== null && 'place' in waiting && places[waiting.place] === null ? waiting.place : -1;

const tapPlaced = (mode: DragMode, places: Places, waiting: Waiting, tile: string): Tap => {
  const held = waitingTile(waiting);
  const other = held === tile ? null : held;
  const takesItsPlace = other !== null && (mode === 'sort' || !places.includes(other));
  if (takesItsPlace) return { move: put(mode, places, other, places.indexOf(tile)), waiting: null };
  if (mode === 'sort') return { move: null, waiting: held === tile ? null : { tile } };
  return { move: returnToTray(mode, places, tile), waiting: null };
};

/**
 * A tap on a tile (NOTSHOWN-66): from the tray it moves to the place tapped before or to the first
 * free one, and a tap on another free place still moves it there; a placed tile returns. When all
 * places are taken, the tile waits for the one to replace.
 */
export const tapTile = (mode: DragMode, places: Places, waiting: Waiting, tile: string): Tap => {
  if (places.includes(tile)) return tapPlaced(mode, places, waiting, tile);
  const chosen = waitingPlace(waiting, places);
  const to = chosen < 0 ? firstFree(places) : chosen;
  return { move: put(mode, places, tile, to), waiting: { tile } };
};

/** A tap on a free place: takes the waiting tile, or waits for one. */
export const tapPlace = (mode: DragMode, places: Places, waiting: Waiting, place: number): Tap => {
  const tile = waitingTile(waiting);
  if (tile === null) return { move: null, waiting: { place } };
  return { move: put(mode, places, tile, place), waiting: null };
};
