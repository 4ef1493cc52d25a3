import type { HistoryItem } from '@digipals/contract';
import { fold } from '@digipals/screening';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { recordAccess } from '../accesses/index.ts';
import { readPeopleInAll } from '../pseudonyms/index.ts';
import {
  findDecided,
  type HistoryQuery,
  type HistoryRow,
  listDecisions,
  type Reader,
} from './history.data.ts';
import { recordOpened } from './holds.service.ts';
import type { Adult } from './review.policy.ts';

const PAGE = 50;

/** Rows read for a search: those that only a hidden name matches are left out. */
const SEARCHED = 500;

/** Reviewers see only their own decisions. */
const readerOf = ({ staffId, role }: Adult, now: number): Reader => ({
  reader: staffId,
  of: role === 'reviewer' ? staffId : null,
  now: new Date(now),
});

/** Decisions, newest first. Reviewers see only their own (SAFE-07). */
export async function readHistory(
  db: Db,
  adult: Adult,
  query: HistoryQuery,
  now: number,
): Promise<{ items: HistoryItem[]; hasMore: boolean }> {
  const asked = fold(query.q ?? '').text;
  const limit = query.q ? SEARCHED : PAGE + 1;
  const rows = await listDecisions(db, query, readerOf(adult, now), limit);
  const { people, namesFor } = await readPeopleInAll(
    db,
    rows.map(row => ({ about: childrenOf(row), texts: [row.text, row.editedText] })),
  );
  const found = rows.flatMap(row => {
    const { authorId, targetId, at, ...shown } = row;
    const from = people.get(authorId);
    const to = authorId === targetId ? null : (people.get(targetId) ?? null);
    const names = namesFor(childrenOf(row));
    const text = names.hide(row.text);
    const editedText = row.editedText === null ? null : names.hide(row.editedText);
    const item = from && { ...shown, from, to, text, editedText, at: at.toISOString() };
    return item && hasWords(item, asked) ? [{ item, userIds: childrenOf(row) }] : [];
  });
  const page = found.slice(0, PAGE);
  const userIds = page.flatMap(one => one.userIds);
  const read = { actor: adult.name, action: 'Read history', object: 'decisions' };
  await recordAccess(db, { ...read, userIds, at: new Date(now) });
  // A search goes on after the last row of this page, if there is one.
  const mayGoOn = rows.length === SEARCHED && page.length > 0;
  return { items: page.map(({ item }) => item), hasMore: found.length > PAGE || mayGoOn };
}

const childrenOf = ({ authorId, targetId }: HistoryRow) => [authorId, targetId];

/** Whether what an adult sees of a decision has these folded words; otherwise a search would reveal names. */
function hasWords({ text, editedText, note, by, from, to }: HistoryItem, asked: string): boolean {
  if (asked === '') return true;
  return [text, editedText, note, by, from.pseudonym, to?.pseudonym].some(shown =>
    fold(shown ?? '').text.includes(asked),
  );
}

/**
 * Records that a folded severe text was opened in the history.
 * @returns how many the adult has opened today
 * @throws not_found for a decision that the adult may not see
 */
export async function recordOpenedAgain(
  db: Db,
  adult: Adult,
  decisionId: string,
  now: number,
): Promise<number> {
  const submissionId = await findDecided(db, decisionId, readerOf(adult, now));
  if (submissionId === undefined) throw new ApiError('not_found');
  return recordOpened(db, adult, submissionId, now);
}
