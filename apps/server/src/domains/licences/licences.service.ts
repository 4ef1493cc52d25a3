import type { Licence } from '@digipals/contract';
import { errors } from '@digipals/contract/errors';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { listLicences } from './licences.data.ts';
import { isPremium } from './licences.policy.ts';

/** Licences of a child. */
export const readLicences = (db: Db, userId: string): Promise<Licence[]> =>
  listLicences(db, userId);

/** @throws licence_required, with the message that tells the player of it (PLAYER-06) */
export async function requirePremium(db: Db, userId: string): Promise<void> {
  if (isPremium(await listLicences(db, userId))) return;
  throw new ApiError('licence_required', { message: errors.licence_required.title });
}
