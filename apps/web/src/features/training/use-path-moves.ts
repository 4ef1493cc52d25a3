import { shell } from '@digipals/contract/constants';
import { type KeyboardEvent, type PointerEvent, useRef, type WheelEvent } from 'react';
import type { PathView } from './use-path-view.ts';

/** One turn of a wheel or swipe of a trackpad sends many events, which count as one move. */
const wheelPauseMs = 350;

/** Index of the step that a key moves to; null for other keys. */
function target(key: string, index: number, { visible, total }: PathView): number | null {
  const wanted: Record<string, number> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    PageUp: index - visible,
    PageDown: index + visible,
    Home: 0,
    End: total - 1,
  };
  const next = wanted[key];
  return next === undefined ? null : Math.min(total - 1, Math.max(0, next));
}

/**
 * Moves along the path by swipe, wheel and keys. `focusOn` is called with the step that a key moved to, once
 * it is visible.
 */
export function usePathMoves(view: PathView, focusOn: (index: number) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  const wheeled = useRef(Number.NEGATIVE_INFINITY);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = (event.target as Element).closest('[data-place]');
    const next = step && target(event.key, Number(step.getAttribute('data-place')), view);
    if (next === null) return;
    event.preventDefault();
    if (next < view.first) view.show(next);
    else if (next >= view.first + view.visible) view.show(next - view.visible + 1);
    focusOn(next);
  };
  const onWheel = (event: WheelEvent) => {
    const isNew = event.timeStamp - wheeled.current > wheelPauseMs;
    if (!isNew || event.ctrlKey || Math.abs(event.deltaY) < 4) return;
    wheeled.current = event.timeStamp;
    view.turn(event.deltaY > 0 ? 1 : -1);
  };
  const onPointerDown = (event: PointerEvent) => {
    start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
  };
  const onPointerUp = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    if (from?.id !== event.pointerId) return;
    const dy = event.clientY - from.y;
    const isSwipe =
      Math.abs(dy) >= shell.swipePx && Math.abs(dy) > Math.abs(event.clientX - from.x);
    if (isSwipe) view.turn(dy < 0 ? 1 : -1);
  };
  const onPointerCancel = () => {
    start.current = null;
  };
  return { onKeyDown, onWheel, onPointerDown, onPointerUp, onPointerCancel };
}
