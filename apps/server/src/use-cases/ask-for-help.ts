import { randomUUID } from 'node:crypto';
import type { NewHelpLine } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppConfig } from '../deps.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { addToCase, openOrUpdateCase } from '../domains/cases/index.ts';
import {
  findLine,
  findNewest,
  insertLine,
  insertRequest,
  takeBack,
  updateRequest,
} from '../domains/help-requests/index.ts';
import { lockChild } from '../domains/user/index.ts';
import { writeHelpLetters } from './help-letters.ts';

/** What a child says when it asks for help. */
type Asking = { readonly userId: string; readonly line: NewHelpLine; readonly at: Date };

const SEVERITY = 3;

/** What a child says within this time is in the same letter: a picture, its words, and who must not see them. */
const TOLD_MS = 60_000;

const isToldLongAgo = (toldAt: Date | null, at: Date): boolean =>
  toldAt === null || at.getTime() - toldAt.getTime() >= TOLD_MS;

/** The request of a child that goes on, which is one case; opens both if there is none. */
async function requestOf(
  db: Db,
  { userId, at }: Pick<Asking, 'userId' | 'at'>,
): Promise<{ requestId: string; caseId: number; toldAt: Date | null; answeredAt: Date | null }> {
  const newest = await findNewest(db, userId);
  if (newest && !newest.isClosed) {
    if (newest.endedAt) await updateRequest(db, newest.requestId, { ended_at: null });
    return newest;
  }
  const requestId = randomUUID();
  const opened = { userId, group: 'help', severity: SEVERITY } as const;
  const event = { kind: 'helpAsked', actor: 'Child', detail: { requestId }, at } as const;
  const { caseId } = await openOrUpdateCase(
    db,
    { ...opened, state: 'withLead', openedBy: 'child' },
    event,
  );
  await insertRequest(db, { requestId, userId, caseId, at });
  return { requestId, caseId, toldAt: null, answeredAt: null };
}

/**
 * A child asks for help, or says more: the line, its case and the letters to the leads are stored together. Nothing
 * checks, limits or returns what it says. A line that was sent before changes nothing. Needs a transaction.
 */
export async function askForHelp(
  db: Db,
  config: Pick<AppConfig, 'alarmTo' | 'publicUrl'>,
  { userId, line, at }: Asking,
): Promise<void> {
  await lockChild(db, userId);
  if (await findLine(db, { userId, lineId: line.lineId })) return;
  const request = await requestOf(db, { userId, at });
  const { requestId, caseId } = request;
  await insertLine(db, { ...line, requestId, userId, at });
  const said = { kind: 'helpAsked', actor: 'Child', detail: { lineId: line.lineId }, at } as const;
  await addToCase(db, caseId, said, { state: 'withLead' });
  if (isToldLongAgo(request.toldAt, at)) {
    const isAgain = request.toldAt !== null;
    await writeHelpLetters(db, config, { requestId, caseId, isAgain, at });
    await updateRequest(db, requestId, { told_at: at });
  }
  const object = `case ${caseId}`;
  const action = request.answeredAt ? 'Child wrote again' : 'Child asked for help';
  await appendAudit(db, { actor: 'System', action, object, at });
}

/** A child says that its picture was the wrong one. @throws not_found, too_late */
export async function takeHelpBack(
  db: Db,
  { userId, lineId, at }: { readonly userId: string; readonly lineId: string; readonly at: Date },
): Promise<void> {
  await lockChild(db, userId);
  const caseId = await takeBack(db, { userId, lineId }, at);
  if (caseId === null) return;
  await addToCase(db, caseId, { kind: 'helpTakenBack', actor: 'Child', detail: { lineId }, at });
  const object = `case ${caseId}`;
  await appendAudit(db, { actor: 'System', action: 'Child took a picture back', object, at });
}
