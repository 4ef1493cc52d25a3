import type { SignalGroup } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { putIntoCase } from '../domains/cases/index.ts';

/** A text that an adult sent to the lead. */
export type Escalation = {
  /** Its author. */
  readonly userId: string;
  readonly submissionId: string;
  /** Which of its versions was read. */
  readonly rev: number;
  readonly group: SignalGroup;
  readonly severity: number;
  /** Name of the adult, or `System`. */
  readonly by: string;
  readonly text: string | null;
  readonly at: Date;
};

/**
 * Opens a case about a text that was sent to the lead, or adds it to the open one of the same child and
 * group. Needs a transaction, which writes into the audit log at its end.
 * @returns the number of the case, and whether it is a new one
 */
export const openCase = (
  db: Db,
  { userId, submissionId, rev, group, severity, by, text, at }: Escalation,
): Promise<{ caseId: number; isNew: boolean }> =>
  putIntoCase(
    db,
    { userId, group, severity, state: 'withLead', openedBy: 'reviewer' },
    { kind: 'escalated', actor: by, text, detail: { submissionId, rev }, at },
  );
