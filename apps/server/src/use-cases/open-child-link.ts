import type { Db } from '../db/db.ts';
import {
  type FamilyChild,
  findFamilyChild,
  type LinkDeps,
  type OpenLink,
  openLink,
} from '../domains/consents/index.ts';
import { findErasure } from '../domains/rights/index.ts';
import { lockChild } from '../domains/user/index.ts';
import { ApiError } from '../kernel/api-error.ts';

/** The child of a link. @throws not_found for one that has left or waits to be erased */
export async function readChild(db: Db, { userId }: OpenLink): Promise<FamilyChild> {
  const child = await findFamilyChild(db, userId);
  if (!child || (await findErasure(db, userId))?.closedAt) throw new ApiError('not_found');
  return child;
}

/**
 * Opens a link after its child is locked, as every action locks children first: answers to one letter wait for each
 * other.
 * @throws not_found
 */
export async function openLocked<Kind extends OpenLink['kind']>(
  db: Db,
  deps: LinkDeps,
  opening: { key: string; kinds: readonly Kind[]; at: Date },
): Promise<OpenLink & { kind: Kind }> {
  const { userId } = await openLink(db, deps, { ...opening, isLocked: false });
  await lockChild(db, userId);
  return openLink(db, deps, opening);
}
