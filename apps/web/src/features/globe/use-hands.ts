import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Turning } from './turning.ts';

/** Smaller movements, in pixels, count as a tap. */
const tapPx = 6;
const keyStep = (20 * Math.PI) / 180;

const ways: Partial<Record<string, readonly [longitude: number, latitude: number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, keyStep],
  ArrowDown: [0, -keyStep],
};

type Hold = { id: number; x: number; y: number; dragged: boolean };

/** Turns the globe by touch, mouse and arrow keys. The wheel scrolls the page. */
export function useHands(turning: Turning, size: number) {
  const hold = useRef<Hold | null>(null);
  const dragged = useRef(false);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    hold.current = { id: event.pointerId, x: event.clientX, y: event.clientY, dragged: false };
    dragged.current = false;
    turning.grab();
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = hold.current;
    if (!held || held.id !== event.pointerId || size === 0) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.dragged && Math.hypot(dx, dy) < tapPx) return;
    if (!held.dragged) event.currentTarget.setPointerCapture(event.pointerId);
    hold.current = { ...held, x: event.clientX, y: event.clientY, dragged: true };
    dragged.current = true;
    turning.drag((-2 * dx) / size, (2 * dy) / size, event.timeStamp);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (hold.current?.id !== event.pointerId) return;
    hold.current = null;
    turning.release(event.timeStamp);
  };
  /** Releasing a dragged globe must not click the element under the finger. */
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    if (!dragged.current) return;
    dragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const way = ways[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    turning.nudge(...way);
  };
  /** Stops the idle rotation while the pointer or focus is on the globe. */
  const rest = () => {
    if (hold.current) return;
    turning.rest();
  };
  return {
    ball: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      // The pointer is captured while dragging.
      onPointerLeave: onPointerUp,
      onClickCapture,
    },
    canvas: { onKeyDown, onFocus: rest },
    marks: { onPointerEnter: rest },
  };
}
