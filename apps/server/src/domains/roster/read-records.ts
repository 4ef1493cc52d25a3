import { readTable } from './read-table.ts';

/** A line of a table with headers. A missing column is empty. */
export type TableRecord = { readonly line: number; readonly get: (column: string) => string };

/** The lines of a table by the headers in its first line, in any case. */
export function readRecords(text: string, file: string): TableRecord[] {
  const [head, ...lines] = readTable(text, file);
  const at = new Map(head?.cells.map((cell, index) => [cell.toLowerCase(), index]));
  return lines.map(({ line, cells }) => ({
    line,
    get: column => cells[at.get(column.toLowerCase()) ?? -1] ?? '',
  }));
}

/** Reads one file of an archive; no lines when it is not there. */
export type ReadFile = (file: string) => readonly TableRecord[];
