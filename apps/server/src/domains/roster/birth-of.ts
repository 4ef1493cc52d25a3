import type { Birth } from '@digipals/contract';

/** Year and month of a month such as `2016-03`. */
export function birthOf(born: string | null): Birth | null {
  const [year, month] = born?.split('-').map(Number) ?? [];
  return year === undefined || month === undefined ? null : { year, month };
}
