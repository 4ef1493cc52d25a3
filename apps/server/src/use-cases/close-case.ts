import type { BodyOf } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { NewAuditEntry } from '../domains/audit/index.ts';
import {
  addToCase,
  isRepeated,
  lockCase,
  lockOpenCase,
  type StaffActor,
} from '../domains/cases/index.ts';
import { hasOpenHelp } from '../domains/help-requests/index.ts';
import { lockNotifications, notify } from '../domains/notifications/index.ts';
import { answerReports } from '../domains/reports/index.ts';
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

/**
 * Closes a case and notifies its reporters that an adult has looked at it. Repeating the same call has
 * no effect.
 * @returns the entries for the audit log
 * @throws not_found, case_closed, help_open while a child waits for help
 */
export async function closeCase(
  db: Db,
  { caseId, outcome, text }: BodyOf<'POST desk/cases/{caseId}/close'> & { readonly caseId: number },
  { staffId, name, at }: StaffActor,
): Promise<readonly NewAuditEntry[]> {
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
