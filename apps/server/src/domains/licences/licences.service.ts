import { type Licence, playOnMs, seatGraceMs } from '@digipals/contract';
import { errors } from '@digipals/contract/errors';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { findLicences, type HeldLicence, hadSeat } from './licences.data.ts';
import { isPremium } from './licences.policy.ts';

const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms);

/** Licences of a child at a moment: its own, and that of its seat, also in the grace after its voucher. */
const findHeld = (db: Db, userId: string, at: Date): Promise<HeldLicence[]> =>
  findLicences(db, { userId, endsAfter: before(at, seatGraceMs) });

/** The licences of a child at a moment. */
export const readLicences = async (db: Db, userId: string, at: Date): Promise<Licence[]> =>
  (await findHeld(db, userId, at)).map(({ sku }) => ({ sku }));

/**
 * @returns until when the child is premium, in milliseconds since 1970, if no licence changes
 * @throws licence_required, with the message for the player (PLAYER-06)
 */
export async function requirePremium(db: Db, userId: string, at: Date): Promise<number> {
  const held = (await findHeld(db, userId, at)).find(licence => isPremium([licence]));
  if (!held) throw new ApiError('licence_required', { message: errors.licence_required.title });
  return held.endsAt ? held.endsAt.getTime() + seatGraceMs : Number.POSITIVE_INFINITY;
}

/** Whether a child lost its licence so lately that it may still be in the middle of an activity. */
export async function maySendLastAnswers(db: Db, userId: string, at: Date): Promise<boolean> {
  const since = before(at, playOnMs);
  return (await hadSeat(db, userId, since)) || isPremium(await readLicences(db, userId, since));
}
