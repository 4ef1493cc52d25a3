import type { RosterSource } from '@digipals/contract';
import { decodeText } from './decode-text.ts';
import { readList } from './read-list.ts';
import { readOneRoster } from './read-one-roster.ts';
import { readTable } from './read-table.ts';
import { type ReadRoster, RosterRefused, type Writing } from './rows.ts';

/** Where the rows of a pasted list are. */
const PASTED = '';
/** The first bytes of a ZIP archive. */
const ZIP = 'PK\u0003\u0004';

/** Reads a pasted list, a CSV file or a OneRoster archive. @throws RosterRefused when nothing can be used */
export async function readSource(source: RosterSource, writing: Writing): Promise<ReadRoster> {
  if ('text' in source) return readList(readTable(source.text, PASTED), { file: PASTED, writing });
  const bytes = Buffer.from(source.base64, 'base64');
  if (bytes.length === 0) throw new RosterRefused('empty', { file: source.fileName });
  if (bytes.toString('latin1', 0, ZIP.length) === ZIP) return readOneRoster(bytes, writing);
  const file = source.fileName;
  return readList(readTable(decodeText(bytes, writing.language), file), { file, writing });
}
