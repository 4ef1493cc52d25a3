import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

const day = z.iso.date();
const address = z.url({ protocol: /^https$/ });

/** The helplines of a file, each with its source and the day it was last compared with that source. */
const linesSchema = z.array(
  z.strictObject({
    country: z.string().regex(/^[a-z]{2}$/),
    kind: z.enum(['helpline', 'emergency']),
    name: z.string().min(1),
    number: z.string().regex(/^\+?[\d -]{3,20}$/),
    hours: z.union([z.literal('always'), z.strictObject({ from: z.string(), to: z.string() })]),
    languages: z.array(z.string().length(2)).min(1),
    url: address,
    source: address,
    checked: day,
    /** Whether a person has called or compared it for this server. */
    confirmed: z.boolean(),
  }),
);

const YEAR_MONTHS = 12;

/** The last day on which a helpline checked on `checked` is valid. */
function lastDay(checked: string): Date {
  const date = new Date(`${checked}T00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + YEAR_MONTHS);
  return date;
}

/**
 * Checks the helplines as of `now`.
 * @returns the number of helplines that no person has confirmed
 * @throws if a helpline has no source or date, was checked in the future or over twelve months ago, or is
 * the second of its kind in a country
 */
export function checkHelplines(text: string, now: number): number {
  const parsed = linesSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`helplines.json: ${z.prettifyError(parsed.error)}`);
  const seen = new Set<string>();
  for (const { country, kind, checked } of parsed.data) {
    const line = `the ${kind} of ${country}`;
    if (seen.has(line)) throw new Error(`helplines.json has ${line} twice`);
    seen.add(line);
    if (Date.parse(checked) > now) throw new Error(`${line} was checked in the future, ${checked}`);
    if (lastDay(checked).getTime() < now) {
      throw new Error(`${line} was last checked on ${checked}: compare it with its source again`);
    }
  }
  return parsed.data.filter(({ confirmed }) => !confirmed).length;
}

export const helplinesFile = path.resolve(import.meta.dirname, '../../../content/helplines.json');

/** Vite plugin: a helpline that nobody has checked for a year, or without a source, fails the build. */
export function helplines(clock: () => number = Date.now): Plugin {
  return {
    name: 'digipals-helplines',
    apply: 'build',
    buildStart() {
      const open = checkHelplines(readFileSync(helplinesFile, 'utf8'), clock());
      if (open > 0) this.info(`${open} helplines are not yet confirmed by a person`);
    },
  };
}
