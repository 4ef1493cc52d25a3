import type { AuditRow, ResponseOf } from '@digipals/contract';
import { mostChangedRows } from '@digipals/contract/constants';
import { dayAndTime } from '../shared/times.ts';

/** The answer of a check, with its time and duration. */
export type Check = ResponseOf<'GET desk/audit/check'> & { at: number; tookMs: number };
/** A row that differs from the log. */
export type Changed = Check['changed'][number];

/** What rows of the log cover, by table. */
const tableWords: Readonly<Record<string, string>> = {
  decisions: 'decision',
  submission_versions: 'text',
  second_opinions: 'opinion',
  messages: 'message',
  posts: 'DigiPost',
  statuses: 'status',
  case_events: 'case',
  reports: 'report',
  strikes: 'strike',
  recalls: 'recall',
  recall_texts: 'text of a recall',
  measures: 'measure',
  objections: 'objection',
  ties: 'tie',
  role_changes: 'role',
  help_lines: 'line of help',
  home_decisions: 'home',
};

/** The name of a table in the list; an unknown table keeps its own. */
export const wordsOfTable = (table: string): string => tableWords[table] ?? table;

/** A row number with thousands separators. */
export const rowWords = (row: number): string => row.toLocaleString('en-GB');

/** Table and field of a changed row. */
export const fieldWords = ({ table, field }: Changed): string =>
  field === null ? table : `${table}.${field}`;

/** Whether a check names only the first changed rows. */
export const isCut = ({ changed }: Check): boolean => changed.length >= mostChangedRows;

/** Whether a check has compared everything that a row covers, and found it unchanged. */
export function isSame({ row }: AuditRow, check: Check): boolean {
  const { rows, firstWrong, changed } = check;
  // It counts the rows up to the first wrong one. Rows that came after it were not checked.
  const isChecked = firstWrong !== null || row <= rows;
  const isNamed = !isCut(check) || row < (changed.at(-1)?.row ?? 0);
  return isChecked && isNamed && !changed.some(one => one.row === row);
}

const faults = {
  shorter: 'The log ends before it: its end was cut off, or an old copy is in its place.',
  different: 'The log has another row there: it was written anew, or an old copy is in its place.',
  unsigned: 'This server has not signed it: the file or the key was changed.',
} as const;

/** How the log contradicts an anchor. */
export function faultWords({ row, reason }: NonNullable<Check['anchors']['wrong']>) {
  const which = row === null ? 'a line of its file' : `row ${rowWords(row)}`;
  return { title: `The log is not what its anchor says: ${which}.`, text: faults[reason] };
}

/** When an anchor was made, and of which row. */
export const anchorWords = ({ row, at }: Check['anchors']['places'][number]): string =>
  row === null || at === null ? 'nothing yet' : `${dayAndTime(at)}, row ${rowWords(row)}`;

/** The time and row to which the database was restored, and the number of later anchors kept. */
export const restoreWords = ({
  row,
  to,
  aside,
}: NonNullable<Check['anchors']['restored']>): string =>
  `The database was restored to ${dayAndTime(to)}, row ${rowWords(row)}. Anchors kept as evidence of later rows: ${aside}.`;
