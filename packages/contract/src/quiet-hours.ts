import { z } from 'zod';
import { familyLimits } from './constants.ts';

const minute = z.int().min(0).max(familyLimits.lastMinute);
const openHours = z
  .strictObject({ from: minute, to: minute })
  .refine(({ from, to }) => from < to, 'ends before it begins');

/** Between which minutes of the day the app is open, in the time zone of the school. */
export const quietHoursSchema = z.strictObject({ schoolDays: openHours, weekend: openHours });
/** Between which minutes of the day the app is open. */
export type QuietHours = z.infer<typeof quietHoursSchema>;

/** Those of a class: those of its school unless the class chose, none, or its own. */
export const classQuietSchema = z.union([z.enum(['school', 'none']), quietHoursSchema]);
/** Opening hours of a class. */
export type ClassQuiet = z.infer<typeof classQuietSchema>;
