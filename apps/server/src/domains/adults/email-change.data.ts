import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** A change of an e-mail that waits for its link to be opened. */
export type EmailChange = {
  readonly adultId: string;
  readonly tokenHash: Buffer;
  readonly email: string;
  readonly sessionHash: Buffer;
  readonly expiresAt: Date;
};

/** Saves a change. An earlier one of the adult ends. */
export async function saveEmailChange(db: Db, change: EmailChange): Promise<void> {
  const { adultId, tokenHash, email, sessionHash, expiresAt } = change;
  const row = { token_hash: tokenHash, email, session_hash: sessionHash, expires_at: expiresAt };
  await db
    .insertInto('adult_email_changes')
    .values({ adult_id: adultId, ...row })
    .onConflict(conflict => conflict.column('adult_id').doUpdateSet(row))
    .execute();
}

/** Uses up a change. @returns it; undefined if it is unknown, used or late */
export const takeEmailChange = (
  db: Db,
  { tokenHash, at }: { tokenHash: Buffer; at: Date },
): Promise<Pick<EmailChange, 'adultId' | 'email' | 'sessionHash'> | undefined> =>
  db
    .deleteFrom('adult_email_changes')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .returning(['adult_id as adultId', 'email', 'session_hash as sessionHash'])
    .executeTakeFirst();

/** Ends the change of an adult that waits; with a session only one that this session asked for. */
export async function deleteEmailChangeOf(
  db: Db,
  adultId: string,
  sessionHash?: Buffer,
): Promise<void> {
  await db
    .deleteFrom('adult_email_changes')
    .where('adult_id', '=', adultId)
    .$if(sessionHash !== undefined, query =>
      query.where('session_hash', '=', sessionHash ?? Buffer.alloc(0)),
    )
    .execute();
}

/**
 * Gives an adult another e-mail.
 * @returns the old one and the name; undefined if another adult has the new one
 */
export async function replaceEmail(
  db: Db,
  adultId: string,
  email: string,
): Promise<{ email: string; name: string } | undefined> {
  const { rows } = await sql<{ email: string; name: string }>`
    UPDATE adults SET email = ${email} FROM adults AS old
    WHERE adults.adult_id = ${adultId} AND old.adult_id = adults.adult_id AND adults.is_active
      AND NOT EXISTS (SELECT FROM adults AS other WHERE other.email = ${email})
    RETURNING old.email, adults.name
  `.execute(db);
  return rows[0];
}
