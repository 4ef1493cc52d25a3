import type { DutySeat } from '@digipals/contract';
import type { AlarmRecipient } from '../domains/alarms/index.ts';

/** Seats, in letters to adults. */
export const seatWords: Readonly<Record<DutySeat, string>> = {
  reader: 'Reader',
  senior: 'Senior',
  lead: 'Lead',
  on_call_1: 'On call 1',
  on_call_2: 'On call 2',
};

/** Who is notified, in letters to adults. */
export const recipientWords: Readonly<Record<AlarmRecipient, string>> = {
  ...seatWords,
  head: 'the head of the desk',
  auditor: 'the auditors',
  operator: 'the operator',
};

/** Whole minutes or hours of a time: "15 minutes", "2 hours". */
export function minutes(ms: number): string {
  const whole = Math.max(0, Math.floor(ms / 60_000));
  if (whole < 120) return `${whole} ${whole === 1 ? 'minute' : 'minutes'}`;
  return `${Math.floor(whole / 60)} hours`;
}

/** A moment in a time zone: "Thu 19 Nov, 13:46". */
export const momentWords = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
