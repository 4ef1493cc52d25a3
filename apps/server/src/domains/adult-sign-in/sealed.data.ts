import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { openSecret, SECRET_BYTES } from './sealed-secret.ts';

type Sealed = { readonly adultId: string; readonly secret: Buffer };

/** Some second factors of adults of each kind. */
export async function listSealed(db: Db): Promise<Sealed[]> {
  const { rows } = await sql<Sealed>`
    (SELECT staff_id AS "adultId", secret FROM staff WHERE length(secret) > ${SECRET_BYTES} LIMIT 20)
    UNION ALL
    (SELECT adult_id, secret FROM adults WHERE length(secret) > ${SECRET_BYTES} LIMIT 20)
  `.execute(db);
  return rows;
}

function canOpen({ adultId, secret }: Sealed, pepper: Buffer): boolean {
  try {
    openSecret(secret, { adultId, pepper });
    return true;
  } catch {
    return false;
  }
}

/** Whether the pepper opens one of these; true if there is none that could tell. */
export const canOpenSome = (sealed: readonly Sealed[], pepper: Buffer): boolean =>
  sealed.length === 0 || sealed.some(one => canOpen(one, pepper));
