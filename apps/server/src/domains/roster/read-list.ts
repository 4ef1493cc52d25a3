import type { RosterFault, RosterFaultCode } from '@digipals/contract';
import { type Column, columnsOf } from './columns.ts';
import { type Born, looksLikeBirth, readBorn, readBornOf } from './read-born.ts';
import { readLanguage } from './read-language.ts';
import { readName } from './read-name.ts';
import type { TableLine } from './read-table.ts';
import { type ReadRoster, RosterRefused, type RosterRow, type Writing } from './rows.ts';

/** The cells of a line that are of use. A column that the list does not have is undefined. */
type Cells = Partial<Record<Column, string>>;

/** In a list without headers the name is first; other columns are recognised by their content. */
function cellsByLook(cells: readonly string[], { monthFirst }: Writing): Cells {
  const [name = '', ...others] = cells;
  const born =
    others.find(cell => 'born' in readBorn(cell, monthFirst)) ?? others.find(looksLikeBirth);
  const year = others.findIndex(cell => /^[12]\d{3}$/.test(cell));
  const month = others[year + 1];
  const language = others.find(cell => readLanguage(cell));
  const apart = born === undefined && year >= 0;
  return {
    name,
    ...(born !== undefined && { born }),
    ...(apart && { year: others[year] ?? '', month: month ?? '' }),
    ...(language !== undefined && { language }),
  };
}

const cellsByHead = (cells: readonly string[], columns: ReadonlyMap<Column, number>): Cells =>
  Object.fromEntries([...columns].map(([column, at]) => [column, cells[at] ?? '']));

/** The birth month of a row; null where the whole list has none. */
function bornOf(cells: Cells, hasBirths: boolean, { monthFirst }: Writing): Born | { born: null } {
  if (cells.born !== undefined) return readBorn(cells.born, monthFirst);
  if (cells.year !== undefined) return readBornOf(cells.year, cells.month ?? '');
  return hasBirths ? { fault: 'birth_missing' } : { born: null };
}

/**
 * Reads a list of children: one name a line, copied cells of a spreadsheet, or a CSV file.
 * @throws RosterRefused when it has no column of names
 */
export function readList(
  lines: readonly TableLine[],
  { file, writing }: { file: string; writing: Writing },
): ReadRoster {
  const [first, ...rest] = lines;
  if (!first) throw new RosterRefused('empty', { file });
  const columns = columnsOf(first.cells);
  if (columns && !columns.has('name')) throw new RosterRefused('no_names', { file });
  const children = (columns ? rest : lines).map(({ line, cells }) => ({
    line,
    cells: columns ? cellsByHead(cells, columns) : cellsByLook(cells, writing),
  }));
  if (children.length === 0) throw new RosterRefused('empty', { file });
  const hasBirths = children.some(({ cells }) => 'born' in cells || 'year' in cells);
  const hasIds = children.some(({ cells }) => cells.id);
  const read = (one: Child) => readChild(one, { file, hasBirths, hasIds, writing });
  const results = children.map(read);
  return {
    format: 'list',
    rows: results.filter((result): result is RosterRow => !('code' in result)),
    faults: results.filter(result => 'code' in result),
    classes: new Map(),
    ids: new Set(children.flatMap(({ cells }) => cells.id || [])),
  };
}

type Child = { readonly line: number; readonly cells: Cells };

/** Reads the row of a child, or says what is wrong. */
function readChild(
  { line, cells }: Child,
  {
    file,
    hasBirths,
    hasIds,
    writing,
  }: { file: string; hasBirths: boolean; hasIds: boolean; writing: Writing },
): RosterRow | RosterFault {
  const fault = (code: RosterFaultCode, value = ''): RosterFault => ({
    ...{ file, line, code },
    value: value || null,
    name: cells.name || null,
  });
  const named = readName(cells.name ?? '');
  if ('fault' in named) return fault(named.fault);
  const birth = bornOf(cells, hasBirths, writing);
  if ('fault' in birth) return fault(birth.fault, cells.born || cells.year);
  const language = cells.language ? readLanguage(cells.language) : null;
  if (language === undefined) return fault('language_unknown', cells.language);
  if (hasIds && !cells.id) return fault('id_missing');
  if (cells.class === '') return fault('class_missing');
  const place = { file, line, classRef: null, className: cells.class ?? null };
  return { ...place, id: cells.id || null, name: named.name, born: birth.born, language };
}
