import { type Licence, playOnMs, seatGraceMs } from '@digipals/contract';
import { errors } from '@digipals/contract/errors';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { findLicences, hadSeat } from './licences.data.ts';
import { isPremium } from './licences.policy.ts';

const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms);

/** Licences of a child at a moment: its own, and that of its seat, also in the grace after its voucher. */
export const readLicences = (db: Db, userId: string, at: Date): Promise<Licence[]> =>
  findLicences(db, { userId, endsAfter: before(at, seatGraceMs) });

/** @throws licence_required, with the message for the player (PLAYER-06) */
export async function requirePremium(db: Db, userId: string, at: Date): Promise<void> {
  if (isPremium(await readLicences(db, userId, at))) return;
  throw new ApiError('licence_required', { message: errors.licence_required.title });
}

/** Whether a child lost its licence so lately that it may still be in the middle of an activity. */
export async function maySendLastAnswers(db: Db, userId: string, at: Date): Promise<boolean> {
  const since = before(at, playOnMs);
  return (await hadSeat(db, userId, since)) || isPremium(await readLicences(db, userId, since));
}
