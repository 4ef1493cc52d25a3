import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { moved, placeAfter } from './order.ts';

/** Pixels after which a press is a drag. */
const SLOP = 8;

type Press = { id: string; x: number; y: number; dragging: boolean };

type Options = {
  ids: readonly string[];
  onOrder(ids: string[]): void;
};

/** The number of tiles in the first row. */
function columnsOf(list: HTMLElement): number {
  const tops = [...list.children].map(child => (child as HTMLElement).offsetTop);
  return tops.filter(top => top === tops[0]).length;
}

/** Changes the order of tiles by dragging, by two taps, or with the keys (SHOP-25). */
export function useCarry({ ids, onOrder }: Options) {
  const list = useRef<HTMLUListElement>(null);
  const press = useRef<Press | null>(null);
  /** Whether the click to come is the end of a drag. */
  const dragged = useRef(false);
  const [lifted, setLifted] = useState<string | null>(null);
  const [before, setBefore] = useState<readonly string[] | null>(null);
  // A picture that is taken off elsewhere is no longer lifted.
  if (lifted !== null && !ids.includes(lifted)) setLifted(null);
  const order = ids.join(' ');
  // A moved element loses the focus.
  useEffect(() => {
    if (order && lifted)
      list.current?.querySelector<HTMLElement>(`[data-interest="${lifted}"]`)?.focus();
  }, [order, lifted]);

  const lift = (id: string) => {
    setLifted(id);
    setBefore(ids);
  };
  const land = () => setLifted(null);
  const moveTo = (id: string, place: number) => onOrder(moved(ids, ids.indexOf(id), place));

  /** The place below the pointer, under the dragged tile; -1 if there is none. */
  const placeAt = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): number => {
    const tile = document
      .elementsFromPoint(clientX, clientY)
      .find(under => under !== currentTarget && under.hasAttribute('data-place'));
    return Number(tile?.getAttribute('data-place') ?? -1);
  };
  const drop = (tile: HTMLElement) => {
    tile.style.translate = '';
    press.current = null;
  };

  return {
    list,
    lifted,
    land,
    /** A tap lifts a tile; the next one puts it where it is tapped. */
    tap(id: string) {
      if (dragged.current) {
        dragged.current = false;
        return;
      }
      if (lifted === null) lift(id);
      else {
        if (lifted !== id) moveTo(lifted, ids.indexOf(id));
        land();
      }
    },
    tapFree() {
      if (lifted !== null) moveTo(lifted, ids.length - 1);
      land();
    },
    onKeyDown(event: KeyboardEvent, id: string) {
      dragged.current = false;
      if (lifted !== id) return;
      const place = placeAfter(
        event.key,
        ids.indexOf(id),
        list.current ? columnsOf(list.current) : 1,
      );
      if (place !== null) {
        event.preventDefault();
        moveTo(id, place);
      } else if (event.key === 'Escape') {
        event.preventDefault();
        if (before) onOrder([...before]);
        land();
      }
    },
    pointer: (id: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        dragged.current = false;
        if (event.button !== 0) return;
        press.current = { id, x: event.clientX, y: event.clientY, dragging: false };
        // A fast first move could leave the tile before it is noticed.
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
        const pressed = press.current;
        if (pressed?.id !== id) return;
        const [x, y] = [clientX - pressed.x, clientY - pressed.y];
        if (!pressed.dragging && Math.hypot(x, y) < SLOP) return;
        if (!pressed.dragging) {
          pressed.dragging = true;
          lift(id);
        }
        currentTarget.style.translate = `${x}px ${y}px`;
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const wasDragging = press.current?.dragging;
        if (!wasDragging) {
          press.current = null;
          return;
        }
        const place = placeAt(event);
        drop(event.currentTarget);
        if (place >= 0) moveTo(id, place);
        land();
        dragged.current = true;
      },
      onPointerCancel(event: PointerEvent<HTMLElement>) {
        if (press.current?.dragging) land();
        drop(event.currentTarget);
      },
    }),
  };
}
