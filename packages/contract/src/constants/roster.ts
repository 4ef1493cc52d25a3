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

/** Ages, in years, that a child of an import may have. */
export const rosterAges = { youngest: 5, oldest: 14 } as const;
