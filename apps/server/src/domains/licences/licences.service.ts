import { errors } from '@digipals/contract/errors';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { readLicences } from './licences.data.ts';
import { isPremium } from './licences.policy.ts';

/** @throws licence_required, with the message for the player (PLAYER-06) */
export async function requirePremium(db: Db, userId: string): Promise<void> {
  if (isPremium(await readLicences(db, userId))) return;
  throw new ApiError('licence_required', { message: errors.licence_required.title });
}
