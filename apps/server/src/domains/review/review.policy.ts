import {
  type DecisionReason,
  editedCharacters,
  editedWords,
  type LeaseKind,
  type Outcome,
  type ReturnReason,
  returnReasons,
  review,
  type StaffRole,
} from '@digipals/contract';
import { ApiError } from '../../kernel/api-error.ts';

/** The acting adult. */
export type Adult = { readonly staffId: string; readonly name: string; readonly role: StaffRole };

/** The decision of an adult, as submitted. */
export type Verdict = {
  readonly outcome: Outcome;
  readonly reason?: DecisionReason | undefined;
  readonly note?: string | undefined;
  readonly editedText?: string | undefined;
};

/** A decision, and until when it can be undone. */
export type Made = { readonly decisionId: string; readonly undoUntil: Date };

/** The text to decide on. */
export type Decided = {
  readonly kind: LeaseKind;
  readonly text: string;
  /** Whether others can already read it, as after a report. */
  readonly isDelivered: boolean;
};

/** Whether a reason is one that a child can be given. */
export const isReturnReason = (reason: DecisionReason | null): reason is ReturnReason =>
  returnReasons.some(known => known === reason);

/** The error for a field of a decision. */
export const refused = (field: string, reason: string): ApiError =>
  new ApiError('invalid_request', { fields: [{ path: `body.${field}`, reason }] });

function requireWords({ outcome, reason, note, editedText }: Verdict, kind: LeaseKind): void {
  if ((outcome === 'return') !== (reason !== undefined)) {
    throw refused('reason', 'is required to return a text, and only then');
  }
  if (reason !== undefined && !isReturnReason(reason)) {
    throw refused('reason', 'is one for severe texts only');
  }
  if (outcome === 'escalate' && note === undefined && kind !== 'second') {
    throw refused('note', 'is required to escalate');
  }
  if (editedText !== undefined && (outcome !== 'deliver' || kind === 'second')) {
    throw refused('editedText', 'is only allowed with a delivery');
  }
}

/** Allowed outcomes: a delivered text cannot be returned, and the lead asks nobody. */
function mayDecide({ outcome, editedText }: Verdict, text: Decided): boolean {
  if (text.kind === 'second') return true;
  if (text.kind === 'lead' && outcome === 'escalate') return false;
  return !text.isDelivered || (outcome !== 'return' && editedText === undefined);
}

/**
 * Refuses a verdict that is incomplete, not allowed, or edits too much.
 * @throws invalid_request, forbidden, edit_too_large
 */
export function requireVerdict(verdict: Verdict, text: Decided): void {
  requireWords(verdict, text.kind);
  if (!mayDecide(verdict, text)) throw new ApiError('forbidden');
  const { editedText } = verdict;
  if (editedText !== undefined && isLargeEdit(text.text, editedText)) {
    throw new ApiError('edit_too_large');
  }
}

const isLargeEdit = (text: string, edited: string): boolean =>
  editedWords(text, edited) > review.mostEditedWords ||
  editedCharacters(text, edited) > review.mostEditedCharacters;

/** Share of decisions that get a second opinion: all of a new reviewer's, else a sample (SAFE-04). */
export function secondOpinionShare(outcome: Outcome, decisionsBefore: number): number {
  if (outcome === 'escalate') return 0;
  const { newcomerDecisions, delivered, returned } = review.secondOpinions;
  if (decisionsBefore < newcomerDecisions) return 1;
  return outcome === 'deliver' ? delivered : returned;
}

/** A second opinion is due within a day: no child waits for it. */
export const SECOND_OPINION_MS = 24 * 3_600_000;

/** A reported text has the severity of a clear finding of screening. */
export const REPORTED_SEVERITY = 2;
/** Target time of its review, in milliseconds. */
export const REPORTED_TARGET_MS: number = review.targetMs[REPORTED_SEVERITY];

/** A held submission returns to the queue after this time (SAFE-04). */
export const LONGEST_HOLD_MS = 4 * 3_600_000;

/** Midnight in UTC, the start of today for the desk. */
export const dayOf = (now: number): Date => {
  const day = new Date(now);
  day.setUTCHours(0, 0, 0, 0);
  return day;
};

/** Whether a decision gets a second opinion; `chance` is from 0 up to 1. */
export const needsSecondOpinion = (
  outcome: Outcome,
  decisionsBefore: number,
  chance: number,
): boolean => chance < secondOpinionShare(outcome, decisionsBefore);
