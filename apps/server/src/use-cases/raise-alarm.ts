import { randomUUID } from 'node:crypto';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { claimAlarm, queueLetter } from '../domains/mail/index.ts';
import { hasOverdueSevere } from '../domains/review/index.ts';
import { listStaff } from '../domains/staff/index.ts';

type AlarmDeps = Pick<AppDeps, 'config'>;

/** Begins the ids of letters of alarms: one that cannot be sent is no further alarm. */
const PREFIX = 'alarm-';
/** At most one letter of a kind in this time. */
const PAUSE_MS = 6 * 3_600_000;

const NEXT = 'The next letter of this kind comes in six hours at the earliest.';

/** What operators are told, and whether it is for the leads of the desk too. */
const alarms = {
  guessing: {
    subject: 'Somebody guesses the pictures of children',
    text: 'So many sign-ins failed that somebody must be guessing pictures. The log of the server and /metrics (sign_in_alarms_total) say where. Where children need new cards, the guide to run a server says how to make them.',
    isForLeads: false,
  },
  lettersLost: {
    subject: 'A letter could not be delivered',
    text: 'A letter was given up after the last try, or the mail server refused it. "npm run letters" lists such letters. A case says it itself.',
    isForLeads: false,
  },
  severeWaits: {
    subject: 'A severe text waits too long',
    text: 'A text of severity 3 is past its time at the desk. Please sign in and read it.',
    isForLeads: true,
  },
} as const;

/** A kind of alarm. */
export type AlarmKind = keyof typeof alarms;

/** Whether a letter is an alarm. */
export const isAlarm = (letterId: string): boolean => letterId.startsWith(PREFIX);

/**
 * Writes a letter about an alarm to the operator, unless one of the same kind was written in the last six hours. Needs a
 * transaction.
 */
export async function raiseAlarm(
  db: Db,
  { config }: AlarmDeps,
  { kind, at }: { kind: AlarmKind; at: Date },
): Promise<void> {
  const { subject, text, isForLeads } = alarms[kind];
  const leads = isForLeads ? await listStaff(db) : [];
  const to = new Set([
    ...(config.alarmTo === null ? [] : [config.alarmTo]),
    ...leads.filter(one => one.role === 'lead' && one.isActive).map(({ email }) => email),
  ]);
  if (to.size === 0) return;
  const since = new Date(at.getTime() - PAUSE_MS);
  if (!(await claimAlarm(db, { kind, since, at }))) return;
  for (const address of to) {
    const id = `${PREFIX}${randomUUID()}`;
    await queueLetter(
      db,
      { id, to: address, subject, text: `${text}\n\n${NEXT}`, series: 'alarm' },
      at,
    );
  }
}

/** Raises an alarm while a severe text waits too long. */
export async function watchSevereTexts({
  database: { db },
  clock,
  config,
}: Pick<AppDeps, 'database' | 'clock' | 'config'>): Promise<void> {
  const at = new Date(clock());
  if (!(await hasOverdueSevere(db, at))) return;
  const raise = (each: Db) => raiseAlarm(each, { config }, { kind: 'severeWaits', at });
  await db.transaction().execute(raise);
}
