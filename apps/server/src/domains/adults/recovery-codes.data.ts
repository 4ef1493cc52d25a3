import type { Db } from '../../db/db.ts';

export async function deleteRecoveryCodes(db: Db, adultId: string): Promise<void> {
  await db.deleteFrom('adult_recovery_codes').where('adult_id', '=', adultId).execute();
}

export async function insertRecoveryCodes(
  db: Db,
  adultId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await db
    .insertInto('adult_recovery_codes')
    .values(hashes.map(code_hash => ({ adult_id: adultId, code_hash, used_at: null })))
    .execute();
}

/** Uses a code. @returns false if it is unknown or was used before */
export async function useRecoveryCode(
  db: Db,
  { adultId, hash, at }: { adultId: string; hash: Buffer; at: Date },
): Promise<boolean> {
  const used = await db
    .updateTable('adult_recovery_codes')
    .set({ used_at: at })
    .where('adult_id', '=', adultId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('adult_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** The number of unused codes of an adult. */
export async function countRecoveryCodes(db: Db, adultId: string): Promise<number> {
  const { left } = await db
    .selectFrom('adult_recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('adult_id', '=', adultId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
