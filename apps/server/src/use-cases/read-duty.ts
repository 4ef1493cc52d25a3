import {
  type DeskAlarm,
  type Duty,
  type RotaGap,
  type ServiceHours,
  type Shift,
  seatRoles,
} from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { listOpenAlarms, type OpenAlarm, opensAt } from '../domains/alarms/index.ts';
import {
  dayAfter,
  dayIn,
  type Gap,
  listShifts,
  momentIn,
  openOn,
  readGaps,
  readNextGaps,
  type ShiftRow,
  weekdayOf,
} from '../domains/duty/index.ts';
import { readTold } from '../domains/review/index.ts';
import { listActive, listStaff } from '../domains/staff/index.ts';
import { type AlarmRule, alarmRules } from './alarm-rules.ts';
import { readHeartbeat } from './send-alarm-hooks.ts';

const DAYS = 7;

const iso = (at: number): string => new Date(at).toISOString();

const shownGap = ({ seat, from, to, missing }: Gap): RotaGap => ({
  seat,
  missing,
  from: iso(from),
  to: iso(to),
});

const shownShift = ({ shiftId, staffId, name, seat, from, to }: ShiftRow): Shift => ({
  ...{ shiftId, staffId, name, seat },
  from: from.toISOString(),
  to: to.toISOString(),
});

const quiet = ({ name, quiet: says }: Pick<AlarmRule, 'name' | 'quiet'>): DeskAlarm => ({
  ...{ name, says },
  state: 'quiet',
  ...{ alarmId: null, since: null, ringsAt: null, ackedBy: null },
});

/** The alarms of a rule: those that are open, else its first cause, else that it is quiet. */
async function alarmsOf(
  db: Db,
  rule: AlarmRule,
  { open, names, now }: { open: readonly OpenAlarm[]; names: Map<string, string>; now: number },
): Promise<DeskAlarm[]> {
  const own = open.filter(({ name }) => name === rule.name);
  if (own.length > 0) {
    return own.map(({ alarmId, name, says, since, ackedBy }) => ({
      ...{ name, alarmId, says },
      state: ackedBy === null ? 'ringing' : 'acked',
      since: since.toISOString(),
      ringsAt: null,
      ackedBy: ackedBy && (names.get(ackedBy) ?? null),
    }));
  }
  const [first] = (await rule.causes?.(db, now)) ?? [];
  if (!first) return [quiet(rule)];
  return [
    {
      ...{ name: rule.name, alarmId: null, says: first.says },
      state: 'near',
      since: first.since.toISOString(),
      // The server looks every few seconds.
      ringsAt: iso(Math.max(now, opensAt(rule, first))),
      ackedBy: null,
    },
  ];
}

async function readAlarms(db: Db, now: number): Promise<DeskAlarm[]> {
  const open = await listOpenAlarms(db);
  const names = new Map((await listStaff(db)).map(({ staffId, name }) => [staffId, name]));
  const rows: DeskAlarm[] = [];
  for (const rule of alarmRules) rows.push(...(await alarmsOf(db, rule, { open, names, now })));
  return rows;
}

/** The seven days of the week of a day, and their first and last moment. */
function weekOf(zone: string, day: string, hours: ServiceHours | null) {
  const monday = dayAfter(day, -weekdayOf(day));
  const days = Array.from({ length: DAYS }, (_, place) => {
    const one = dayAfter(monday, place);
    return {
      day: one,
      from: iso(momentIn(zone, one, 0)),
      open: hours && openOn(hours, one),
    };
  });
  const span = { from: momentIn(zone, monday, 0), to: momentIn(zone, dayAfter(monday, DAYS), 0) };
  return { days, span };
}

/** The page Duty, read in one snapshot. `day`: a day of the week to show. */
export const readDuty = (db: Db, now: number, day: string | undefined): Promise<Duty> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async snapshot => {
      const { told, parts, desk } = await readTold(snapshot, now);
      const { hours, hasRota, onDuty } = desk;
      const zone = hours?.zone ?? 'UTC';
      const { days, span } = weekOf(zone, day ?? dayIn(zone, now), hours);
      const week = { from: new Date(span.from), to: new Date(span.to) };
      const gaps = await readGaps(snapshot, hours, span);
      const [nextGap] = await readNextGaps(snapshot, now);
      const heartbeat = await readHeartbeat(snapshot);
      const roles = [...new Set(Object.values(seatRoles).flat())];
      const people = await listActive(snapshot, roles);
      return {
        at: iso(now),
        ...{ hours, zone, days },
        ends: iso(span.to),
        shifts: (await listShifts(snapshot, week)).map(shownShift),
        gaps: gaps.filter(({ to }) => to > now).map(shownGap),
        nextGap: nextGap ? shownGap(nextGap) : null,
        people: people.map(({ staffId, name, role }) => ({ staffId, name, role })),
        ...{ onDuty, hasRota },
        alarms: await readAlarms(snapshot, now),
        heartbeatAt: heartbeat?.toISOString() ?? null,
        told,
        toldParts: parts,
      };
    });
