import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Cause, OpenAlarm } from './alarms.policy.ts';

const columns = [
  'alarm_id as alarmId',
  'alarms.name',
  'subject',
  'case_id as caseId',
  'says',
  'since',
  'opened_at as openedAt',
  'steps',
  'told_at as toldAt',
  'acked_by as ackedBy',
] as const;

/** Alarms whose cause has not ended, the oldest first. */
export const listOpenAlarms = (db: Db): Promise<OpenAlarm[]> =>
  db
    .selectFrom('alarms')
    .select(columns)
    .where('closed_at', 'is', null)
    .orderBy('alarm_id')
    .execute();

const WATCH_LOCK = 7_041_774;

/** Whether this server looks after the alarms now. Only one does, until its transaction ends. */
export async function takeWatch(db: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    SELECT pg_try_advisory_xact_lock(${WATCH_LOCK}) AS taken`.execute(db);
  return rows[0]?.taken === true;
}

/** When a change goes to the webhook; null without a webhook. */
type Hook = { readonly hookAt: Date | null };

/** Opens an alarm, unless it is open. */
export async function openAlarm(
  db: Db,
  { name, at, hookAt, ...cause }: Cause & Hook & { readonly name: string; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('alarms')
    .values({
      name,
      subject: cause.subject,
      case_id: cause.caseId ?? null,
      says: cause.says,
      since: cause.since,
      opened_at: at,
      told_at: null,
      acked_by: null,
      acked_at: null,
      closed_at: null,
      hook_due_at: hookAt,
    })
    .onConflict(conflict =>
      conflict.columns(['name', 'subject']).where('closed_at', 'is', null).doNothing(),
    )
    .execute();
}

/** Closes open alarms of a rule: one, or those that opened up to a moment. */
export async function closeAlarms(
  db: Db,
  which: { readonly name: string; readonly alarmId?: number; readonly openedUpTo?: Date },
  { at, hookAt }: Hook & { readonly at: Date },
): Promise<void> {
  const { name, alarmId, openedUpTo } = which;
  let closing = db
    .updateTable('alarms')
    .set({ closed_at: at, hook_due_at: hookAt })
    .where('name', '=', name)
    .where('closed_at', 'is', null);
  if (alarmId !== undefined) closing = closing.where('alarm_id', '=', alarmId);
  if (openedUpTo) closing = closing.where('opened_at', '<=', openedUpTo);
  await closing.execute();
}

/** Notes that an alarm was told, and what it says now. */
export async function markTold(
  db: Db,
  {
    alarmId,
    steps,
    toldAt,
    says,
    hookAt,
  }: Hook & Pick<OpenAlarm, 'alarmId' | 'steps' | 'toldAt' | 'says'>,
): Promise<void> {
  await db
    .updateTable('alarms')
    .set({
      steps,
      says,
      ...(toldAt && { told_at: toldAt }),
      ...(hookAt && { hook_due_at: hookAt }),
    })
    .where('alarm_id', '=', alarmId)
    .execute();
}

/** An alarm, locked, with the name of the adult who has it. */
export type LockedAlarm = Pick<OpenAlarm, 'alarmId' | 'name'> & {
  readonly isOver: boolean;
  readonly haver: string | null;
};

export async function lockAlarm(db: Db, alarmId: number): Promise<LockedAlarm | undefined> {
  const { rows } = await sql<LockedAlarm>`
    SELECT alarm_id AS "alarmId", name, closed_at IS NOT NULL AS "isOver",
      (SELECT staff.name FROM staff WHERE staff_id = acked_by) AS haver
    FROM alarms WHERE alarm_id = ${alarmId} FOR UPDATE
  `.execute(db);
  return rows[0];
}

export async function ackAlarm(
  db: Db,
  alarmId: number,
  { staffId, at, hookAt }: Hook & { readonly staffId: string; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('alarms')
    .set({ acked_by: staffId, acked_at: at, hook_due_at: hookAt })
    .where('alarm_id', '=', alarmId)
    .execute();
}

/** How many alarms of each name are open, and how many of them nobody has. */
export const countOpenAlarms = (
  db: Db,
): Promise<{ name: string; open: number; ringing: number }[]> =>
  db
    .selectFrom('alarms')
    .select(({ fn }) => [
      'name',
      fn.countAll<number>().as('open'),
      fn.countAll<number>().filterWhere('acked_by', 'is', null).as('ringing'),
    ])
    .where('closed_at', 'is', null)
    .groupBy('name')
    .execute();
