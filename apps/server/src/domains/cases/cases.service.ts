import type { Case, CaseItem, LanguageCode, Person } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { readGrownUp } from '../grown-ups/index.ts';
import { readPeople } from '../pseudonyms/index.ts';
import { readEvents } from './case-events.service.ts';
import {
  type CaseChange,
  type CaseRow,
  findCase,
  findCases,
  findFigures,
  hasEvent,
  insertEvent,
  lockCaseRow,
  type NewCase,
  type NewEvent,
  putCase,
  updateCase,
} from './cases.data.ts';
import { countStrikes } from './strikes.data.ts';

const MOST = 200;

const shown: Readonly<Record<CaseQuery['show'], readonly CaseItem['state'][]>> = {
  open: ['open', 'withLead', 'waitingForGrownUp'],
  mine: ['open', 'withLead', 'waitingForGrownUp'],
  waiting: ['waitingForGrownUp'],
  closed: ['closed'],
};

type CaseQuery = { show: 'open' | 'mine' | 'waiting' | 'closed'; q?: string | undefined };

/** Cases, the newest step first. */
export async function listCases(
  db: Db,
  { show, q = '' }: CaseQuery,
  staffId: string,
): Promise<CaseItem[]> {
  const ownerId = show === 'mine' ? staffId : null;
  const found = await findCases(db, { states: shown[show], ownerId, q, most: MOST });
  const people = await readPeople(
    db,
    found.map(({ userId }) => userId),
  );
  return found.flatMap(row => itemOf(row, people) ?? []);
}

function itemOf(
  { userId, caseId, openedAt, lastAt, ...row }: CaseRow,
  people: ReadonlyMap<string, Person>,
): CaseItem | undefined {
  const child = people.get(userId);
  return (
    child && {
      ...row,
      caseId: String(caseId),
      child,
      openedAt: openedAt.toISOString(),
      lastAt: lastAt.toISOString(),
    }
  );
}

/** A case with all that happened. @throws not_found */
export async function readCase(db: Db, caseId: number, now: number): Promise<Case> {
  const row = await findCase(db, caseId);
  if (!row) throw new ApiError('not_found');
  const item = itemOf(row, await readPeople(db, [row.userId]));
  if (!item) throw new ApiError('not_found');
  const figures = await findFigures(db, row.userId);
  const strikes = await countStrikes(db, row.userId, new Date(now));
  const grownUp = await readGrownUp(db, row.userId);
  const events = await readEvents(db, caseId);
  return { ...item, events, figures: { ...figures, strikes }, ...writing(grownUp) };
}

const writing = (grownUp: { language: LanguageCode } | undefined) => ({
  canWrite: grownUp !== undefined,
  letterLanguage: grownUp?.language ?? null,
});

/**
 * Opens a case, or adds to the open one of the same child and group. Needs a transaction; who calls
 * writes into the audit log, at its end.
 * @returns its number, and whether it is a new one
 */
export async function putIntoCase(
  db: Db,
  child: NewCase,
  event: NewEvent,
): Promise<{ caseId: number; isNew: boolean }> {
  const put = await putCase(db, child, event.at);
  await insertEvent(db, put.caseId, event);
  return put;
}

/** Adds to a case what happened in it. */
export async function addToCase(
  db: Db,
  caseId: number,
  event: NewEvent,
  change: CaseChange = {},
): Promise<void> {
  await insertEvent(db, caseId, event);
  await updateCase(db, caseId, change, event.at);
}

/** How long just the same step is the same one: a press more, or an answer that was lost on its way. */
export const SAME_MS = 600_000;

/** Whether a case has had an equal event for some time; without a named adult, by anyone. */
export const isRepeated = (
  db: Db,
  caseId: number,
  { kind, text, actor, at }: Pick<NewEvent, 'kind' | 'text' | 'at'> & { actor?: string },
): Promise<boolean> =>
  hasEvent(db, caseId, {
    kind,
    text: text ?? null,
    actor,
    since: new Date(at.getTime() - SAME_MS),
  });

/** Locks a case in any state until the transaction ends. @throws not_found */
export async function lockCase(db: Db, caseId: number) {
  const held = await lockCaseRow(db, caseId);
  if (!held) throw new ApiError('not_found');
  return held;
}

/** Locks an open case until the transaction ends. @throws not_found, case_closed */
export async function lockOpenCase(db: Db, caseId: number) {
  const held = await lockCase(db, caseId);
  if (held.state === 'closed') throw new ApiError('case_closed');
  return held;
}
