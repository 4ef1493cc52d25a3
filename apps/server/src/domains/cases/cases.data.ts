import type { CaseGroup, CaseItem } from '@digipals/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isTied } from '../ties/index.ts';
import { isOwner } from './owners.data.ts';

/** A case to open, or to merge into the open case of the same child and group. */
export type NewCase = {
  readonly userId: string;
  readonly group: CaseGroup;
  readonly severity: number;
  readonly state: 'open' | 'withLead';
  readonly openedBy: CaseItem['openedBy'];
};

/** @returns its number, and whether it is new */
export async function upsertCase(
  db: Db,
  { userId, group, severity, state, openedBy }: NewCase,
  at: Date,
): Promise<{ caseId: number; isNew: boolean }> {
  const { rows } = await sql<{ caseId: number; isNew: boolean }>`
    INSERT INTO cases AS known
      (user_id, main_group, severity, state, opened_by, opened_at, last_at)
    VALUES (${userId}, ${group}, ${severity}, ${state}, ${openedBy}, ${at}, ${at})
    ON CONFLICT (user_id, main_group) WHERE state <> 'closed' DO UPDATE SET
      severity = greatest(known.severity, excluded.severity),
      last_at = greatest(known.last_at, excluded.last_at),
      closing_outcome = NULL, closing_by = NULL, closing_role = NULL, closing_at = NULL,
      state = CASE WHEN excluded.state = 'withLead' THEN 'withLead' ELSE known.state END
    RETURNING case_id AS "caseId", xmax = 0 AS "isNew"
  `.execute(db);
  const [upserted] = rows;
  if (!upserted) throw new Error('upsert of a case returned no row');
  return upserted;
}

/** A stored case. */
export type CaseRow = Omit<CaseItem, 'caseId' | 'child' | 'openedAt' | 'lastAt'> & {
  readonly caseId: number;
  readonly userId: string;
  readonly openedAt: Date;
  readonly lastAt: Date;
};

const rowsOf = (db: Db, at: Date) =>
  db
    .selectFrom('cases as c')
    .leftJoin('staff as a', join => join.on(isOwner(at)))
    .select(({ selectFrom }) => [
      'c.case_id as caseId',
      'c.user_id as userId',
      'c.main_group as group',
      'c.severity',
      'c.state',
      'c.outcome',
      'c.opened_by as openedBy',
      'c.opened_at as openedAt',
      'c.last_at as lastAt',
      'a.name as owner',
      selectFrom('reports')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('reports.case_id', '=', 'c.case_id')
        .$asScalar()
        .as('reports'),
    ]);

const toCaseRow = ({
  reports,
  ...row
}: Omit<CaseRow, 'reports'> & { reports: unknown }): CaseRow => ({
  ...row,
  reports: Number(reports),
});

export async function findCase(db: Db, caseId: number, at: Date): Promise<CaseRow | undefined> {
  const found = await rowsOf(db, at).where('c.case_id', '=', caseId).executeTakeFirst();
  return found && toCaseRow(found);
}

/** The child and the group of a case. */
export const findAbout = (
  db: Db,
  caseId: number,
): Promise<Pick<CaseRow, 'userId' | 'group'> | undefined> =>
  db
    .selectFrom('cases')
    .select(['user_id as userId', 'main_group as group'])
    .where('case_id', '=', caseId)
    .executeTakeFirst();

