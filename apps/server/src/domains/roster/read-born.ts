import type { RosterFaultCode } from '@digipals/contract';

/** A year and month such as `2016-03`, or what is wrong. */
export type Born = { readonly born: string } | { readonly fault: RosterFaultCode };

/** The year 0 of the Thai calendar. */
const BUDDHIST_YEARS = 543;
const BUDDHIST_FROM = 2400;
/** Two digits always mean this century: no child was born in the last one. */
const CENTURY = 2000;

const yearFirst = /^(\d{4})[-/.\s年]+(\d{1,2})(?:[-/.\s月]+(\d{1,2}))?(?:[-/.\s月日T]|$)/;
const monthAndYear = /^(\d{1,2})[-/.\s]+(\d{4})$/;
const dayMonthYear = /^(\d{1,2})[-/.\s]+(\d{1,2})[-/.\s]+(\d{4}|\d{2})$/;
const DIGITS = /[٠-٩۰-۹๐-๙]/g;

/** Digits of other scripts as 0 to 9. */
const plainDigits = (text: string): string =>
  text.replace(DIGITS, digit => {
    const code = digit.charCodeAt(0);
    const zero = ['٠', '۰', '๐'].map(sign => sign.charCodeAt(0)).findLast(start => start <= code);
    return String(code - (zero ?? code));
  });

/** Year, month and day of a date, as they are written. */
type Parts = { readonly year: string; readonly month: string; readonly day?: string | undefined };

/** The parts of what is written like a date, also of one that does not exist; null for anything else. */
function partsOf(text: string, monthFirst: boolean): Parts | null {
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  if (year && month) return { year, month, day };
  const [, ownMonth, ownYear] = monthAndYear.exec(text) ?? [];
  if (ownYear && ownMonth) return { year: ownYear, month: ownMonth };
  const [, first, second, lastYear] = dayMonthYear.exec(text) ?? [];
  if (!first || !second || !lastYear) return null;
  const isMonthFirst = Number(second) > 12 || (monthFirst && Number(first) <= 12);
  return {
    year: lastYear,
    ...(isMonthFirst ? { month: first, day: second } : { month: second, day: first }),
  };
}

/** Whether something is written like a birth month or birthday, even if there is no such day. */
export const looksLikeBirth = (written: string): boolean =>
  partsOf(plainDigits(written.trim()), false) !== null;

/**
 * Reads a birth month or birthday, as schools write it. `monthFirst`: whether 03/04/2016 is in March. It is
 * always read so if it cannot be otherwise.
 */
export function readBorn(written: string, monthFirst: boolean): Born {
  const text = plainDigits(written.trim());
  if (text === '') return { fault: 'birth_missing' };
  const parts = partsOf(text, monthFirst);
  if (parts) return bornIn(parts);
  return { fault: /^\d{4}$/.test(text) ? 'birth_month_missing' : 'birth_unreadable' };
}

/** Year and month from two cells. */
export function readBornOf(year: string, month: string): Born {
  if (year.trim() === '') return { fault: 'birth_missing' };
  if (month.trim() === '') return { fault: 'birth_month_missing' };
  return bornIn({ year: plainDigits(year.trim()), month: plainDigits(month.trim()) });
}

function bornIn({ year: yearText, month: monthText, day = '1' }: Parts): Born {
  const month = Number(monthText);
  if (!/^\d+$/.test(yearText) || !(month >= 1 && month <= 12)) return { fault: 'birth_unreadable' };
  const written = Number(yearText);
  const full = written < 100 ? CENTURY + written : written;
  const year = full >= BUDDHIST_FROM ? full - BUDDHIST_YEARS : full;
  const date = new Date(Date.UTC(year, month - 1, Number(day)));
  // A day that the month does not have would be one of another month.
  if (date.getUTCMonth() !== month - 1) return { fault: 'birth_unreadable' };
  return { born: `${year}-${monthText.padStart(2, '0')}` };
}
