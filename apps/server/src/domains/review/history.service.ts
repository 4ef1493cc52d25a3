import type { HistoryItem } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { readPeople } from '../pseudonyms/index.ts';
import { type HistoryQuery, listDecisions } from './history.data.ts';
import type { Adult } from './review.policy.ts';

const PAGE = 50;

/** Decisions, the newest first: a reviewer finds its own, the others all (SAFE-07). */
export async function readHistory(
  db: Db,
  { staffId, role }: Adult,
  query: HistoryQuery,
  now: number,
): Promise<{ items: HistoryItem[]; hasMore: boolean }> {
  const of = role === 'reviewer' ? staffId : null;
  const who = { reader: staffId, of, now: new Date(now) };
  const found = await listDecisions(db, query, who, PAGE + 1);
  const rows = found.slice(0, PAGE);
  const people = await readPeople(
    db,
    rows.flatMap(({ authorId, targetId }) => [authorId, targetId]),
  );
  const items = rows.flatMap(({ authorId, targetId, at, ...row }) => {
    const from = people.get(authorId);
    const to = authorId === targetId ? null : (people.get(targetId) ?? null);
    return from ? [{ ...row, from, to, at: at.toISOString() }] : [];
  });
  return { items, hasMore: found.length > PAGE };
}
