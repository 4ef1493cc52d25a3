import { type DutySeat, duty, type ServiceHours } from '@digipals/contract';
import { expect, test } from 'vitest';
import { someHours } from '../../testing/duty-world.ts';
import { type AtDesk, absentSince, countOnDuty } from './on-duty.policy.ts';
import { findGaps } from './rota.policy.ts';
import { openingAt } from './service-hours.policy.ts';

const at = (moment: string): number => Date.parse(moment);
const iso = (moment: number | null): string | null =>
  moment === null ? null : new Date(moment).toISOString().slice(0, 16);
const opening = (hours: ServiceHours | null, moment: string) => {
  const { isOpen, until, next } = openingAt(hours, at(moment));
  return [isOpen, iso(until), iso(next)];
};

test('SAFE2-17 service hours are those of each weekday in the time zone of the desk, also when clocks change', () => {
  const weekend = { from: 600, to: 1_080 };
  const usual = { from: 480, to: 1_200 };
  const hours = someHours({
    week: [usual, usual, usual, usual, usual, weekend, null],
    closed: ['2026-12-25'],
  });
  // Friday; London is at UTC in winter.
  expect(opening(hours, '2026-03-27T07:59Z')).toEqual([false, null, '2026-03-27T08:00']);
  expect(opening(hours, '2026-03-27T08:00Z')).toEqual([
    true,
    '2026-03-27T20:00',
    '2026-03-28T10:00',
  ]);
  expect(opening(hours, '2026-03-27T20:00Z')).toEqual([false, null, '2026-03-28T10:00']);
  // Clocks go forward on Sunday, on which the desk is closed.
  expect(opening(hours, '2026-03-28T18:00Z')).toEqual([false, null, '2026-03-30T07:00']);
  expect(opening(hours, '2026-12-24T21:00Z')).toEqual([false, null, '2026-12-26T10:00']);
  const bangkok = someHours({ zone: 'Asia/Bangkok' });
  expect(opening(bangkok, '2026-03-27T00:30Z')).toEqual([false, null, '2026-03-27T01:00']);
});

test('SAFE2-17 without service hours the desk is open and promises no hour; around the clock, from 8', () => {
  expect(opening(null, '2026-03-27T03:00Z')).toEqual([true, null, null]);
  const always = { from: 0, to: 1_440 };
  const hours = someHours({ zone: 'UTC', week: Array.from({ length: 7 }, () => always) });
  expect(opening(hours, '2026-03-27T03:00Z')).toEqual([
    true,
    '2026-03-29T00:00',
    '2026-03-28T08:00',
  ]);
});

const now = at('2026-03-27T12:00Z');
const adult = (changes: Partial<AtDesk> = {}): AtDesk => {
  const { seats = ['reader'] } = changes;
  return {
    ...{ staffId: 'a', role: 'reviewer', seenAt: new Date(now), isActive: true },
    ...{ seats, latelySeats: seats, ...changes },
  };
};
const onDuty = (people: AtDesk[], hasRota = true) => countOnDuty({ people, hasRota }, now);

test('SAFE2-20 an adult with a shift is on duty if it was seen in the last five minutes', () => {
  const ago = (ms: number) => new Date(now - ms);
  expect(onDuty([adult()]).reader).toBe(1);
  expect(onDuty([adult({ seenAt: ago(duty.seenMs - 1) })]).reader).toBe(1);
  expect(onDuty([adult({ seenAt: ago(duty.seenMs) })]).reader).toBe(0);
  expect(onDuty([adult({ seenAt: null })]).reader).toBe(0);
  expect(onDuty([adult({ isActive: false })]).reader).toBe(0);
  expect(onDuty([adult({ seats: [] })]).reader).toBe(0);
  // On call at home, with a phone.
  expect(onDuty([adult({ seats: ['on_call_1'], seenAt: null, isActive: false })]).on_call_1).toBe(
    1,
  );
  // Before the first shift, everybody at the desk is on duty.
  const lead = adult({ role: 'lead', seats: [] });
  expect(onDuty([lead, adult({ seats: [] })], false)).toMatchObject({ lead: 1, reader: 1 });
});

test('SAFE2-20 nobody is on after five minutes without anybody, not in a change of shifts or a pause', () => {
  const open = openingAt(someHours(), now);
  const since = (people: AtDesk[], seats: DutySeat[] = ['reader', 'senior', 'lead']) =>
    absentSince({ people, hasRota: true }, open, { now, seats });
  const seenAgo = (ms: number, changes: Partial<AtDesk> = {}) =>
    adult({ seenAt: new Date(now - ms), ...changes });
  expect(since([seenAgo(0)])).toBeNull();
  expect(since([seenAgo(duty.seenMs - 1, { isActive: false })])).toBeNull();
  expect(since([seenAgo(duty.seenMs)])).toBe(now - duty.seenMs);
  expect(since([])).toBe(open.since);
  const leaving = seenAgo(60_000, { seats: [], latelySeats: ['reader'] });
  expect(since([leaving, adult({ staffId: 'b', seenAt: null })])).toBeNull();
  expect(since([seenAgo(0)], ['lead'])).toBe(open.since);
  const closed = openingAt(someHours(), at('2026-03-27T22:00Z'));
  const atNight = { now: at('2026-03-27T22:00Z'), seats: ['reader'] } as const;
  expect(absentSince({ people: [], hasRota: true }, closed, atNight)).toBeNull();
  // Nobody can have been seen in the first minutes of the day.
  const early = at('2026-03-27T08:04Z');
  const opened = openingAt(someHours(), early);
  expect(
    absentSince({ people: [], hasRota: true }, opened, { now: early, seats: ['reader'] }),
  ).toBeNull();
});

test('SAFE2-21 a gap is where a seat has fewer people than it needs, in service hours; on call day and night', () => {
  const needs = { reader: 2, senior: 0, lead: 0, on_call_1: 1, on_call_2: 0 };
  const hours = someHours({ zone: 'UTC', needs });
  const day = { from: at('2026-03-27T00:00Z'), to: at('2026-03-28T00:00Z') };
  const shift = (staffId: string, seat: DutySeat, from: string, to: string) => ({
    ...{ staffId, seat },
    from: at(`2026-03-27T${from}Z`),
    to: at(`2026-03-27T${to}Z`),
  });
  const found = findGaps(
    hours,
    [
      shift('a', 'reader', '06:00', '14:00'),
      shift('b', 'reader', '08:00', '12:00'),
      shift('b', 'reader', '12:00', '20:00'),
      // The same person twice is one person.
      shift('a', 'reader', '13:00', '14:00'),
      shift('c', 'on_call_1', '00:00', '20:00'),
    ],
    day,
  );
  expect(found.map(({ seat, from, to, missing }) => [seat, iso(from), iso(to), missing])).toEqual([
    ['reader', '2026-03-27T14:00', '2026-03-27T20:00', 1],
    ['on_call_1', '2026-03-27T20:00', '2026-03-28T00:00', 1],
  ]);
});
