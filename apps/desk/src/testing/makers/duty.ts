import type { DeskAlarm, Duty, ServiceHours, Told, ToldParts } from '@digipals/contract';
import { at, minutes } from './people.ts';

/** The time told. */
export const makeTold = (changes: Partial<Told> = {}): Told => ({
  ...{ kind: 'minutes', minutes: 60, from: null, because: 'open', seconds: 3_600 },
  ...changes,
});

/** How it comes about. */
export const makeToldParts = (changes: Partial<ToldParts> = {}): ToldParts => ({
  ...{ waiting: 52, medianMs: 360_000, oldestMs: 52 * 60_000 },
  ...{ readingMs: 31_000, people: 6, workMs: 268_667 },
  ...changes,
});

const usual = { from: 480, to: 1_200 };

/** Service hours of the desk. */
export const makeHours = (changes: Partial<ServiceHours> = {}): ServiceHours => ({
  zone: 'Europe/London',
  week: [usual, usual, usual, usual, usual, { from: 600, to: 1_080 }, null],
  closed: ['2026-12-25'],
  needs: { reader: 1, senior: 0, lead: 2, on_call_1: 1, on_call_2: 0 },
  ...changes,
});

/** An alarm that rings. */
export const makeAlarm = (changes: Partial<DeskAlarm> = {}): DeskAlarm => ({
  ...{ name: 'rota_gap', alarmId: 318, state: 'ringing', says: 'Lead: 1 missing' },
  ...{ since: minutes(-20), ringsAt: null, ackedBy: null },
  ...changes,
});

/** The page Duty in the week of Saturday, 21 November. */
export const makeDuty = (changes: Partial<Duty> = {}): Duty => ({
  at,
  hours: makeHours(),
  zone: 'Europe/London',
  days: Array.from({ length: 7 }, (_, place) => ({
    day: `2026-11-${16 + place}`,
    from: `2026-11-${16 + place}T00:00:00.000Z`,
    open: makeHours().week[place] ?? null,
  })),
  ends: '2026-11-23T00:00:00.000Z',
  shifts: [
    {
      ...{ shiftId: 's1', staffId: 'staff-7', name: 'Lead 01', seat: 'lead' },
      ...{ from: '2026-11-21T10:00:00.000Z', to: '2026-11-21T18:00:00.000Z' },
    },
  ],
  gaps: [
    {
      ...{ seat: 'lead', missing: 1 },
      ...{ from: '2026-11-21T14:00:00.000Z', to: '2026-11-21T18:00:00.000Z' },
    },
  ],
  nextGap: {
    ...{ seat: 'lead', missing: 1 },
    ...{ from: '2026-11-21T14:00:00.000Z', to: '2026-11-21T18:00:00.000Z' },
  },
  people: [
    { staffId: 'staff-7', name: 'Lead 01', role: 'lead' },
    { staffId: 'staff-8', name: 'Reviewer 07', role: 'reviewer' },
  ],
  onDuty: { reader: 3, senior: 1, lead: 1, on_call_1: 1, on_call_2: 0 },
  hasRota: true,
  alarms: [
    makeAlarm(),
    makeAlarm({ name: 'late', alarmId: null, state: 'near', says: '1 past', ringsAt: minutes(4) }),
    makeAlarm({ name: 'nobody_on', alarmId: null, state: 'quiet', says: 'Somebody is on duty' }),
  ],
  heartbeatAt: minutes(-3),
  told: makeTold(),
  toldParts: makeToldParts(),
  ...changes,
});
