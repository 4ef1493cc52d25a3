import type { Db } from '../../db/db.ts';
import { firstNames, replaceNames, stringsIn } from './first-names.ts';
import { findNames } from './names.data.ts';
import { readRows } from './rows.data.ts';
import type { Exported, TableName } from './table-record.ts';
import { listRecords } from './table-records.ts';

/** A row as a family reads it. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** The rows of a child by file and table. Other children are first names. */
export type ChildExport = Readonly<
  Record<string, Readonly<Partial<Record<TableName, readonly ExportedRow[]>>>>
>;

/** A column of bytes: hashes and keys. */
const isBytes = (value: unknown): boolean => typeof value === 'string' && value.startsWith('\\x');

function shown(row: ExportedRow, rule: Exported, userId: string): ExportedRow {
  const [author, ...columns] = rule.private ?? [];
  const isOthers = author !== undefined && row[author] !== userId;
  const hidden = new Set([...(rule.hide ?? []), ...(isOthers ? columns : [])]);
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name, value]) => !hidden.has(name) && !isBytes(value))
      .map(([name, value]) => [name, name === 'answer' ? JSON.parse(String(value)) : value]),
  );
}

const TIME = /^\d{4}-\d{2}-\d{2}T/;

/** The first time in a row, as text; rows without one come first. */
const timeOf = (row: ExportedRow): string =>
  String(Object.values(row).find(value => typeof value === 'string' && TIME.test(value)) ?? '');

/**
 * Everything that is stored of a child, from every table that has something of it. Texts of other children are
 * there as the child received them.
 */
export async function readExport(db: Db, userId: string): Promise<ChildExport> {
  const files: Record<string, Record<string, ExportedRow[]>> = {};
  for (const [table, { exported }] of listRecords) {
    if (typeof exported === 'string') continue;
    const rows = await readRows(db, table, exported, userId);
    const sorted = rows.toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1));
    const exportedRows = sorted.map(row => shown(row, exported, userId));
    files[exported.as] = { ...files[exported.as], [table]: exportedRows };
  }
  const names = await findNames(db, [...stringsIn(files)]);
  return replaceNames(files, firstNames(names, userId)) as ChildExport;
}
