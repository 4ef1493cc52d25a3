import { z } from 'zod';
import { deskSteps, duty, dutySeats, staffRoles, toldTime } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { timeZone } from './schools.ts';
import { everyRole } from './staff.ts';

const at = z.iso.datetime();
const id = z.string().min(1).max(64);
const count = z.int().nonnegative();
const day = z.iso.date();
const seat = z.enum(dutySeats);
/** Who plans the rota. */
const planners = ['lead', 'admin'] as const;

/**
 * How long children are told that their text waits. `minutes`: rounded up, up to an hour; otherwise it is read later
 * today, or not before `from` (null where the desk has set no service hours). `because`: who reads now. `seconds`: the
 * same as a number.
 */
export const toldSchema = z.strictObject({
  kind: z.enum(['minutes', 'today', 'tomorrow']),
  minutes: z.literal(toldTime.minutes).nullable(),
  from: at.nullable(),
  because: z.enum(['open', 'closed', 'nobody']),
  seconds: z.int().positive(),
});
/** The time that children are told. */
export type Told = z.infer<typeof toldSchema>;

/**
 * How long a step took. `firstLook`: until somebody looked at a text; `second`: until the second adult of a severe text;
 * `helpAnswer`: until a child that asked for help had its first answer; `receipt`: until a device dropped a recalled text.
 */
const stepTimesSchema = z.strictObject({
  step: z.enum(deskSteps),
  count,
  medianMs: count.nullable(),
  p95Ms: count.nullable(),
});
/** How long a step of the desk took. */
export type StepTimes = z.infer<typeof stepTimesSchema>;

/** How the time told comes about; times in milliseconds. */
export const toldPartsSchema = z.strictObject({
  waiting: count,
  medianMs: count.nullable(),
  oldestMs: count.nullable(),
  readingMs: count,
  people: z.int().positive(),
  workMs: count,
});
/** How the time told comes about. */
export type ToldParts = z.infer<typeof toldPartsSchema>;

/** People at their seats: with a shift, and seen in the last five minutes; on call, whoever has the shift. */
export const onDutySchema = z.strictObject(
  Object.fromEntries(dutySeats.map(name => [name, count])) as Record<
    (typeof dutySeats)[number],
    typeof count
  >,
);
/** People at their seats. */
export type OnDuty = z.infer<typeof onDutySchema>;

const minuteOfDay = z.int().min(0).max(1_440);
/** Service hours of one day of the week, in minutes of the day. */
const openSchema = z
  .strictObject({ from: minuteOfDay, to: minuteOfDay })
  .refine(({ from, to }) => from < to, 'ends before it begins');

/** When the desk reads: a week from Monday on, the days on which it is closed, and how many people each seat needs. */
export const serviceHoursSchema = z.strictObject({
  zone: timeZone,
  week: z
    .array(openSchema.nullable())
    .length(7)
    .refine(week => week.some(one => one !== null), 'is closed every day'),
  closed: z.array(day).max(duty.mostClosedDays),
  needs: z.strictObject(
    Object.fromEntries(
      dutySeats.map(name => [name, z.int().min(0).max(duty.mostNeeded)]),
    ) as Record<(typeof dutySeats)[number], z.ZodInt>,
  ),
});
/** When the desk reads. */
export type ServiceHours = z.infer<typeof serviceHoursSchema>;

const shiftSchema = z.strictObject({
  shiftId: id,
  staffId: z.string(),
  name: z.string(),
  seat,
  from: at,
  to: at,
});
/** A person at a seat, from one moment to another. */
export type Shift = z.infer<typeof shiftSchema>;

const gapSchema = z.strictObject({ seat, from: at, to: at, missing: z.int().positive() });
/** A time in which a seat has fewer people than it needs. */
export type RotaGap = z.infer<typeof gapSchema>;

/**
 * An alarm, or a rule that is quiet. `near`: its cause is there, and it rings at `ringsAt`. `says` never has a word, name
 * or pseudonym of a child.
 */
