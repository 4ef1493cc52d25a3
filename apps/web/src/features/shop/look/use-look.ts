import { type AvatarKind, type Figure, modelsOf, wornOn } from '@digipals/avatar';
import { useState } from 'react';
import { useTried } from '../change/use-tried.ts';
import { isSame } from '../frame/use-changed.ts';

type Look = {
  /** What is on now. */
  look: Figure;
  /** Whether it differs from what is saved. */
  isChanged: boolean;
  change(next: Figure): void;
  undo: (() => void) | undefined;
  /** Makes the next undo take back something else that was done. */
  remember(takeBack: () => void): void;
  /** Forgets what is on: it is saved, or no longer wanted. */
  forget(): boolean;
};

/** A look that was kept; null for one of an older kit, or one that was tampered with. */
export function readLook(kind: AvatarKind, saved: Figure, value: unknown): Figure | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept = { ...saved, ...value };
  const isKnown = Object.keys(saved).every(part =>
    wornOn(kept, part).every(({ model }) => modelsOf(kind, part).includes(model)),
  );
  return isKnown ? kept : null;
}

/** What is tried on, with undo. It survives a reload and leaving the page (WARDROBE-07). */
export function useLook(kind: AvatarKind, userId: string, saved: Figure): Look {
  const {
    tried: look,
    tryOn,
    forget,
  } = useTried<Figure>({
    userId,
    name: kind,
    saved,
    read: value => readLook(kind, saved, value),
  });
  const [past, setPast] = useState<readonly (Figure | (() => void))[]>(() =>
    // What the last visit left on can be taken off, too.
    isSame(look, saved) ? [] : [saved],
  );
  const before = past.at(-1);
  return {
    look,
    isChanged: !isSame(look, saved),
    change: next => {
      if (isSame(next, look)) return;
      setPast([...past, look]);
      tryOn(next);
    },
    undo:
      before &&
      (() => {
        setPast(past.slice(0, -1));
        if (typeof before === 'function') before();
        else tryOn(before);
      }),
    remember: takeBack => setPast([...past, takeBack]),
    forget,
  };
}
