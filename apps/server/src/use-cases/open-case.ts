import { review } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { SevereOrigin } from '../db/message-tables.ts';
import { openOrUpdateCase } from '../domains/cases/index.ts';
import { findCaseGroup, makeSevere } from '../domains/review/index.ts';

/** A text that is severe from now on. */
export type NewSevereText = {
  /** The author of the text. */
  readonly userId: string;
  readonly submissionId: string;
  /** The version that is severe. */
  readonly rev: number;
  readonly origin: Exclude<SevereOrigin, 'report'>;
  /** Name of the adult, or `System`. */
  readonly by: string;
  readonly text: string | null;
  readonly at: Date;
};

/**
 * Opens a case about a severe text, or adds the text to the open case of the same child and group, and makes it wait
 * for two adults. In the transaction that found it, so that nothing can lose the case. Needs the lock of the
 * submission; the caller appends to the audit log at its end.
 * @returns the number of the case, and whether it is new
 */
export async function openSevereCase(
  db: Db,
  { userId, submissionId, rev, origin, by, text, at }: NewSevereText,
): Promise<{ caseId: number; isNew: boolean }> {
  const { group } = await findCaseGroup(db, submissionId);
  const opened = await openOrUpdateCase(
    db,
    {
      userId,
      group,
      severity: review.severeFrom,
      state: 'withLead',
      openedBy: origin === 'signal' ? 'screening' : 'reviewer',
    },
    { kind: 'escalated', actor: by, text, detail: { submissionId, rev }, at },
  );
  await makeSevere(db, { submissionId, rev, caseId: opened.caseId, origin, at });
  return opened;
}
