import type { Case, CaseItem, LanguageCode, Person } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { recordAccess } from '../accesses/index.ts';
import { readGrownUp } from '../grown-ups/index.ts';
import { readPeople } from '../pseudonyms/index.ts';
import { hasEvent, insertEvent, type NewEvent } from './case-events.data.ts';
import { readEvents } from './case-events.service.ts';
import {
  type CaseChange,
  type CaseRow,
  existsFor,
  findAbout,
  findCase,
  findCases,
  findFigures,
  lockCaseRow,
  type NewCase,
  updateCase,
  upsertCase,
} from './cases.data.ts';
import { findClosing, listOpenIn } from './closing.data.ts';
import { findOwnReveal, findReveal } from './identities.data.ts';
import { mayConfirmReveal } from './identities.policy.ts';
import { listNextOwners } from './owners.data.ts';
import type { StaffActor } from './staff-actor.ts';
import { countStrikes } from './strikes.data.ts';

const MAX_CASES = 200;

const shown: Readonly<Record<CaseQuery['show'], readonly CaseItem['state'][]>> = {
  open: ['open', 'withLead', 'waitingForGrownUp'],
  mine: ['open', 'withLead', 'waitingForGrownUp'],
  waiting: ['waitingForGrownUp'],
  closed: ['closed'],
  replied: ['open', 'withLead', 'waitingForGrownUp'],
};

type CaseQuery = {
  show: 'open' | 'mine' | 'waiting' | 'closed' | 'replied';
  q?: string | undefined;
};

/**
 * Cases of children whom the adult does not know, most recently changed first. Only leads see those in which a child
 * asked for help.
 */
export async function listCases(
  db: Db,
  { show, q = '' }: CaseQuery,
  { staffId, role, at }: Pick<StaffActor, 'staffId' | 'role' | 'at'>,
): Promise<CaseItem[]> {
  const ownerId = show === 'mine' ? staffId : null;
  const found = await findCases(db, {
    states: shown[show],
    ownerId,
    readerId: staffId,
    q,
    limit: MAX_CASES,
    withHelp: role === 'lead',
    onlyReplied: show === 'replied',
    at,
  });
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

/** A case with its events, read by an adult. @throws not_found */
export async function readCase(db: Db, caseId: number, reader: StaffActor): Promise<Case> {
  const { staffId, name, at } = reader;
  const row = await findCase(db, caseId, at);
  if (!row) throw new ApiError('not_found');
  const item = itemOf(row, await readPeople(db, [row.userId]));
  if (!item) throw new ApiError('not_found');
  const figures = await findFigures(db, row.userId);
  const strikes = await countStrikes(db, row.userId, at);
  const grownUp = await readGrownUp(db, row.userId);
  const { events, authors } = await readEvents(db, row);
  const read = { actor: name, action: 'Read case', object: `case ${caseId}`, at };
  await recordAccess(db, { ...read, userIds: [row.userId, ...authors] });
  const closing = await findClosing(db, caseId);
  return {
    ...item,
    events,
    nextOwners: await listNextOwners(db, caseId, reader),
    figures: { ...figures, strikes },
    closing: closing && {
      outcome: closing.outcome,
      by: closing.by,
      at: closing.at.toISOString(),
      isOwn: closing.staffId === staffId,
    },
    open: row.state === 'closed' ? [] : await listOpenIn(db, caseId, at),
    identity: await readReveal(db, caseId, reader),
    ...letterOptions(grownUp),
  };
}

/** The identity reveal of a case as an adult reads it. */
async function readReveal(
  db: Db,
  caseId: number,
  adult: Pick<StaffActor, 'staffId' | 'role' | 'at'>,
): Promise<Case['identity']> {
  const { staffId, at } = adult;
  const reveal = await findReveal(db, caseId, at);
  if (!reveal) return null;
  const { by, reason, note, isUrgent, confirmedBy } = reveal;
  return {
    ...{ by, reason, note, isUrgent, confirmedBy, at: reveal.at.toISOString() },
    isOwn: reveal.staffId === staffId,
    mayConfirm: mayConfirmReveal(reveal, adult),
    mayShow: (await findOwnReveal(db, caseId, staffId, at)) !== null,
  };
}

const letterOptions = (grownUp: { language: LanguageCode } | undefined) => ({
  canWrite: grownUp !== undefined,
  letterLanguage: grownUp?.language ?? null,
});

/**
 * Opens a case, or adds the event to the open one of the same child and group. Needs a transaction.
 * The caller appends to the audit log, at the end of it.
 * @returns its number, and whether it is new
 */
export async function openOrUpdateCase(
  db: Db,
  child: NewCase,
  event: NewEvent,
): Promise<{ caseId: number; isNew: boolean }> {
  const upserted = await upsertCase(db, child, event.at);
  await insertEvent(db, upserted.caseId, event);
  return upserted;
}

/** Adds an event to a case. */
export async function addToCase(
  db: Db,
  caseId: number,
  event: NewEvent,
  change: CaseChange = {},
): Promise<void> {
  await insertEvent(db, caseId, event);
  await updateCase(db, caseId, change, event.at);
}

/** Equal steps within this time are duplicates: a double press, or a retry after a lost response. */
export const SAME_MS = 600_000;

/** Whether a case has a recent equal event; by any adult if none is given. */
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

/** Answers as for an unknown case if the adult knows its child. @throws not_found */
export async function requireUntied(db: Db, caseId: number, staffId: string): Promise<void> {
  if (!(await existsFor(db, caseId, staffId))) throw new ApiError('not_found');
}

/** Whether a child asked for help in a case. */
export const isHelpCase = async (db: Db, caseId: number): Promise<boolean> =>
  (await findAbout(db, caseId))?.group === 'help';

/** The id of the child of a case. @throws not_found */
export async function childOfCase(db: Db, caseId: number): Promise<string> {
  const found = await findAbout(db, caseId);
  if (!found) throw new ApiError('not_found');
  return found.userId;
}

/** Locks a case in any state until the transaction ends. @throws not_found */
export async function lockCase(db: Db, caseId: number) {
  const locked = await lockCaseRow(db, caseId);
  if (!locked) throw new ApiError('not_found');
  return locked;
}

/** Locks an open case until the transaction ends. @throws not_found, case_closed */
export async function lockOpenCase(db: Db, caseId: number) {
  const locked = await lockCase(db, caseId);
  if (locked.state === 'closed') throw new ApiError('case_closed');
  return locked;
}
