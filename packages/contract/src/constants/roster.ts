/** What can be wrong with the row of a child in an import (ROSTER-04). */
export const rosterFaultCodes = [
  'name_missing',
  'name_unreadable',
  'name_long',
  'name_twice',
  'id_missing',
  'id_twice',
  'birth_missing',
  'birth_month_missing',
  'birth_unreadable',
  'birth_unlikely',
  'language_unknown',
  'class_missing',
  'class_unknown',
  'class_other',
  'class_full',
  'several_classes',
  'user_unknown',
] as const;
/** What can be wrong with the row of a child in an import. */
export type RosterFaultCode = (typeof rosterFaultCodes)[number];

/** Why nothing of a file can be imported (ROSTER-03). */
export const rosterRefusalCodes = [
  'empty',
  'no_names',
  'no_classes',
  'quote_open',
  'too_many_rows',
  'excel',
  'zip_broken',
  'zip_too_big',
  'file_twice',
  'no_manifest',
  'version',
  'delta',
  'part_missing',
  'several_schools',
  'whole_school',
] as const;
/** Why nothing of a file can be imported. */
export type RosterRefusalCode = (typeof rosterRefusalCodes)[number];

/** Most bytes of an imported file, and most characters of a pasted list. */
export const rosterLimits = { fileBytes: 5_000_000, pasteChars: 100_000 } as const;

/** Ages, in years, that a child may have when it is added. */
export const rosterAges = { youngest: 5, oldest: 14 } as const;

type Month = { readonly year: number; readonly month: number };

/** Completed years of a child whose day of birth is not known: those at the end of its month of birth. */
export function ageOf({ year, month }: Month, at: Date): number {
  const years = at.getUTCFullYear() - year;
  return at.getUTCMonth() + 1 > month ? years : years - 1;
}

/** Whether somebody born in this month can be a child of a class. */
export function isLikelyBirth(birth: Month, at: Date): boolean {
  const age = ageOf(birth, at);
  return age >= rosterAges.youngest && age <= rosterAges.oldest;
}
