import { classCodes, recoveryCodes } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { drawCode } from '../../kernel/draw-fair.ts';
import { tokenHash } from '../adult-sign-in/index.ts';

import {
  deleteRecoveryCodes,
  insertRecoveryCodes,
  useRecoveryCode,
} from './recovery-codes.data.ts';

const HALF = recoveryCodes.signs / 2;

/** The code as it is hashed: dashes, spaces and case do not matter. */
const bare = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** The codes are long enough that a plain hash cannot be searched; the id keeps equal codes apart. */
const hashOf = (adultId: string, code: string): Buffer => tokenHash(`${adultId} ${bare(code)}`);

/** Replaces the recovery codes of an adult. @returns them, to be shown once */
export async function newRecoveryCodes(
  db: Db,
  random: AppDeps['random'],
  adultId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes.count }, () => {
    const signs = drawCode(random, { signs: classCodes.signs, length: recoveryCodes.signs });
    return `${signs.slice(0, HALF)}-${signs.slice(HALF)}`;
  });
  await deleteRecoveryCodes(db, adultId);
  await insertRecoveryCodes(
    db,
    adultId,
    codes.map(code => hashOf(adultId, code)),
  );
  return codes;
}

/** Uses a recovery code. @returns whether it was right and unused */
export const spendRecoveryCode = (
  db: Db,
  { adultId, code, at }: { adultId: string; code: string; at: Date },
): Promise<boolean> => useRecoveryCode(db, { adultId, hash: hashOf(adultId, code), at });