/** Whether a case exists and the adult does not know its child. */
export async function existsFor(db: Db, caseId: number, staffId: string): Promise<boolean> {
  const found = await db
    .selectFrom('cases as c')
    .select('c.case_id')
    .where('c.case_id', '=', caseId)
    .where(sql<SqlBool>`NOT ${isTied(sql`${staffId}`, [sql`c.user_id`])}`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Filter of cases: owner, states, and `q` in the number, pseudonym or group. */
export type CaseQuery = {
  readonly states: readonly CaseItem['state'][];
  readonly ownerId: string | null;
  readonly readerId: string;
  readonly q: string;
  readonly limit: number;
  readonly withHelp: boolean;
  /** Only cases with a reply that no adult has answered. */
  readonly onlyReplied: boolean;
  readonly at: Date;
};

/**
 * SQL: the case `c` has a reply, and no adult has written a letter or a note or closed the case since. What the server itself
 * writes does not count, because nobody has read the reply then.
 */
const hasUnansweredReply = sql<SqlBool>`EXISTS (
  SELECT FROM case_events AS reply
  WHERE reply.case_id = c.case_id AND reply.kind = 'reply' AND NOT EXISTS (
    SELECT FROM case_events AS step
    WHERE step.case_id = c.case_id AND step.event_id > reply.event_id
      AND step.kind IN ('letter', 'note', 'closed') AND step.actor <> 'System'
  )
)`;

export async function findCases(
  db: Db,
  { states, ownerId, readerId, q, limit, withHelp, at, ...asked }: CaseQuery,
): Promise<CaseRow[]> {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const found = await rowsOf(db, at)
    .leftJoin('pseudonyms as p', 'p.user_id', 'c.user_id')
    .where('c.state', 'in', states)
    .where(sql<SqlBool>`NOT ${isTied(sql`${readerId}`, [sql`c.user_id`])}`)
    .$if(!withHelp, query => query.where('c.main_group', '<>', 'help'))
    .$if(asked.onlyReplied, query => query.where(hasUnansweredReply))
    .$if(ownerId !== null, query => query.where('a.staff_id', '=', ownerId))
    .$if(q !== '', query =>
      query.where(
        sql<SqlBool>`concat_ws(' ', c.case_id::text, p.pseudonym, c.main_group, a.name) ILIKE ${like}`,
      ),
    )
    .orderBy('c.last_at', 'desc')
    .orderBy('c.case_id', 'desc')
    .limit(limit)
    .execute();
  return found.map(toCaseRow);
}

/** Locks a case until the transaction ends. */
export const lockCaseRow = (
  db: Db,
  caseId: number,
): Promise<
  | (Pick<CaseItem, 'state' | 'outcome' | 'group'> & {
      readonly userId: string;
      readonly ownerId: string | null;
    })
  | undefined
> =>
  db
    .selectFrom('cases')
    .select(['user_id as userId', 'owner_id as ownerId', 'state', 'outcome', 'main_group as group'])
    .where('case_id', '=', caseId)
    .forUpdate()
    .executeTakeFirst();

/** Columns that a step changes besides the time. */
export type CaseChange = {
  readonly ownerId?: string;
  readonly state?: CaseItem['state'];
  /** Null for a case that is open again. */
  readonly outcome?: CaseItem['outcome'];
};

export async function updateCase(
  db: Db,
  caseId: number,
  { ownerId, state, outcome }: CaseChange,
  at: Date,
): Promise<void> {
  await db
    .updateTable('cases')
    .set({
      last_at: at,
      ...(ownerId !== undefined && { owner_id: ownerId }),
      ...(state !== undefined && { state }),
      ...(outcome !== undefined && { outcome }),
    })
    .where('case_id', '=', caseId)
    .execute();
}

/** How many texts of a child were delivered, and how many returned. */
export async function findFigures(
  db: Db,
  userId: string,
): Promise<{ delivered: number; returned: number }> {
  const found = await db
    .selectFrom('message_counts')
    .select(['delivered', 'returned'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found ?? { delivered: 0, returned: 0 };
}

/** The open case of the same child and group as a closed one. */
export async function findOpenLike(db: Db, caseId: number): Promise<number | undefined> {
  const closed = db
    .selectFrom('cases')
    .select(['user_id', 'main_group'])
    .where('case_id', '=', caseId);
  const { user_id, main_group } = await closed.executeTakeFirstOrThrow();
  const found = await db
    .selectFrom('cases')
    .select('case_id as caseId')
    .where('user_id', '=', user_id)
    .where('main_group', '=', main_group)
    .where('state', '<>', 'closed')
    .executeTakeFirst();
  return found?.caseId;
}
