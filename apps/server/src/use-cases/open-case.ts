import type { SignalGroup } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { openOrUpdateCase } from '../domains/cases/index.ts';

/** A text that was escalated to the lead. */
export type Escalation = {
  /** The author of the text. */
  readonly userId: string;
  readonly submissionId: string;
  /** The version that was reviewed. */
  readonly rev: number;
  readonly group: SignalGroup;
  readonly severity: number;
  /** Name of the adult, or `System`. */
  readonly by: string;
  readonly text: string | null;
  readonly at: Date;
};

/**
 * Opens a case about an escalated text, or adds the text to the open case of the same child and group.
 * Needs a transaction; the caller appends to the audit log at its end.
 * @returns the number of the case, and whether it is new
 */
export const openCase = (
  db: Db,
  { userId, submissionId, rev, group, severity, by, text, at }: Escalation,
): Promise<{ caseId: number; isNew: boolean }> =>
  openOrUpdateCase(
    db,
    { userId, group, severity, state: 'withLead', openedBy: 'reviewer' },
    { kind: 'escalated', actor: by, text, detail: { submissionId, rev }, at },
  );
