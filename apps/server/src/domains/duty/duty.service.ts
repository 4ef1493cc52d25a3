import { duty, type OnDuty, type ServiceHours } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { findServiceHours, hasShifts, listAtDesk, listShifts } from './duty.data.ts';
import {
  absentSince,
  countOnDuty,
  countReaders,
  type Desk,
  readingSeats,
} from './on-duty.policy.ts';
import { findGaps, type Gap } from './rota.policy.ts';
import { dayIn, momentIn, type Opening, openingAt, type Span } from './service-hours.policy.ts';

/** Who is at the desk, and whether it is open. */
export type DeskState = {
  readonly hours: ServiceHours | null;
  readonly hasRota: boolean;
  readonly opening: Opening;
  readonly onDuty: OnDuty;
  /** People on duty who read. */
  readonly readers: number;
  /** Since when nobody, or no lead, is at the desk though it is open; null if somebody is. */
  readonly nobodySince: number | null;
  readonly noLeadSince: number | null;
};

async function readDesk(db: Db, now: number): Promise<Desk> {
  const lately = new Date(now - duty.seenMs);
  const people = await listAtDesk(db, { now: new Date(now), lately });
  return { people, hasRota: await hasShifts(db) };
}

/** Who is at the desk, and whether it is open. */
export async function readDeskState(db: Db, now: number): Promise<DeskState> {
  const hours = (await findServiceHours(db)) ?? null;
  const desk = await readDesk(db, now);
  const opening = openingAt(hours, now);
  return {
    hours,
    hasRota: desk.hasRota,
    opening,
    onDuty: countOnDuty(desk, now),
    readers: countReaders(desk, now),
    nobodySince: absentSince(desk, opening, { now, seats: readingSeats }),
    noLeadSince: absentSince(desk, opening, { now, seats: ['lead'] }),
  };
}

/** Where the rota of a time has too few people. Without service hours nobody is needed. */
export async function readGaps(db: Db, hours: ServiceHours | null, span: Span): Promise<Gap[]> {
  if (!hours) return [];
  const shifts = await listShifts(db, { from: new Date(span.from), to: new Date(span.to) });
  const covers = shifts.map(({ from, to, ...rest }) => ({
    ...rest,
    from: from.getTime(),
    to: to.getTime(),
  }));
  return findGaps(hours, covers, span);
}

/** Gaps that begin within 48 hours or last now. Their beginnings do not move with the clock. */
export async function readNextGaps(db: Db, now: number): Promise<Gap[]> {
  const hours = (await findServiceHours(db)) ?? null;
  if (!hours) return [];
  const from = momentIn(hours.zone, dayIn(hours.zone, now), 0);
  const gaps = await readGaps(db, hours, { from, to: now + duty.gapMs });
  return gaps.filter(gap => gap.to > now && gap.from < now + duty.gapMs);
}
