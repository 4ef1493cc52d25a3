/** A box on the screen in CSS pixels; a DOMRect is one. */
export type Box = { left: number; top: number; width: number; height: number };
/** A point on the screen in CSS pixels. */
export type Point = { x: number; y: number };

/** Distance in CSS pixels after which a press is a drag and no longer a tap. */
const dragThreshold = 7;

/** Whether a pointer has moved far enough to drag. */
export const isDrag = (from: Point, to: Point): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) >= dragThreshold;

const holds = (box: Box, point: Point): boolean =>
  point.x >= box.left &&
  point.x <= box.left + box.width &&
  point.y >= box.top &&
  point.y <= box.top + box.height;

/** Area in square pixels that two boxes share. */
export const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
};

/**
 * The target a dragged tile is over: the one under the pointer, else the one it covers most, if
 * that is at least a quarter of the tile or of the target; -1 when there is none.
 */
export const targetAt = (pointer: Point, tile: Box, targets: readonly Box[]): number => {
  const under = targets.findIndex(target => holds(target, pointer));
  if (under >= 0) return under;
  const shares = targets.map(
    target =>
      overlap(tile, target) /
      Math.max(1, Math.min(tile.width * tile.height, target.width * target.height)),
  );
  const best = Math.max(0, ...shares);
  return best >= 0.25 ? shares.indexOf(best) : -1;
};

const middle = (box: Box): Point => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
});

/** A box moved by a distance. */
export const movedBy = (box: Box, way: Point): Box => ({
  left: box.left + way.x,
  top: box.top + way.y,
  width: box.width,
  height: box.height,
});

/** FLIP: the distance in pixels from where a tile is now back to where it was. */
export const wayBack = (seen: Box, now: Box): Point => {
  const from = middle(seen);
  const to = middle(now);
  return { x: from.x - to.x, y: from.y - to.y };
};
