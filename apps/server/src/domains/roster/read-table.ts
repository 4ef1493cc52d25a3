import { CsvError, parse } from 'csv-parse/sync';
import { RosterRefused } from './rows.ts';

/** A line of a table. A cell with line breaks makes the line the last of several. */
export type TableLine = { readonly line: number; readonly cells: readonly string[] };

const delimiters = [',', ';', '\t'] as const;
/** More children than any school has, and less than would keep the server busy. */
const MOST_LINES = 50_000;

/** The delimiter that the first line has most often, outside of quotes. */
function delimiterOf(text: string): string {
  const [first = ''] = text.trimStart().split(/\r?\n/, 1);
  const bare = first.replace(/"[^"]*"/g, '');
  const counts = delimiters.map(delimiter => bare.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * The lines of a CSV file, or of cells that were copied from a spreadsheet. Empty lines are left out.
 * @throws RosterRefused for a quote that is never closed, which would swallow the lines after it
 */
export function readTable(text: string, file: string): TableLine[] {
  try {
    const records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
      to: MOST_LINES + 1,
      trim: true,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    if (records.length > MOST_LINES) throw new RosterRefused('too_many_rows', { file });
    return records.map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new RosterRefused('quote_open', { file, line: Number(error['lines']) || null });
  }
}
