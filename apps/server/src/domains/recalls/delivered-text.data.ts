import type { StaffRole, SubmissionKind } from '@digipals/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { type Durations, measureDurations } from '../../db/durations.ts';
import { isTied } from '../ties/index.ts';

/** An adult of the desk who asks. */
export type Asking = { readonly staffId: string; readonly role: StaffRole };

const MOST_OTHERS = 100;
const FIGURES_MS = 90 * 86_400_000;
/** A device that called within this time is open now. */
const OPEN_MS = 5 * 60_000;

const isOfAll = (role: StaffRole): boolean => role === 'senior' || role === 'lead';

/**
 * SQL: the adult may take back the text `s`: it was delivered, and the adult does not know the two children. Seniors
 * and leads see every text; a reviewer those that it decided on, and those between the two children of a text that it has
 * claimed.
 */
export const mayTakeBack = ({ staffId, role }: Asking, now: Date): RawBuilder<boolean> => sql`
  s.delivered_at IS NOT NULL AND NOT ${isTied(sql`${staffId}`, [sql`s.author_id`, sql`s.target_id`])}
  AND (${isOfAll(role)} OR EXISTS (
    SELECT FROM decisions AS d WHERE d.submission_id = s.submission_id
      AND d.reviewer_id = ${staffId} AND d.undone_at IS NULL
  ) OR EXISTS (
    SELECT FROM submissions AS held WHERE held.reviewer_id = ${staffId} AND held.lease_until > ${now}
      AND (held.author_id, held.target_id)
        IN ((s.author_id, s.target_id), (s.target_id, s.author_id))
  ))`;

/** A delivered text, where it is, and who may still show it. */
export type DeliveredRow = {
  readonly submissionId: string;
  readonly kind: SubmissionKind;
  readonly authorId: string;
  readonly targetId: string;
  readonly text: string;
  readonly deliveredAt: Date;
  readonly isRead: boolean | null;
  readonly isGone: boolean;
  readonly reports: number;
  readonly caseId: number | null;
  readonly open: number;
  readonly away: number;
  readonly isNotified: boolean;
};

/** SQL: the text as children read or read it. */
export const deliveredBody = sql<string>`coalesce(
  (SELECT body FROM messages WHERE submission_id = s.submission_id),
  (SELECT body FROM posts WHERE submission_id = s.submission_id),
  (SELECT body FROM statuses WHERE submission_id = s.submission_id), s.body)`;

export async function findDeliveredText(
  db: Db,
  submissionId: string,
  asking: Asking,
  now: Date,
): Promise<DeliveredRow | undefined> {
  const openSince = new Date(now.getTime() - OPEN_MS);
  const { rows } = await sql<DeliveredRow>`
    SELECT s.submission_id AS "submissionId", s.kind, s.author_id AS "authorId",
      s.target_id AS "targetId", ${deliveredBody} AS text, s.delivered_at AS "deliveredAt",
      (SELECT m.place <= side.read_place FROM messages AS m
        JOIN conversation_sides AS side ON side.conversation_id = m.conversation_id
          AND side.user_id = m.receiver_id
        WHERE m.submission_id = s.submission_id) AS "isRead",
      EXISTS (SELECT FROM gone_texts AS gone
        WHERE gone.submission_id = s.submission_id AND gone.restored_at IS NULL
          AND NOT gone.by_report) AS "isGone",
      (SELECT count(*)::int FROM reports WHERE reports.submission_id = s.submission_id) AS reports,
      (SELECT max(c.case_id) FROM cases AS c WHERE c.state <> 'closed' AND c.case_id IN (
        SELECT case_id FROM severe_texts WHERE submission_id = s.submission_id
        UNION SELECT case_id FROM reports WHERE reports.submission_id = s.submission_id
        UNION SELECT case_id FROM recalls JOIN recall_texts USING (recall_id)
          WHERE recall_texts.submission_id = s.submission_id
      )) AS "caseId",
      devices.open, devices.away,
      EXISTS (SELECT FROM notifications AS n JOIN notification_boxes AS box USING (user_id)
        WHERE n.user_id = s.target_id AND n.place > box.read_place AND n.ref IN (
          concat('message/', s.conversation_id), concat('wall/', s.submission_id)
        )) AS "isNotified"
    FROM submissions AS s CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE last_used_at > ${openSince})::int AS open,
        count(*) FILTER (WHERE last_used_at <= ${openSince})::int AS away
      FROM sessions WHERE user_id IN (s.author_id, s.target_id)
    ) AS devices
    WHERE s.submission_id = ${submissionId} AND ${mayTakeBack(asking, now)}
  `.execute(db);
  return rows[0];
}

/** Another delivered text of the same author. */
export type OtherRow = {
  readonly submissionId: string;
  readonly authorId: string;
  readonly targetId: string;
  readonly text: string;
  readonly at: Date;
};

/** The newest other texts of the author that children can read and the adult may take back. */
export async function listOthers(
  db: Db,
  { submissionId, authorId }: Pick<DeliveredRow, 'submissionId' | 'authorId'>,
  asking: Asking,
  now: Date,
): Promise<OtherRow[]> {
  const { rows } = await sql<OtherRow>`
    SELECT s.submission_id AS "submissionId", s.author_id AS "authorId",
      s.target_id AS "targetId", ${deliveredBody} AS text, s.delivered_at AS at
    FROM submissions AS s
    WHERE s.author_id = ${authorId} AND s.submission_id <> ${submissionId}
      AND NOT EXISTS (SELECT FROM gone_texts AS gone
        WHERE gone.submission_id = s.submission_id AND gone.restored_at IS NULL
          AND NOT gone.by_report)
      AND ${mayTakeBack(asking, now)}
    ORDER BY s.delivered_at DESC, s.submission_id LIMIT ${MOST_OTHERS}
  `.execute(db);
  return rows;
}

const took = sql`extract(epoch FROM receipt.gone_at - gone.at) * 1000`;

/** How long devices took to drop texts that were taken back since a moment. */
export const measureReceipts = (db: Db, since: Date): Promise<Durations> =>
  measureDurations(
    db,
    sql`
      SELECT ${took} AS ms FROM gone_texts AS gone JOIN gone_receipts AS receipt USING (submission_id)
      WHERE gone.at >= ${since} AND NOT gone.by_report AND receipt.gone_at IS NOT NULL`,
  );

/** How many texts were delivered and gone in the last days, and how long devices took to drop them. */
export async function readFigures(
  db: Db,
  now: Date,
): Promise<{
  delivered: number;
  gone: number;
  medianMs: number | null;
  longestMs: number | null;
}> {
  const since = new Date(now.getTime() - FIGURES_MS);
  const { rows } = await sql<{
    delivered: number;
    gone: number;
    medianMs: number | null;
    longestMs: number | null;
  }>`
    SELECT (SELECT count(*)::int FROM submissions WHERE delivered_at > ${since}) AS delivered,
      (SELECT count(*)::int FROM gone_texts WHERE at > ${since} AND NOT by_report) AS gone, took."medianMs",
      took."longestMs"
    FROM (
      SELECT round(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${took}))::bigint AS "medianMs",
        round(max(${took}))::bigint AS "longestMs"
      FROM gone_texts AS gone JOIN gone_receipts AS receipt USING (submission_id)
      WHERE gone.at > ${since} AND receipt.gone_at IS NOT NULL
    ) AS took
  `.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('counting recalls returned no row');
  return figures;
}
