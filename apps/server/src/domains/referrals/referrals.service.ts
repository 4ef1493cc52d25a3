import { type Referral, type ReferralCard, referral } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import {
  countReferrals,
  findCode,
  findOwner,
  hasCome,
  insertCode,
  insertReferral,
} from './referrals.data.ts';

const BYTE = 256;

/** A code that some child may have already. */
function drawCode(random: AppDeps['random']): string {
  const { length, signs } = referral;
  const fair = BYTE - (BYTE % signs.length);
  let code = '';
  while (code.length < length) {
    const byte = random(1)[0] ?? BYTE;
    // Bytes that would bias the choice of characters are drawn again.
    if (byte < fair) code += signs[byte % signs.length];
  }
  return code;
}

/** The code of a child's invitation card, made when it is first asked for. */
async function codeOf(db: Db, userId: string, random: AppDeps['random']): Promise<string> {
  for (;;) {
    const code = await findCode(db, userId);
    if (code) return code;
    await insertCode(db, userId, drawCode(random));
  }
}

/** The invitation card of a child, and how many children came with it. */
export const readReferral = async (
  db: Db,
  userId: string,
  random: AppDeps['random'],
): Promise<Referral> => ({
  code: await codeOf(db, userId, random),
  count: await countReferrals(db, userId),
});

/** The invitation card of a child, and whether it came with one itself. */
export const readReferralCard = async (
  db: Db,
  childId: string,
  random: AppDeps['random'],
): Promise<ReferralCard> => ({
  childId,
  code: await codeOf(db, childId, random),
  came: await hasCome(db, childId),
});

/**
 * Records that a child came with a card. A child comes once.
 * @returns the owner of the card, and whether this is new; undefined if no other child has this code
 */
export async function addReferral(
  db: Db,
  { userId, code, at }: { userId: string; code: string; at: Date },
): Promise<{ referrerId: string; isNew: boolean } | undefined> {
  const referrerId = await findOwner(db, code.toUpperCase());
  if (referrerId === undefined || referrerId === userId) return undefined;
  return { referrerId, isNew: await insertReferral(db, { userId, referrerId, at }) };
}
