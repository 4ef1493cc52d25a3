import type { LetterKind } from '@digipals/contract/constants';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Letter } from '../../kernel/mailer.ts';

export async function insertLetter(
  db: Db,
  letter: Letter,
  { threadNo, at, isUrgent }: { threadNo: number; at: Date; isUrgent: boolean },
): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      letter_id: letter.id,
      thread_no: threadNo,
      to_address: letter.to,
      subject: letter.subject,
      body: letter.text,
      html: letter.html ?? null,
      stop_url: letter.stopUrl ?? null,
      queued_at: at,
      due_at: at,
      sent_at: null,
      failed_at: null,
      user_id: letter.userId ?? null,
      is_urgent: isUrgent,
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
  asked: { at: Date; firstMs: number; maxMs: number; isUrgent: boolean },
): Promise<DueLetter | undefined> {
  const { at, firstMs, maxMs, isUrgent } = asked;
  const { rows } = await sql<DueLetter>`
    UPDATE outbox SET tries = tries + 1,
      due_at = ${at}::timestamptz + interval '1 millisecond' *
        least(${firstMs}::float8 * 2 ^ least(tries, 30), ${maxMs}::float8)
    WHERE letter_id = (
      SELECT letter_id FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL AND due_at <= ${at}
        AND is_urgent = ${isUrgent}
      ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING letter_id AS id, to_address AS to, subject, body AS text, html, stop_url AS "stopUrl",
      (SELECT thread_key FROM letter_threads AS t WHERE t.thread_no = outbox.thread_no) AS "threadKey",
      tries
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
    .set({ ...how, to_address: '', subject: '', body: '', html: null, stop_url: null })
    .where('letter_id', '=', letterId)
    .execute();
}

/** Marks a letter that was sent as one that did not arrive. @returns whether it was sent */
export async function returnLetter(db: Db, letterId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ sent_at: null, failed_at: at })
    .where('letter_id', '=', letterId)
    .where('sent_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes letters of these kinds about a child that were not sent yet. */
export async function dropLetters(
  db: Db,
  userId: string,
  kinds: readonly LetterKind[],
): Promise<void> {
  const threads = db.selectFrom('letter_threads').select('thread_no').where('kind', 'in', kinds);
  await db
    .deleteFrom('outbox')
    .where('user_id', '=', userId)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('thread_no', 'in', threads)
    .execute();
}

/** Ids of the letters about a child. */
export async function listLettersAbout(db: Db, userId: string): Promise<string[]> {
  const letters = db.selectFrom('outbox').select('letter_id').where('user_id', '=', userId);
  return (await letters.execute()).map(({ letter_id }) => letter_id);
}

/** What became of the letters whose ids begin so: `sent` if one was, else `waiting` if one is tried again. */
export async function readLettersState(
  db: Db,
  prefix: string,
): Promise<{ state: 'sent' | 'waiting' | 'lost' | 'none'; tries: number }> {
  const { rows } = await sql<{ state: 'sent' | 'waiting' | 'lost' | 'none'; tries: number }>`
    SELECT CASE
        WHEN bool_or(sent_at IS NOT NULL) THEN 'sent'
        WHEN bool_or(failed_at IS NULL) THEN 'waiting'
        WHEN count(*) > 0 THEN 'lost'
        ELSE 'none'
      END AS state, coalesce(max(tries), 0)::int AS tries
    FROM outbox WHERE starts_with(letter_id, ${prefix})
  `.execute(db);
  return rows[0] ?? { state: 'none', tries: 0 };
}

/** Letters that were not sent; `oldestAt` is when the oldest that waits was queued. */
export type LetterCounts = {
  readonly waiting: number;
  readonly failed: number;
  readonly oldestAt: Date | null;
};

/** How many letters wait, since when, and how many were given up in the last 30 days. */
export async function countLetters(db: Db): Promise<LetterCounts> {
  const { rows } = await sql<LetterCounts>`
    SELECT count(*) FILTER (WHERE failed_at IS NULL)::int AS waiting,
      count(*) FILTER (WHERE failed_at IS NOT NULL)::int AS failed,
      min(queued_at) FILTER (WHERE failed_at IS NULL) AS "oldestAt"
    FROM outbox WHERE sent_at IS NULL
  `.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0, oldestAt: null };
}

/** Letters that wait, those that wait since before a moment, and to how many mail domains those go. */
export async function findLateLetters(
  db: Db,
  since: Date,
): Promise<{ waiting: number; late: number; domains: number }> {
  const { rows } = await sql<{ waiting: number; late: number; domains: number }>`
    SELECT count(*)::int AS waiting, count(*) FILTER (WHERE is_late)::int AS late,
      count(DISTINCT split_part(to_address, '@', 2)) FILTER (WHERE is_late)::int AS domains
    FROM (
      SELECT to_address, queued_at < ${since} AS is_late
      FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL
    ) AS letters
  `.execute(db);
  return rows[0] ?? { waiting: 0, late: 0, domains: 0 };
}

/** Letters that still wait after so many failures, and letters that were given up since a moment. */
export async function countStuckLetters(
  db: Db,
  { tries, since, except }: { tries: number; since: Date; except: string },
): Promise<{ waiting: number; givenUp: number }> {
  const { rows } = await sql<{ waiting: number; givenUp: number }>`
    SELECT count(*) FILTER (WHERE failed_at IS NULL AND tries >= ${tries})::int AS waiting,
      count(*) FILTER (WHERE failed_at > ${since} AND NOT starts_with(letter_id, ${except}))::int AS "givenUp"
    FROM outbox WHERE sent_at IS NULL
  `.execute(db);
  return rows[0] ?? { waiting: 0, givenUp: 0 };
}

/** Tries unsent letters to an address again at once, whose ids begin alike. @returns whether there is one */
export async function hurryLetters(
  db: Db,
  { begins, to, at }: { begins: string; to: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE outbox SET due_at = least(due_at, ${at}::timestamptz)
    WHERE sent_at IS NULL AND failed_at IS NULL AND to_address = ${to}
      AND starts_with(letter_id, ${begins})
    RETURNING letter_id
  `.execute(db);
  return rows.length > 0;
}
