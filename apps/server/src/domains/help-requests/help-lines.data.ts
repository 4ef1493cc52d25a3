import type { HelpPerson, HelpPicture, HelpSaying, NewHelpLine } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { type Durations, measureDurations } from '../../db/durations.ts';

/** A stored line. */
export type HelpLineRow = {
  readonly requestId: string;
  readonly lineId: string;
  readonly place: number;
  /** The name of the lead at the desk; null for a line of the child. */
  readonly by: string | null;
  readonly staffId: string | null;
  readonly signedBy: string | null;
  readonly picture: HelpPicture | null;
  readonly says: HelpSaying | null;
  readonly text: string | null;
  readonly notFor: HelpPerson[] | null;
  readonly at: Date;
  readonly takenBackAt: Date | null;
  readonly readAt: Date | null;
};

/** Lines of some requests, oldest first. */
export async function listLines(db: Db, requestIds: readonly string[]): Promise<HelpLineRow[]> {
  if (requestIds.length === 0) return [];
  return db
    .selectFrom('help_lines')
    .leftJoin('staff', 'staff.staff_id', 'help_lines.staff_id')
    .select([
      'request_id as requestId',
      'line_id as lineId',
      'place',
      'staff.name as by',
      'help_lines.staff_id as staffId',
      'signed_by as signedBy',
      'picture',
      'says',
      'body as text',
      sql<HelpPerson[] | null>`not_for`.as('notFor'),
      'at',
      'taken_back_at as takenBackAt',
      'read_at as readAt',
    ])
    .where('request_id', 'in', requestIds)
    .orderBy('place')
    .execute();
}

/** A line to add, of a child or of a lead. */
export type LineToAdd = NewHelpLine & {
  readonly requestId: string;
  readonly userId: string;
  readonly signed?: { readonly staffId: string; readonly name: string };
  readonly at: Date;
};

/** @returns false if the child has a line with this id already */
export async function insertLine(db: Db, line: LineToAdd): Promise<boolean> {
  const added = await db
    .insertInto('help_lines')
    .values({
      user_id: line.userId,
      line_id: line.lineId,
      request_id: line.requestId,
      staff_id: line.signed?.staffId ?? null,
      signed_by: line.signed?.name ?? null,
      picture: line.picture ?? null,
      says: line.says ?? null,
      body: line.text ?? null,
      not_for: line.notFor ?? null,
      at: line.at,
      taken_back_at: null,
      read_at: null,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
}

export const findLine = (
  db: Db,
  { userId, lineId }: { userId: string; lineId: string },
): Promise<
  { caseId: number; staffId: string | null; at: Date; takenBackAt: Date | null } | undefined
> =>
  db
    .selectFrom('help_lines')
    .innerJoin('help_requests as r', 'r.request_id', 'help_lines.request_id')
    .select([
      'r.case_id as caseId',
      'staff_id as staffId',
      'help_lines.at',
      'taken_back_at as takenBackAt',
    ])
    .where('help_lines.user_id', '=', userId)
    .where('line_id', '=', lineId)
    .executeTakeFirst();

export async function markTakenBack(
  db: Db,
  { userId, lineId }: { userId: string; lineId: string },
  at: Date,
): Promise<void> {
  await db
    .updateTable('help_lines')
    .set({ taken_back_at: at })
    .where('user_id', '=', userId)
    .where('line_id', '=', lineId)
    .execute();
}

/** Marks the lines of the other side as read. */
export async function markRead(
  db: Db,
  requestId: string,
  { of, at }: { of: 'child' | 'desk'; at: Date },
): Promise<void> {
  await db
    .updateTable('help_lines')
    .set({ read_at: at })
    .where('request_id', '=', requestId)
    .where('read_at', 'is', null)
    .where('staff_id', of === 'child' ? 'is' : 'is not', null)
    .execute();
}

/** The newest answer that a child has not read. */
export const findUnreadAnswer = (
  db: Db,
  userId: string,
): Promise<{ place: number; at: Date } | undefined> =>
  db
    .selectFrom('help_lines')
    .select(['place', 'at'])
    .where('user_id', '=', userId)
    .where('staff_id', 'is not', null)
    .where('read_at', 'is', null)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();

/** How long children waited for the first answer to a help request, for those answered since a moment. */
export const measureHelpAnswers = (db: Db, since: Date): Promise<Durations> =>
  measureDurations(
    db,
    sql`
      SELECT extract(epoch FROM min(at) FILTER (WHERE staff_id IS NOT NULL)
        - min(at) FILTER (WHERE staff_id IS NULL)) * 1000 AS ms
      FROM help_lines GROUP BY request_id
      HAVING min(at) FILTER (WHERE staff_id IS NOT NULL) >= ${since}`,
  );
