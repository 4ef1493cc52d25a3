import type { Card, StaffRole } from '@digipals/contract';
import type { ReviewState } from './review-state.ts';

/** How long a card must be shown before a key decides on it: a double press was for the previous card. */
export const minShownMs = 400;

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

/** Whether the text has been delivered: it can then stay or be withheld, but not be returned. */
export const isAlreadyDelivered = ({
  lease,
  isDelivered,
}: Pick<Card, 'lease' | 'isDelivered'>): boolean => isDelivered || lease.kind === 'report';

type Given = Pick<ReviewState, 'isOpen' | 'line' | 'isSending'>;

/**
 * The actions allowed now. Only senior and lead deliver or return a severe text, and only after opening it;
 * a reported text stays or is withheld; a second opinion changes nothing.
 */
export function rightsOf(card: Card | null, { isOpen, line, isSending }: Given, role: StaffRole) {
  if (!card || line.state !== 'ok' || isSending) return nothing;
  const { kind } = card.lease;
  const maySettle = isOpen && (card.severity < 3 || role === 'senior' || role === 'lead');
  const isFirst = kind === 'review' || kind === 'lead';
  return {
    deliver: maySettle,
    return: maySettle && !isAlreadyDelivered(card),
    edit: maySettle && isFirst && !isAlreadyDelivered(card),
    lead: kind !== 'lead',
    hold: kind !== 'second',
    withhold: maySettle && kind !== 'second',
    skip: true,
  } satisfies Rights;
}
