import type { BodyOf } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { addToCase, lockOpenCase, type StaffActor } from '../domains/cases/index.ts';
import {
  confirmHome,
  decideHome,
  endRequest,
  findRequest,
  insertLine,
  updateRequest,
} from '../domains/help-requests/index.ts';

type OfCase = { readonly caseId: number };

/** Adds a step to a case and to the audit log. */
async function record(
  db: Db,
  { caseId }: OfCase,
  step: {
    readonly kind: 'helpAnswered' | 'helpEnded' | 'homeDecided';
    readonly action: string;
    readonly text?: string;
    readonly detail?: Readonly<Record<string, unknown>>;
  },
  { staffId, name, at }: StaffActor,
): Promise<void> {
  const { kind, action, text = null, detail = {} } = step;
  await addToCase(db, caseId, { kind, actor: name, text, detail, at }, { ownerId: staffId });
  const object = `case ${caseId}`;
  await appendAudit(db, { actor: name, action, object, detail: { ...detail, text }, at });
}

/** Answers a child under the name of a grown-up. A line that was sent before changes nothing. */
export async function answerHelp(
  db: Db,
  { caseId, lineId, name, text }: OfCase & BodyOf<'POST desk/cases/{caseId}/help/lines'>,
  actor: StaffActor,
): Promise<void> {
  await lockOpenCase(db, caseId);
  const { requestId, userId } = await findRequest(db, caseId);
  const { staffId, at } = actor;
  const line = { lineId, text, requestId, userId, signed: { staffId, name }, at };
  if (!(await insertLine(db, line))) return;
  await updateRequest(db, requestId, { answered_at: at });
  const step = { kind: 'helpAnswered', action: 'Answered child', detail: { lineId } } as const;
  await record(db, { caseId }, step, actor);
}

const words = (opens: boolean): string =>
  opens ? 'The family may see it' : 'The family does not see it';

/** Decides whether the family may see a request. @throws not_found, case_closed, second_needed */
export async function decideAboutHome(
  db: Db,
  {
    caseId,
    decisionId,
    choice,
  }: OfCase & {
    readonly decisionId: string;
    readonly choice: BodyOf<'POST desk/cases/{caseId}/help/home'>;
  },
  actor: StaffActor,
): Promise<void> {
  await lockOpenCase(db, caseId);
  const request = await findRequest(db, caseId);
  const { opens, basis } = choice;
  const until = !choice.opens && choice.until !== undefined ? new Date(choice.until) : null;
  const { staffId, at } = actor;
  const made = { decisionId, opens, until, basis, staffId, at };
  const { counts, isNew } = await decideHome(db, request, made);
  if (!isNew) return;
  const text = `${words(opens)}${counts ? '' : ', once a second lead agrees'}: ${basis}`;
  const step = { kind: 'homeDecided', action: 'Decided about the family', text } as const;
  await record(db, { caseId }, { ...step, detail: { decisionId, opens, counts } }, actor);
}

/** Confirms a decision about the family. @throws not_found, case_closed, second_needed */
export async function confirmAboutHome(
  db: Db,
  { caseId, decisionId }: OfCase & { readonly decisionId: string },
  actor: StaffActor,
): Promise<void> {
  await lockOpenCase(db, caseId);
  const request = await findRequest(db, caseId);
  const { staffId, at } = actor;
  const { opens, isNew } = await confirmHome(db, request, { decisionId, staffId, at });
  if (!isNew) return;
  const text = `${words(opens)}: a second lead agrees`;
  const step = { kind: 'homeDecided', action: 'Confirmed about the family', text } as const;
  await record(db, { caseId }, { ...step, detail: { decisionId, opens } }, actor);
}

/** Ends a help request, so that its case can be closed. @throws not_found, case_closed, help_open */
export async function endHelp(
  db: Db,
  { caseId, text }: OfCase & { readonly text: string },
  actor: StaffActor,
): Promise<void> {
  await lockOpenCase(db, caseId);
  const request = await findRequest(db, caseId);
  if (!(await endRequest(db, request, actor.at))) return;
  await record(db, { caseId }, { kind: 'helpEnded', action: 'Ended help request', text }, actor);
}
