import type { QuietHours } from '@digipals/contract';

/** Between which minutes of the day the app is open. */
export type OpenHours = QuietHours['weekend'];

/** The defaults of a school or class. */
export const schoolHours: QuietHours = {
  schoolDays: { from: 420, to: 1200 },
  weekend: { from: 420, to: 1200 },
};

/** A minute of the day in the format of a time field: 450 is `07:30`. */
export const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The minute of the day of a time field; not a number while it is empty. */
export function minuteOf(time: string): number {
  const found = /^(\d\d):(\d\d)/.exec(time);
  return found ? Number(found[1]) * 60 + Number(found[2]) : Number.NaN;
}

/** Open hours in words, such as `07:00–20:00`. */
export const spanOf = ({ from, to }: OpenHours): string => `${timeOf(from)}–${timeOf(to)}`;

const isInOrder = ({ from, to }: OpenHours): boolean => from < to;

/** Whether all times are set and each span begins before it ends. */
export const areInOrder = ({ schoolDays, weekend }: QuietHours): boolean =>
  isInOrder(schoolDays) && isInOrder(weekend);
