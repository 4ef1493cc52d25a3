import type { BodyOf, CaseItem } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { NewAuditEntry } from '../domains/audit/index.ts';
import {
  addToCase,
  findClosing,
  isHelpCase,
  isRepeated,
  isSevereCase,
  listOpenIn,
  lockCase,
  lockOpenCase,
  type StaffActor,
  updateClosing,
} from '../domains/cases/index.ts';
import { hasOpenHelp } from '../domains/help-requests/index.ts';
import { lockNotifications, notify } from '../domains/notifications/index.ts';
import { answerReports } from '../domains/reports/index.ts';
import { isPair } from '../domains/review/index.ts';
import { ApiError } from '../kernel/api-error.ts';

/** Notifies each reporter once, without the outcome. @returns the number of reporters */
async function notifyReporters(db: Db, caseId: number, at: Date): Promise<number> {
  const reporters = await answerReports(db, caseId, at);
  if (reporters.length === 0) return 0;
  await lockNotifications(db, reporters);
  const ref = `report/${caseId}`;
  for (const userId of reporters) {
    await notify(db, { userId, type: 'studybuddy', action: 'report', content: {}, ref, at });
  }
  const text = `${reporters.length} ${reporters.length === 1 ? 'child' : 'children'}`;
  await addToCase(db, caseId, { kind: 'told', actor: 'System', text, at });
  return reporters.length;
}

const openTexts = {
  text: 'A text of the case is not decided yet.',
  letter: 'A letter of the case is not sent yet.',
  hold: 'A hold of a lead keeps the data of the child.',
  identity: 'No second adult has confirmed that the identity was shown.',
} as const;

/**
 * Closes a case and notifies its reporters that an adult has looked at it. A severe one is closed once a second adult of
 * another role, one of the two a lead, says the same. Repeating the same call has no effect.
 * @returns the entries for the audit log
 * @throws not_found, case_closed; help_open while a child waits for help; still_open while anything else is open;
 *   other_adult_needed for a second adult who may not confirm
 */
export async function closeCase(
  db: Db,
  { caseId, outcome, text }: BodyOf<'POST desk/cases/{caseId}/close'> & { readonly caseId: number },
  actor: StaffActor,
): Promise<readonly NewAuditEntry[]> {
  const { staffId, name, at } = actor;
  const event = {
    kind: 'closed',
    actor: name,
    text: text ?? null,
    detail: { outcome },
    at,
  } as const;
  const { outcome: before } = await lockCase(db, caseId);
  if (before === outcome && (await isRepeated(db, caseId, event))) return [];
  await lockOpenCase(db, caseId);
  if (await hasOpenHelp(db, caseId)) throw new ApiError('help_open');
  const [open] = await listOpenIn(db, caseId, at);
  if (open) throw new ApiError('still_open', { message: openTexts[open] });
  if ((await isSevereCase(db, caseId)) && !(await confirms(db, caseId, outcome, actor))) {
    return proposeClosing(db, { caseId, outcome, text: text ?? null }, actor);
  }
  const change = { ownerId: staffId, state: 'closed', outcome } as const;
  const notified = await notifyReporters(db, caseId, at);
  await addToCase(db, caseId, event, change);
  const object = `case ${caseId}`;
  const detail = { outcome, text: text ?? null, told: notified };
  const closed = { actor: name, action: 'Closed case', object, detail, at };
  return notified > 0
    ? [closed, { actor: 'System', action: 'Told reporters', object, at }]
    : [closed];
}

type Outcome = NonNullable<CaseItem['outcome']>;

/**
 * Whether the adult confirms what another one proposed: two roles, or two leads where a child asked for help.
 * @throws other_adult_needed for one who has the same role, or if neither is a lead
 */
async function confirms(
  db: Db,
  caseId: number,
  outcome: Outcome,
  { staffId, role }: StaffActor,
): Promise<boolean> {
  const proposed = await findClosing(db, caseId);
  if (proposed?.outcome !== outcome || proposed.staffId === staffId) return false;
  // Only leads see the case of a child that asked for help.
  if (!isPair(proposed.role, role) && !(await isHelpCase(db, caseId)))
    throw new ApiError('other_adult_needed');
  return true;
}

/** Proposes to close a severe case. Replaces an earlier proposal with another outcome. */
async function proposeClosing(
  db: Db,
  { caseId, outcome, text }: { caseId: number; outcome: Outcome; text: string | null },
  { staffId, name, role, at }: StaffActor,
): Promise<readonly NewAuditEntry[]> {
  const before = await findClosing(db, caseId);
  if (before?.outcome === outcome && before.staffId === staffId) return [];
  await updateClosing(db, caseId, { outcome, staffId, role, at });
  const event = { kind: 'closing', actor: name, text, detail: { outcome }, at } as const;
  await addToCase(db, caseId, event, { ownerId: staffId });
  const object = `case ${caseId}`;
  return [{ actor: name, action: 'Proposed to close case', object, detail: { outcome, text }, at }];
}
