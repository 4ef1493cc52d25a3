import type { LookAtPlace, SavedLooks } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { fittedFigure } from '../profile/index.ts';
import { findSavedLooks, replaceLook } from './saved-looks.data.ts';

const places = [1, 2, 3];

/** The saved looks of a child and its Domino. */
export async function readSavedLooks(db: Db, userId: string): Promise<SavedLooks> {
  const rows = await findSavedLooks(db, userId);
  const at = places.map(place => rows.find(row => row.place === place));
  return {
    human: at.map(row => row?.human ?? null),
    domino: at.map(row => row?.domino ?? null),
  };
}

/**
 * Saves a look at a place, or frees the place. Parts must exist and fit together, but need not be owned:
 * a look is worn only with `PUT users/{id}/profile`, which checks that.
 * @throws parts_do_not_fit
 */
export async function saveLook(
  db: Db,
  { userId, place, look }: { userId: string; place: number; look: LookAtPlace },
): Promise<SavedLooks> {
  const { human, domino } = look;
  const stored: LookAtPlace = {
    ...(human !== undefined && { human: human && fittedFigure('human', human) }),
    ...(domino !== undefined && { domino: domino && fittedFigure('domino', domino) }),
  };
  await replaceLook(db, { userId, place, look: stored });
  return readSavedLooks(db, userId);
}
