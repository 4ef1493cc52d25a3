import type { AvatarKind } from '@digipals/avatar';
import { useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { isSame, useChanged } from '../frame/use-changed.ts';
import type { Figure } from './figure.ts';
import { keepLook, readKeptLook } from './kept-look.ts';

type Look = {
  /** What is on now. */
  look: Figure;
  /** Whether it differs from what is saved. */
  isChanged: boolean;
  change(next: Figure): void;
  undo: (() => void) | undefined;
  /** Forgets what is on: it is saved, or no longer wanted. */
  forget(): void;
};

/** What is tried on, with undo. It survives a reload and leaving the page (WARDROBE-07). */
export function useLook(kind: AvatarKind, userId: string, saved: Figure): Look {
  const { storage } = useServices();
  const [look, setLook] = useChanged(saved, () => readKeptLook(storage, userId, kind, saved));
  const [past, setPast] = useState<readonly Figure[]>([]);
  const show = (next: Figure) => {
    setLook(next);
    keepLook(storage, userId, kind, isSame(next, saved) ? null : next);
  };
  const before = past.at(-1);
  return {
    look,
    isChanged: !isSame(look, saved),
    change: next => {
      if (isSame(next, look)) return;
      setPast([...past, look]);
      show(next);
    },
    undo:
      before &&
      (() => {
        setPast(past.slice(0, -1));
        show(before);
      }),
    forget: () => keepLook(storage, userId, kind, null),
  };
}
