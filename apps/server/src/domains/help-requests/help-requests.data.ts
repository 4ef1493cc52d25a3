import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isTied } from '../ties/index.ts';

/** A stored help request. */
export type HelpRequestRow = {
  readonly requestId: string;
  readonly userId: string;
  readonly caseId: number;
  readonly sentAt: Date;
  readonly toldAt: Date | null;
  readonly readAt: Date | null;
  readonly answeredAt: Date | null;
  readonly endedAt: Date | null;
  readonly homeAt: Date | null;
  readonly wrongPictures: number;
  readonly wrongAt: Date | null;
};

const columns = [
  'request_id as requestId',
  'help_requests.user_id as userId',
  'help_requests.case_id as caseId',
  'sent_at as sentAt',
  'told_at as toldAt',
  'read_at as readAt',
  'answered_at as answeredAt',
  'ended_at as endedAt',
  'home_at as homeAt',
  'wrong_pictures as wrongPictures',
  'wrong_at as wrongAt',
] as const;

const selectNewest = (db: Db, userId: string) =>
  db
    .selectFrom('help_requests')
    .innerJoin('cases', 'cases.case_id', 'help_requests.case_id')
    .select([...columns, sql<boolean>`cases.state = 'closed'`.as('isClosed')])
    .where('help_requests.user_id', '=', userId)
    .orderBy('sent_at', 'desc')
    .limit(1);

/** The newest help request of a child, with the state of its case. */
export const findNewest = (
  db: Db,
  userId: string,
): Promise<(HelpRequestRow & { readonly isClosed: boolean }) | undefined> =>
  selectNewest(db, userId).executeTakeFirst();

/** The newest help request of a child, locked. */
export const lockNewest = (db: Db, userId: string): Promise<HelpRequestRow | undefined> =>
  selectNewest(db, userId).forNoKeyUpdate('help_requests').executeTakeFirst();

export const findOfCase = (db: Db, caseId: number): Promise<HelpRequestRow | undefined> =>
  db.selectFrom('help_requests').select(columns).where('case_id', '=', caseId).executeTakeFirst();

/** Help requests that are not ended, of children whom a lead does not know, oldest first. */
export const listOpen = (db: Db, leadId: string): Promise<HelpRequestRow[]> =>
  db
    .selectFrom('help_requests')
    .select(columns)
    .where('ended_at', 'is', null)
    .where(sql<SqlBool>`NOT ${isTied(sql`${leadId}`, [sql`help_requests.user_id`])}`)
    .orderBy('sent_at')
    .execute();

/** Requests in which a child waits for an answer, and since when. */
export async function listUnanswered(db: Db): Promise<{ requestId: string; since: Date }[]> {
  const { rows } = await sql<{ requestId: string; since: Date }>`
    SELECT r.request_id AS "requestId", min(l.at) AS since
    FROM help_requests AS r JOIN help_lines AS l USING (request_id)
    WHERE r.ended_at IS NULL AND l.staff_id IS NULL AND l.taken_back_at IS NULL
      AND NOT EXISTS (SELECT FROM help_lines AS answer WHERE answer.request_id = r.request_id
        AND answer.staff_id IS NOT NULL AND answer.place > l.place)
    GROUP BY r.request_id ORDER BY since, r.request_id
  `.execute(db);
  return rows;
}

export async function insertRequest(
  db: Db,
  {
    requestId,
    userId,
    caseId,
    at,
  }: { requestId: string; userId: string; caseId: number; at: Date },
): Promise<void> {
  await db
    .insertInto('help_requests')
    .values({
      request_id: requestId,
      user_id: userId,
      case_id: caseId,
      sent_at: at,
      told_at: null,
      read_at: null,
      answered_at: null,
      ended_at: null,
      home_at: null,
      wrong_at: null,
    })
    .execute();
}

/** What may change of a request. */
export type RequestChange = Partial<{
  readonly told_at: Date;
  readonly read_at: Date;
  readonly answered_at: Date;
  readonly ended_at: Date | null;
  readonly home_at: Date | null;
  readonly wrong_pictures: number;
  readonly wrong_at: Date | null;
}>;

export async function updateRequest(
  db: Db,
  requestId: string,
  change: RequestChange,
): Promise<void> {
  await db.updateTable('help_requests').set(change).where('request_id', '=', requestId).execute();
}

/** Where a child lives: the country of its school, or its own. */
export async function findCountry(db: Db, userId: string): Promise<string> {
  const { rows } = await sql<{ country: string }>`
    SELECT coalesce(schools.country, users.country) AS country
    FROM users LEFT JOIN schools USING (school_id) WHERE user_id = ${userId}
  `.execute(db);
  return rows[0]?.country ?? '';
}

/** Whether leads keep something from the family of a child: the help request of these cases, or one that is not ended. */
export async function isWithheld(
  db: Db,
  { userId, caseIds }: { userId: string; caseIds: readonly number[] },
): Promise<boolean> {
  const kept = await db
    .selectFrom('help_requests')
    .select('request_id')
    .where('user_id', '=', userId)
    .where('home_at', 'is', null)
    .where(({ or, eb }) => or([eb('ended_at', 'is', null), eb('case_id', 'in', caseIds)]))
    .executeTakeFirst();
  return kept !== undefined;
}

/** The cases of a child of which its family may not know. */
export async function listKeptFromFamily(db: Db, userId: string): Promise<Set<number>> {
  const kept = await db
    .selectFrom('help_requests')
    .select('case_id')
    .where('user_id', '=', userId)
    .where('home_at', 'is', null)
    .execute();
  return new Set(kept.map(({ case_id }) => case_id));
}
