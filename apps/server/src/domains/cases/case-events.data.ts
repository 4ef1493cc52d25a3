import type { Case } from '@digipals/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** An event to add to a case. */
export type NewEvent = {
  readonly kind: Case['events'][number]['kind'];
  /** Name of the adult, or `System`. */
  readonly actor: string;
  readonly text?: string | null;
  /** Depends on the kind: ids, and times in ISO 8601. */
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly at: Date;
};

export async function insertEvent(db: Db, caseId: number, event: NewEvent): Promise<void> {
  const { kind, actor, text = null, detail = {}, at } = event;
  await db
    .insertInto('case_events')
    .values({ case_id: caseId, kind, actor, text, detail: JSON.stringify(detail), at })
    .execute();
}

/** Whether the letter of an event of this alias was lost. */
const isLost = (alias: string) => sql<SqlBool>`EXISTS (
  SELECT FROM case_events AS note
  WHERE note.case_id = ${sql.ref(`${alias}.case_id`)} AND note.kind = 'note'
    AND note.detail->>'lostLetterId' = ${sql.ref(`${alias}.detail`)}->>'letterId'
)`;

/** Whether a case has an equal event after a moment. A lost letter does not count. */
export async function hasEvent(
  db: Db,
  caseId: number,
  event: {
    kind: NewEvent['kind'];
    text: string | null;
    actor: string | undefined;
    since: Date;
  },
): Promise<boolean> {
  const { kind, text, actor, since } = event;
  const found = await db
    .selectFrom('case_events as event')
    .select('event_id')
    .where('case_id', '=', caseId)
    .where('kind', '=', kind)
    .where('at', '>', since)
    .where(sql<SqlBool>`text IS NOT DISTINCT FROM ${text}`)
    .where(sql<SqlBool>`NOT ${isLost('event')}`)
    .$if(actor !== undefined, query => query.where('actor', '=', actor ?? ''))
    .executeTakeFirst();
  return found !== undefined;
}

/** The case of a letter. */
export async function findCaseOfLetter(db: Db, letterId: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('case_events')
    .select('case_id as caseId')
    .where('kind', '=', 'letter')
    .where(sql<SqlBool>`detail->>'letterId' = ${letterId}`)
    .executeTakeFirst();
  return found?.caseId;
}

/** A reply that a letter answers. */
export type ReplyRow = { readonly id: number; readonly text: string; readonly at: Date };

/** The newest replies of a sender since the last letter to it that was not lost, the newest first. */
export async function findUnansweredReplies(
  db: Db,
  { caseId, sender, most }: { caseId: number; sender: string; most: number },
): Promise<ReplyRow[]> {
  const { rows } = await sql<ReplyRow>`
    SELECT event_id AS id, text, at FROM case_events
    WHERE case_id = ${caseId} AND kind = 'reply' AND detail->>'sender' = ${sender}
      AND event_id > coalesce((
        SELECT max(event_id) FROM case_events AS letter
        WHERE case_id = ${caseId} AND kind = 'letter' AND detail->>'recipient' = ${sender}
          AND NOT ${isLost('letter')}
      ), 0)
    ORDER BY event_id DESC LIMIT ${most}
  `.execute(db);
  return rows;
}

/** A stored event of a case. `escalated` is the text at that time. */
export type EventRow = {
  readonly kind: string;
  readonly actor: string;
  readonly text: string | null;
  readonly detail: Record<string, unknown>;
  readonly at: Date;
  readonly escalated: {
    submissionId: string;
    userId: string;
    targetId: string;
    text: string;
    at: string;
  } | null;
};

export async function listEvents(db: Db, caseId: number): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    SELECT e.kind, e.actor, e.text, e.detail, e.at,
      CASE WHEN v.submission_id IS NOT NULL THEN jsonb_build_object(
        'submissionId', s.submission_id, 'userId', s.author_id, 'targetId', s.target_id, 'text', v.body, 'at', to_char(
          v.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ) END AS escalated
    FROM case_events AS e
    LEFT JOIN submissions AS s ON s.submission_id = e.detail->>'submissionId'
      AND e.kind = 'escalated'
    LEFT JOIN submission_versions AS v ON v.submission_id = s.submission_id
      AND v.rev = (e.detail->>'rev')::int
    WHERE e.case_id = ${caseId} ORDER BY e.event_id
  `.execute(db);
  return rows;
}
