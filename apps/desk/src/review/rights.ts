import type { Card, StaffRole } from '@digipals/contract';
import type { ReviewState } from './review-state.ts';

/** So long a card must have been there before a key decides on it: a second press is meant for the one before. */
export const leastMs = 400;

/** What an adult may do with a card. */
export type Rights = {
  deliver: boolean;
  return: boolean;
  edit: boolean;
  lead: boolean;
  hold: boolean;
  withhold: boolean;
  skip: boolean;
};

const nothing: Rights = {
  deliver: false,
  return: false,
  edit: false,
  lead: false,
  hold: false,
  withhold: false,
  skip: false,
};

/** Whether others read it already: it stays or is taken back, and does not go back to be mended. */
export const isOut = ({ lease, isDelivered }: Pick<Card, 'lease' | 'isDelivered'>): boolean =>
  isDelivered || lease.kind === 'report';

type Given = Pick<ReviewState, 'isOpen' | 'line' | 'isSending'>;

/**
 * What may be done: severe texts are delivered and returned by senior and lead alone, and by nobody before
 * they are opened; what was reported stays or is taken back; a second opinion is only an opinion.
 */
export function rightsOf(card: Card | null, { isOpen, line, isSending }: Given, role: StaffRole) {
  if (!card || line.state !== 'ok' || isSending) return nothing;
  const { kind } = card.lease;
  const maySettle = isOpen && (card.severity < 3 || role === 'senior' || role === 'lead');
  const isFirst = kind === 'review' || kind === 'lead';
  return {
    deliver: maySettle,
    return: maySettle && !isOut(card),
    edit: maySettle && isFirst && !isOut(card),
    lead: kind !== 'lead',
    hold: kind !== 'second',
    withhold: maySettle && kind !== 'second',
    skip: true,
  } satisfies Rights;
}
