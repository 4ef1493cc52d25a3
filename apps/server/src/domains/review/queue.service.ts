import {
  type HeldItem,
  type Person,
  type Queue,
  type QueueItem,
  signalGroups,
} from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { readPeople } from '../pseudonyms/index.ts';
import { readOnDuty } from '../staff/index.ts';
import {
  countHalfHours,
  countRest,
  countWaiting,
  findMedianWait,
  listHeld,
  listQueue,
  measureWaits,
  type QueueRow,
  type ReasonRow,
  type WaitRow,
} from './queue.data.ts';
import { dayOf } from './review.policy.ts';

const SHOWN = 50;
const HALF_HOUR_MS = 1_800_000;
const HALF_HOURS = 16;
const MINUTE_MS = 60_000;

/** Reads the queue in one snapshot, so that counts, reasons and list agree. */
const readSnapshot = (db: Db, staffId: string, now: number) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async snapshot => {
      const at = new Date(now);
      const thisHalf = now - (now % HALF_HOUR_MS);
      const firstHalf = new Date(thisHalf - (HALF_HOURS - 1) * HALF_HOUR_MS);
      return {
        items: await listQueue(snapshot, at, SHOWN),
        reasons: await countWaiting(snapshot, at),
        waits: await measureWaits(snapshot, dayOf(now)),
        rest: await countRest(snapshot, { staffId, now: at, since: dayOf(now) }),
        onDuty: await readOnDuty(snapshot, now),
        halfHours: await countHalfHours(snapshot, firstHalf, HALF_HOURS),
      };
    });

const itemOf = (
  { authorId, targetId, submittedAt, dueAt, ...row }: QueueRow,
  people: ReadonlyMap<string, Person>,
): QueueItem => {
  const from = people.get(authorId);
  if (!from) throw new Error(`Author of submission ${row.submissionId} not found`);
  return {
    ...row,
    from,
    to: authorId === targetId ? null : (people.get(targetId) ?? null),
    submittedAt: submittedAt.toISOString(),
    dueAt: dueAt.toISOString(),
  };
};

const peopleIn = (db: Db, rows: readonly QueueRow[]) =>
  readPeople(
    db,
    rows.flatMap(({ authorId, targetId }) => [authorId, targetId]),
  );

const noTimes = { medianMs: null, p95Ms: null };

function timesOf(waits: readonly WaitRow[], wanted: WaitRow['group']) {
  const found = waits.find(({ group }) => group === wanted);
  return found ? { medianMs: found.medianMs, p95Ms: found.p95Ms } : noTimes;
}

/** Every reason with waiting texts or decisions today, in the order of the desk. */
const reasonsOf = (reasons: readonly ReasonRow[], waits: readonly WaitRow[]): Queue['reasons'] =>
  signalGroups.flatMap(group => {
    const row = reasons.find(reason => reason.group === group);
    const times = timesOf(waits, group);
    if (!row && times.medianMs === null) return [];
    return [{ group, waiting: 0, late: 0, oldestMs: null, ...row, ...times }];
  });

/** Counts, reasons and the first texts of the queue, for an adult. */
export async function readQueue(db: Db, staffId: string, now: number): Promise<Queue> {
  const { items, reasons, waits, rest, onDuty, halfHours } = await readSnapshot(db, staffId, now);
  const people = await peopleIn(db, items);
  const { decided, delivered, returned, ...counts } = rest;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const oldest = reasons.flatMap(({ oldestMs }) => oldestMs ?? []);
  return {
    at: new Date(now).toISOString(),
    waiting: sum(reasons.map(({ waiting }) => waiting)),
    late: sum(reasons.map(({ late }) => late)),
    oldestMs: oldest.length === 0 ? null : Math.max(...oldest),
    ...timesOf(waits, null),
    today: { decided, delivered, returned },
    onDuty,
    ...counts,
    reasons: reasonsOf(reasons, waits),
    halfHours: halfHours.map(({ from, ...half }) => ({ from: from.toISOString(), ...half })),
    items: items.map(row => itemOf(row, people)),
  };
}

/** Held texts, the longest held first. */
export async function readHeld(db: Db, staffId: string, now: number): Promise<HeldItem[]> {
  const rows = await listHeld(db, staffId, new Date(now));
  const people = await peopleIn(db, rows);
  return rows.map(({ heldBy, heldAt, note, ...row }) => ({
    ...itemOf(row, people),
    ...{ heldBy, note, heldAt: heldAt.toISOString() },
  }));
}

/** Median waiting time of today in minutes, rounded up; null without decisions. */
export async function readWaitingTime(db: Db, now: number): Promise<number | null> {
  const median = await findMedianWait(db, dayOf(now));
  return median === null ? null : Math.max(1, Math.ceil(median / MINUTE_MS));
}
