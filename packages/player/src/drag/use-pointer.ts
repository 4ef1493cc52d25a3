import { type PointerEvent, useRef } from 'react';
import { isDrag, type Point } from '../motion/geometry.ts';

type Grip = { id: string; start: Point; dragging: boolean };
type Callbacks = {
  locked: boolean;
  onLift(id: string): void;
  /** `way` is how far the tile is from where it was lifted. */
  onMove(id: string, pointer: Point, way: Point): void;
  onDrop(id: string, pointer: Point, way: Point): void;
  onCancel(id: string): void;
};
type TileEvent = PointerEvent<HTMLElement>;

const follow = (element: HTMLElement, way: Point | null): void => {
  if (way) element.style.translate = `${way.x}px ${way.y}px`;
  else element.style.removeProperty('translate');
};

const pointOf = (event: TileEvent): Point => ({ x: event.clientX, y: event.clientY });

const wayOf = ({ start }: Grip, now: Point): Point => ({ x: now.x - start.x, y: now.y - start.y });

/**
 * Mouse, pen and finger: a press that moves becomes a drag, one that does not stays a tap.
 * `wasDrag()` tells a click handler that the click only ends a drag.
 */
export function usePointer(callbacks: Callbacks) {
  const grip = useRef<Grip | null>(null);
  const dragged = useRef(false);

  const down = (event: TileEvent, id: string) => {
    dragged.current = false;
    if (callbacks.locked || event.button !== 0 || !event.isPrimary) return;
    grip.current = { id, start: pointOf(event), dragging: false };
    // Capture from the start: a fast pointer is off the tile before the first move event.
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  const begin = (held: Grip) => {
    held.dragging = true;
    dragged.current = true;
    callbacks.onLift(held.id);
  };

  const move = (event: TileEvent) => {
    const held = grip.current;
    if (!held) return;
    const now = pointOf(event);
    if (!held.dragging && isDrag(held.start, now)) begin(held);
    if (!held.dragging) return;
    const way = wayOf(held, now);
    follow(event.currentTarget, way);
    callbacks.onMove(held.id, now, way);
  };

  const end = (event: TileEvent, dropped: boolean) => {
    const held = grip.current;
    grip.current = null;
    if (!held?.dragging) return;
    const now = pointOf(event);
    if (dropped) callbacks.onDrop(held.id, now, wayOf(held, now));
    else callbacks.onCancel(held.id);
    follow(event.currentTarget, null);
  };

  return {
    wasDrag: () => dragged.current,
    handlers: (id: string) => ({
      onPointerDown: (event: TileEvent) => down(event, id),
      onPointerMove: move,
      onPointerUp: (event: TileEvent) => end(event, true),
      onPointerCancel: (event: TileEvent) => end(event, false),
    }),
  };
}
