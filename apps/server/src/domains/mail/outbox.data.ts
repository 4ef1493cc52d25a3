import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Letter } from '../../kernel/mailer.ts';

export async function insertLetter(db: Db, letter: Letter, dueAt: Date): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      letter_id: letter.id,
      to_address: letter.to,
      subject: letter.subject,
      body: letter.text,
      due_at: dueAt,
      sent_at: null,
      failed_at: null,
      user_id: letter.userId ?? null,
    })
    .execute();
}

/** A letter that is due, with the number of this try. */
export type DueLetter = Letter & { readonly tries: number };

/**
 * Takes a due letter and counts a try. No other server takes it before the next try is due; the
 * delay doubles each time.
 */
export async function takeDueLetter(
  db: Db,
  { at, firstMs, maxMs }: { at: Date; firstMs: number; maxMs: number },
): Promise<DueLetter | undefined> {
  const { rows } = await sql<DueLetter>`
    UPDATE outbox SET tries = tries + 1,
      due_at = ${at}::timestamptz + interval '1 millisecond' *
        least(${firstMs}::float8 * 2 ^ least(tries, 30), ${maxMs}::float8)
    WHERE letter_id = (
      SELECT letter_id FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL AND due_at <= ${at}
      ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING letter_id AS id, to_address AS to, subject, body AS text, tries
  `.execute(db);
  return rows[0];
}

/** Marks a letter as sent or given up, and deletes its text and address. */
export async function endLetter(
  db: Db,
  letterId: string,
  how: { sent_at: Date } | { failed_at: Date },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...how, to_address: '', subject: '', body: '' })
    .where('letter_id', '=', letterId)
    .execute();
}

/** Ids of the letters about a child. */
export async function listLettersAbout(db: Db, userId: string): Promise<string[]> {
  const letters = db.selectFrom('outbox').select('letter_id').where('user_id', '=', userId);
  return (await letters.execute()).map(({ letter_id }) => letter_id);
}
