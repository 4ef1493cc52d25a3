import type { HistoryItem } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { recordAccess } from '../accesses/index.ts';
import { readPeopleIn } from '../pseudonyms/index.ts';
import { findDecided, type HistoryQuery, listDecisions, type Reader } from './history.data.ts';
import { recordOpened } from './holds.service.ts';
import type { Adult } from './review.policy.ts';

const PAGE = 50;

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
  const found = await listDecisions(db, query, readerOf(adult, now), PAGE + 1);
  const rows = found.slice(0, PAGE);
  const userIds = rows.flatMap(({ authorId, targetId }) => [authorId, targetId]);
  const read = { actor: adult.name, action: 'Read history', object: 'decisions' };
  await recordAccess(db, { ...read, userIds, at: new Date(now) });
  const texts = rows.flatMap(({ text, editedText }) => [text, editedText]);
  const { people, names } = await readPeopleIn(db, userIds, texts);
  const items = rows.flatMap(({ authorId, targetId, at, ...row }) => {
    const from = people.get(authorId);
    const to = authorId === targetId ? null : (people.get(targetId) ?? null);
    const text = names.hide(row.text);
    const editedText = row.editedText === null ? null : names.hide(row.editedText);
    return from ? [{ ...row, from, to, text, editedText, at: at.toISOString() }] : [];
  });
  return { items, hasMore: found.length > PAGE };
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
