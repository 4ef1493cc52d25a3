import {
  type DecisionReason,
  fourEyes,
  leastLookMs,
  type Outcome,
  type ReturnReason,
  type Seat,
  type StaffRole,
} from '@digipals/contract';
import { ApiError } from '../../kernel/api-error.ts';
import { type Adult, isReturnReason, refused, type Verdict } from './review.policy.ts';

/** What two adults can agree on. */
export type SevereOutcome = Exclude<Outcome, 'escalate'>;

/** The opinion of an adult on a severe text. */
export type Opinion = {
  readonly seat: Seat;
  readonly role: StaffRole;
  readonly outcome: SevereOutcome;
  readonly reason: DecisionReason;
};

/** A severe text and what is known about the adult who decides on it. */
export type SevereLook = {
  readonly seat: Seat;
  readonly isDelivered: boolean;
  readonly text: string;
  readonly marks: number;
  /** When the adult opened the text under this lease; null if it did not. */
  readonly openedAt: Date | null;
  /** Opinions before this one, in order. */
  readonly before: readonly Opinion[];
};

/** What follows from the opinions on a severe text. */
export type NextStep =
  | { readonly state: 'proposed' }
  | { readonly state: 'differ' }
  | {
      readonly state: 'done';
      readonly outcome: SevereOutcome;
      readonly reason: ReturnReason | null;
    };

/** Whether two adults may let a text through together: two roles, one of them a lead. */
export const isPair = (one: StaffRole, other: StaffRole): boolean =>
  one !== other && (one === 'lead' || other === 'lead');

/** Whether an adult, with one of those before, may let a text through with this outcome. */
const hasPartner = (
  { role }: Pick<Adult, 'role'>,
  outcome: SevereOutcome,
  before: readonly Opinion[],
): boolean => before.some(other => other.outcome === outcome && isPair(other.role, role));

/**
 * Refuses an opinion without a reason or a note, one that comes too soon, and the opinion of a third adult that would
 * let the text through without a partner.
 * @returns how long the adult looked, in milliseconds
 * @throws invalid_request, forbidden, too_soon
 */
export function requireOpinion(
  adult: Adult,
  { outcome, reason, note = '', editedText }: Verdict,
  look: SevereLook,
  now: number,
): number {
  if (outcome === 'escalate' || editedText !== undefined) throw new ApiError('forbidden');
  if (outcome === 'return' && look.isDelivered) throw new ApiError('forbidden');
  if (reason === undefined) throw refused('reason', 'is required for a severe text');
  if (outcome === 'return' && !isReturnReason(reason)) {
    throw refused('reason', 'cannot be given to a child');
  }
  if ([...note].length < fourEyes.minNote) {
    throw refused('note', `needs at least ${fourEyes.minNote} characters for a severe text`);
  }
  const lookedMs = look.openedAt === null ? 0 : now - look.openedAt.getTime();
  if (look.openedAt === null || lookedMs < leastLookMs(look.text, look.marks)) {
    throw new ApiError('too_soon');
  }
  const isThird = look.seat === 'third';
  if (isThird && outcome !== 'withhold' && !hasPartner(adult, outcome, look.before)) {
    throw new ApiError('forbidden', { message: 'No adult of another role has said the same.' });
  }
  return lookedMs;
}

/**
 * What follows from the opinions, in order of their seats. The words to the child are those of the lead. Without two
 * adults of two roles who let it through, the text stays back.
 */
export function stepAfter(opinions: readonly Opinion[]): NextStep {
  const [first, second, third] = opinions;
  if (!first || !second) return { state: 'proposed' };
  if (!third && first.outcome !== second.outcome) return { state: 'differ' };
  const { outcome } = third ?? second;
  const agreed = opinions.filter(one => one.outcome === outcome);
  const lead = agreed.find(({ role }) => role === 'lead');
  const mayPass = agreed.some(one => agreed.some(other => isPair(one.role, other.role)));
  if (outcome === 'withhold' || !mayPass)
    return { state: 'done', outcome: 'withhold', reason: null };
  const reason = lead?.reason ?? null;
  return { state: 'done', outcome, reason: isReturnReason(reason) ? reason : null };
}