const alarmSchema = z.strictObject({
  name: z.string(),
  alarmId: z.int().nullable(),
  state: z.enum(['ringing', 'acked', 'near', 'quiet']),
  says: z.string(),
  since: at.nullable(),
  ringsAt: at.nullable(),
  ackedBy: z.string().nullable(),
});
/** An alarm of the desk. */
export type DeskAlarm = z.infer<typeof alarmSchema>;

/** The page Duty: a week of the rota, alarms, the time told and the service hours. */
export const dutySchema = z.strictObject({
  at,
  /** Without service hours the desk counts as always open. */
  hours: serviceHoursSchema.nullable(),
  zone: z.string(),
  /** The seven days of the week, each with its first moment in the time zone of the desk. */
  days: z.array(z.strictObject({ day, from: at, open: openSchema.nullable() })),
  ends: at,
  shifts: z.array(shiftSchema),
  gaps: z.array(gapSchema),
  /** The first gap within 48 hours, whatever week is shown. */
  nextGap: gapSchema.nullable(),
  /** Adults who may hold a seat. */
  people: z.array(
    z.strictObject({ staffId: z.string(), name: z.string(), role: z.enum(staffRoles) }),
  ),
  onDuty: onDutySchema,
  /** False before the first shift: everybody who is seen is on duty. */
  hasRota: z.boolean(),
  alarms: z.array(alarmSchema),
  heartbeatAt: at.nullable(),
  told: toldSchema,
  toldParts: toldPartsSchema,
});
/** The page Duty. */
export type Duty = z.infer<typeof dutySchema>;

/** Calls of the noun duty: who is on, and what rings. */
export const dutyEndpoints = {
  'GET desk/duty': endpoint({
    summary: 'The rota of a week, alarms, the time that children are told, and the service hours',
    access: 'staff',
    roles: everyRole,
    query: z.strictObject({
      /** A day of the week to show; this week by default. Near the years 0 and 9999 a week would leave YYYY-MM-DD. */
      day: day
        .refine(one => one >= '2000' && one < '3000', 'is not a day from 2000 to 2999')
        .optional(),
    }),
    response: dutySchema,
  }),
  'GET desk/times': endpoint({
    summary: 'How long the steps of the desk took in the last 30 days',
    access: 'staff',
    roles: ['lead', 'auditor', 'admin'],
    response: z.array(stepTimesSchema),
  }),
  'POST desk/shifts': endpoint({
    summary: 'Plans a shift of an adult',
    access: 'staff',
    roles: planners,
    body: z.strictObject({ staffId: id, seat, from: at, to: at }),
    changes: ['GET desk/duty', 'GET desk/queue', 'GET desk/audit'],
    response: z.strictObject({ shiftId: z.string() }),
    errors: ['not_found', 'shift_refused'],
  }),
  'DELETE desk/shifts/{shiftId}': endpoint({
    summary: 'Takes a shift out of the rota',
    access: 'staff',
    roles: planners,
    params: z.strictObject({ shiftId: id }),
    changes: ['GET desk/duty', 'GET desk/queue', 'GET desk/audit'],
    response: z.strictObject({}),
    errors: ['not_found'],
  }),
  'PUT desk/service-hours': endpoint({
    summary: 'Sets when the desk reads, and how many people each seat needs',
    access: 'staff',
    roles: planners,
    body: serviceHoursSchema,
    changes: ['GET desk/duty', 'GET desk/queue', 'GET desk/audit'],
    response: z.strictObject({}),
  }),
  'POST desk/alarms/{alarmId}/have': endpoint({
    summary: 'Says "I have it": nobody is notified of the alarm any more until its cause ends',
    access: 'staff',
    roles: ['senior', 'lead', 'auditor', 'admin'],
    params: z.strictObject({ alarmId: z.string().regex(/^\d{1,9}$/) }),
    changes: ['GET desk/duty', 'GET desk/audit'],
    response: z.strictObject({ by: z.string() }),
    errors: ['not_found', 'alarm_over'],
  }),
} as const;
