import { accessRecords } from './access-records.ts';
import { childRecords } from './child-records.ts';
import { dutyRecords } from './duty-records.ts';
import { helpRecords } from './help-records.ts';
import { letterRecords } from './letter-records.ts';
import { measureRecords } from './measure-records.ts';
import { recallRecords } from './recall-records.ts';
import { reviewRecords } from './review-records.ts';
import { schoolRecords } from './school-records.ts';
import { serverRecords } from './server-records.ts';
import type { TableName, TableRecord } from './table-record.ts';
import { textRecords } from './text-records.ts';

/**
 * A record for each table. Rows are deleted in this order: a table comes before the tables that it refers to.
 * A table that is missing does not compile.
 */
export const tableRecords: Readonly<Record<TableName, TableRecord>> = {
  ...letterRecords,
  ...dutyRecords,
  ...helpRecords,
  ...measureRecords,
  ...recallRecords,
  ...reviewRecords,
  ...textRecords,
  ...childRecords,
  ...schoolRecords,
  ...accessRecords,
  ...serverRecords,
};

/** The records with the names of their tables. */
export const listRecords = Object.entries(tableRecords) as readonly [TableName, TableRecord][];
