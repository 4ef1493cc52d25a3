import type { Notification, NotificationKind } from '@digipals/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { StoredContent } from '../../db/tables.ts';

/** A notification to write. A child has one per `ref`: a repeated one moves to the top as new. */
export type Notice = {
  readonly userId: string;
  readonly type: NotificationKind;
  readonly action?: Exclude<Notification['action'], null>;
  readonly content: StoredContent & { readonly fromId?: string };
  readonly ref?: string;
  readonly at: Date;
};

/**
 * Adds a notification, or moves the one with the same ref to the top; the Lingos of a day add up.
 * Locks the box of the child, so that concurrent writers wait.
 * @returns whether a notification was added
 */
export async function upsertNotification(db: Db, notice: Notice): Promise<boolean> {
  const { fromId, ...content } = notice.content;
  const { rows } = await sql<{ added: boolean }>`
    WITH box AS (
      INSERT INTO notification_boxes AS b (user_id, version, read_place)
      VALUES (${notice.userId}, 1, 0)
      ON CONFLICT (user_id) DO UPDATE SET version = b.version + 1
      RETURNING version
    )
    INSERT INTO notifications AS known
      (user_id, place, number, type, action, from_id, content, ref, at)
    SELECT ${notice.userId}, version, version, ${notice.type}, ${notice.action ?? null},
      ${fromId ?? null}, ${JSON.stringify(content)}::jsonb, ${notice.ref ?? null},
      ${notice.at}::timestamptz
    FROM box
    ON CONFLICT (user_id, ref) DO UPDATE SET
      place = excluded.place,
      at = excluded.at,
      content = excluded.content || CASE WHEN excluded.type = 'lingo' THEN jsonb_build_object(
        'amount', (known.content->>'amount')::int + (excluded.content->>'amount')::int
      ) ELSE '{}' END
    RETURNING place = number AS added
  `.execute(db);
  return rows[0]?.added === true;
}

/** Deletes all but the newest notifications of a child. */
export async function trimNotifications(db: Db, userId: string, limit: number): Promise<void> {
  await sql`
    DELETE FROM notifications WHERE user_id = ${userId} AND place <= (
      SELECT place FROM notifications WHERE user_id = ${userId}
      ORDER BY place DESC OFFSET ${limit} LIMIT 1
    )
  `.execute(db);
}

/** A stored notification. */
export type NotificationRow = {
  readonly number: number;
  readonly type: NotificationKind;
  readonly action: Notification['action'];
  readonly fromId: string | null;
  readonly content: StoredContent;
  readonly at: Date;
  readonly isNew: boolean;
};

/** The newest notifications of a child, newest first. */
export const listRows = (db: Db, userId: string, limit: number): Promise<NotificationRow[]> =>
  db
    .selectFrom('notifications as n')
    .innerJoin('notification_boxes as b', 'b.user_id', 'n.user_id')
    .select([
      'n.number',
      'n.type',
      'n.action',
      'n.from_id as fromId',
      'n.content',
      'n.at',
      sql<SqlBool>`n.place > b.read_place`.$castTo<boolean>().as('isNew'),
    ])
    .where('n.user_id', '=', userId)
    .orderBy('n.place', 'desc')
    .limit(limit)
    .execute();

/**
 * The version of a child's list with the newest answer to its help request, and whether its streak has to be checked. A poll costs only this
 * query.
 */
export async function findVersion(
  db: Db,
  userId: string,
  at: Date,
): Promise<{ version: string; streakDue: boolean }> {
  const { rows } = await sql<{ version: string; streakDue: boolean }>`
    SELECT concat_ws('-', coalesce(b.version, 0), (
        SELECT max(place) FROM help_lines
        WHERE user_id = asked.user_id AND staff_id IS NOT NULL AND read_at IS NULL
      )) AS version, coalesce(s.ends_at <= ${at}, false) AS "streakDue"
    FROM (SELECT ${userId}::text AS user_id) asked
    LEFT JOIN notification_boxes b ON b.user_id = asked.user_id
    LEFT JOIN streaks s ON s.user_id = asked.user_id
  `.execute(db);
  return rows[0] ?? { version: '', streakDue: false };
}

/**
 * Marks a notification and all before it as read. The read position never moves back.
 * @returns whether the child has a notification with this number
 */
export async function markRead(db: Db, userId: string, number: number): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    WITH marked AS (
      SELECT place FROM notifications WHERE user_id = ${userId} AND number = ${number}
    ), moved AS (
      UPDATE notification_boxes SET read_place = place, version = version + 1
      FROM marked WHERE user_id = ${userId} AND read_place < place
    )
    SELECT true AS known FROM marked
  `.execute(db);
  return rows.length > 0;
}

/** Deletes the notification of a child that has this ref, if any. */
export async function deleteNotification(db: Db, userId: string, ref: string): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM notifications WHERE user_id = ${userId} AND ref = ${ref} RETURNING 1
    )
    UPDATE notification_boxes SET version = version + 1
    WHERE user_id = ${userId} AND EXISTS (SELECT 1 FROM gone)
  `.execute(db);
}

/** Deletes the notifications of a child about another one, of all kinds or of one. */
export async function deleteFrom(
  db: Db,
  userId: string,
  fromId: string,
  type: NotificationKind | null = null,
): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM notifications WHERE user_id = ${userId} AND from_id = ${fromId}
        AND (${type}::text IS NULL OR type = ${type}) RETURNING 1
    )
    UPDATE notification_boxes SET version = version + 1
    WHERE user_id = ${userId} AND EXISTS (SELECT 1 FROM gone)
  `.execute(db);
}

/** Locks the boxes of these children until the transaction ends. */
export async function lockNotifications(db: Db, userIds: readonly string[]): Promise<void> {
  // In the order of ids, like the triggers of the table users, to avoid deadlocks.
  await db
    .selectFrom('notification_boxes')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .forUpdate()
    .execute();
}

/** Invalidates the lists that clients of these children have. */
export async function invalidateNotifications(db: Db, userIds: readonly string[]): Promise<void> {
  await lockNotifications(db, userIds);
  await sql`
    UPDATE notification_boxes SET version = version + 1 WHERE user_id = ANY(${userIds}::text[])
  `.execute(db);
}

/** Invalidates the lists in which a child is named. */
export async function invalidateThoseTold(db: Db, userId: string): Promise<void> {
  await sql`
    UPDATE notification_boxes SET version = version + 1
    WHERE user_id IN (SELECT user_id FROM notifications WHERE from_id = ${userId})
  `.execute(db);
}
