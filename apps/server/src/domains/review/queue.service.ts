import {
  type HeldItem,
  type Person,
  type Queue,
  type QueueItem,
  signalGroups,
  toldTime,
} from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { readPeople } from '../pseudonyms/index.ts';
import { listHeld, listQueue, type QueueRow } from './queue.data.ts';
import { countHalfHours, countRest, countWaiting, type ReasonRow } from './queue-counts.data.ts';
import { type Adult, dayOf } from './review.policy.ts';
import { readTold } from './told.service.ts';
import { measureWaits, type WaitRow } from './waits.data.ts';

const SHOWN = 50;
const HALF_HOUR_MS = 1_800_000;
const HALF_HOURS = 16;

/** The adult who reads the queue. */
type Reader = Pick<Adult, 'staffId' | 'role'>;

/** Reads the queue in one snapshot, so that counts, reasons and list agree. */
const readSnapshot = (db: Db, { staffId, role }: Reader, now: number) =>
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
        waits: await measureWaits(snapshot, new Date(now - toldTime.sinceMs)),
        rest: await countRest(snapshot, { staffId, role, now: at, since: dayOf(now) }),
        now: await readTold(snapshot, now),
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

/** Every reason with waiting texts or decisions of two hours, in the order of the desk. */
const reasonsOf = (reasons: readonly ReasonRow[], waits: readonly WaitRow[]): Queue['reasons'] =>
  signalGroups.flatMap(group => {
    const row = reasons.find(reason => reason.group === group);
    const times = timesOf(waits, group);
    if (!row && times.medianMs === null) return [];
    const { waiting = 0, late = 0, oldestMs = null } = row ?? {};
    return [{ group, waiting, late, oldestMs, ...times }];
  });

/** Counts, reasons and the first texts of the queue, for an adult. */
export async function readQueue(
  db: Db,
  reader: Reader,
  now: number,
): Promise<Omit<Queue, 'canTranslate'>> {
  const read = await readSnapshot(db, reader, now);
  const { items, reasons, waits, rest, halfHours } = read;
  const { told, parts, desk } = read.now;
  const people = await peopleIn(db, items);
  const { decided, delivered, returned, ...counts } = rest;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const oldest = reasons.flatMap(({ oldestMs }) => oldestMs ?? []);
  return {
    at: new Date(now).toISOString(),
    waiting: sum(reasons.map(({ waiting }) => waiting)),
    open: sum(reasons.map(({ open }) => open)),
    late: sum(reasons.map(({ late }) => late)),
    nearly: sum(reasons.map(({ nearly }) => nearly)),
    oldestMs: oldest.length === 0 ? null : Math.max(...oldest),
    ...timesOf(waits, null),
    told,
    toldParts: parts,
    today: { decided, delivered, returned },
    onDuty: desk.onDuty,
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
