import { classSize } from '@digipals/contract';
import type { KnownChild } from './school.ts';

/** Counts the children of each class, which has a limit. */
export function createPlaces(children: readonly KnownChild[]) {
  const counts = new Map<string, number>();
  const add = (key: string, by: number) => counts.set(key, (counts.get(key) ?? 0) + by);
  for (const { classId, hasLeft } of children) if (!hasLeft) add(classId, 1);
  return {
    /** @returns whether the child has a place, which it keeps, or needs none */
    take(key: string, child: KnownChild | null): boolean {
      const stays = child?.classId === key && !child.hasLeft;
      if (stays || child?.isGone) return true;
      if ((counts.get(key) ?? 0) >= classSize.most) return false;
      add(key, 1);
      if (child && !child.hasLeft) add(child.classId, -1);
      return true;
    },
  };
}
