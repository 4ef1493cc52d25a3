import { useText } from '@digipals/i18n/react';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useAnnounce } from '../motion/Announcer.tsx';
import type { Box } from '../motion/geometry.ts';
import { shake } from '../motion/motion.ts';
import { sayMove, sayOver, type TargetName } from './announcements.ts';
import { type KeyStep, keyStep, nextTarget } from './keys.ts';
import { type DragMode, drop, type Move, type Places } from './places.ts';
import { type Tap, tapPlace, tapTile, type Waiting } from './tap.ts';
import { useElements } from './use-elements.ts';
import { usePointer } from './use-pointer.ts';
import { useTargets } from './use-targets.ts';

/** A lifted tile: over a place from 0, or outside all of them (-1). */
type Lifted = { tile: string; over: number; by: 'pointer' | 'keyboard' };

type Options = {
  mode: DragMode;
  places: Places;
  onPlaces(next: Places): void;
  locked: boolean;
  /** Accessible name of a tile. */
  nameOf(tile: string): string;
  /** Name of the places: gaps in a text when places keep their tiles, else places. */
  targetName?: TargetName | undefined;
  /** The caption of a place, announced after its number. */
  captionOf?: ((place: number) => string | undefined) | undefined;
  /** The child lifted a tile, in any of the three ways. */
  onTouch?: ((tile: string) => void) | undefined;
  /** A tile was put down: in a place, or elsewhere. */
  onDrop?: ((placed: boolean) => void) | undefined;
};

const isInWindow = ({ left, top, width, height }: Box): boolean =>
  left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;

/**
 * The drag core: by pointer, by taps (NOTSHOWN-66) and by keyboard (A11Y-01). Returns the props of
 * tiles and places; the caller owns the state of the places.
 */
export function useDrag({
  mode,
  places,
  onPlaces,
  locked,
  nameOf,
  onTouch,
  onDrop,
  ...options
}: Options) {
  const t = useText();
  const announce = useAnnounce();
  const elements = useElements();
  const targets = useTargets(elements);
  const targetName = options.targetName ?? (mode === 'slots' ? 'gap' : 'place');
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [waiting, setWaiting] = useState<Waiting>(null);
  // A wrong tile that comes back after the check would look lifted, as if it were the hint.
  if (locked && waiting) setWaiting(null);

  const captioned = (said: string, place: number): string =>
    [said, options.captionOf?.(place) ?? ''].join(' ').trim();

  const finish = (tile: string, move: Move) => {
    elements.remember();
    elements.focusLater(tile);
    setLifted(null);
    onDrop?.(move.outcome === 'placed');
    const said = sayMove(t, targetName, tile, move, nameOf);
    announce(captioned(said, move.outcome === 'placed' ? move.places.indexOf(tile) : -1));
    if (move.outcome === 'refused') {
      const element = elements.tile(tile);
      if (element) shake(element);
    } else if (move.places !== places) onPlaces(move.places);
  };

  const lift = (tile: string, by: Lifted['by']) => {
    setWaiting(null);
    setLifted({ tile, over: places.indexOf(tile), by });
    announce(t('dnd.pickedUp', { item: nameOf(tile) }));
    onTouch?.(tile);
  };

  const settle = (tile: string) => finish(tile, { places, outcome: 'unchanged', other: null });

  const pointer = usePointer({
    locked,
    onLift: tile => {
      targets.measure(tile, places.length);
      lift(tile, 'pointer');
    },
    onMove: (tile, point, way) => {
      const over = targets.at(point, way);
      if (over !== lifted?.over) setLifted({ tile, over, by: 'pointer' });
    },
    onDrop: (tile, point, way) => {
      const over = targets.at(point, way);
      targets.forget();
      finish(tile, drop(mode, places, tile, over));
    },
    onCancel: tile => {
      targets.forget();
      settle(tile);
    },
  });

  const tapped = (tap: Tap, touched: string | null) => {
    setWaiting(tap.waiting);
    if (tap.move && touched !== null) finish(touched, tap.move);
    else if (tap.waiting && 'place' in tap.waiting) announce(t('dnd.placeChosen'));
  };

  const clickTile = (event: MouseEvent, tile: string) => {
    // Ignore the click that ends a drag; clicks without a pointer (detail 0) always count.
    if (locked || (event.detail > 0 && pointer.wasDrag())) return;
    onTouch?.(tile);
    const tap = tapTile(mode, places, waiting, tile);
    // A waiting tile that takes this one's place is the one that moves.
    const held = waiting && 'tile' in waiting ? waiting.tile : tile;
    const replaces = tap.move?.outcome === 'placed' && places.includes(tile);
    tapped(tap, replaces ? held : tile);
  };

  const clickPlace = (place: number) => {
    if (locked) return;
    const held = waiting && 'tile' in waiting ? waiting.tile : null;
    tapped(tapPlace(mode, places, waiting, place), held);
  };

  const moveLifted = (held: Lifted, step: 'on' | 'back') => {
    const target = nextTarget(mode, places.length, held.over, step);
    setLifted({ ...held, over: target });
    const spot = { item: nameOf(held.tile), target, total: places.length };
    announce(captioned(sayOver(t, targetName, spot), target));
  };

  const keySteps: Record<NonNullable<KeyStep>, (tile: string, held: Lifted | null) => void> = {
    lift: tile => lift(tile, 'keyboard'),
    drop: (tile, held) => finish(tile, drop(mode, places, tile, held?.over ?? -1)),
    cancel: settle,
    on: (_tile, held) => held && moveLifted(held, 'on'),
    back: (_tile, held) => held && moveLifted(held, 'back'),
  };

  const keyDown = (event: KeyboardEvent, tile: string) => {
    const held = lifted?.tile === tile ? lifted : null;
    const step = locked ? null : keyStep(event.key, held !== null);
    if (!step) return;
    // Also prevents the click of the key, which would count as a tap.
    event.preventDefault();
    event.stopPropagation();
    keySteps[step](tile, held);
  };

  return {
    lifted,
    targetName,
    /** The tile that waits for a place. */
    held: waiting && 'tile' in waiting && !places.includes(waiting.tile) ? waiting.tile : null,
    /** The place under a lifted tile, or one that waits for a tile; -1 for none. */
    target: lifted?.over ?? (waiting && 'place' in waiting ? waiting.place : -1),
    placeRef: elements.placeRef,
    /** Where a tile and a place are in the window; null unless both are visible. */
    wayTo: (tile: string, place: number) => {
      const from = elements.tile(tile)?.getBoundingClientRect();
      const to = elements.placeBoxes(places.length)[place];
      return from && to && isInWindow(from) && isInWindow(to) ? { from, to } : null;
    },
    tileProps: (tile: string) => ({
      ref: elements.tileRef(tile),
      'data-tile': tile,
      'aria-disabled': locked || undefined,
      ...pointer.handlers(tile),
      onClick: (event: MouseEvent) => clickTile(event, tile),
      onKeyDown: (event: KeyboardEvent) => keyDown(event, tile),
      onKeyUp: (event: KeyboardEvent) => {
        if (event.key === ' ') event.preventDefault();
      },
      onBlur: () => {
        if (lifted?.tile === tile && lifted.by === 'keyboard') setLifted(null);
      },
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
    }),
    placeProps: (place: number) => ({
      'data-place': place + 1,
      'aria-disabled': locked || undefined,
      onClick: () => clickPlace(place),
    }),
  };
}
