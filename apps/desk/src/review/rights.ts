import type { Card, FourEyes, Outcome, StaffRole } from '@digipals/contract';
import type { ReviewState } from './review-state.ts';

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

/** An opinion on a severe text: after opening it, and a third lets it through only with a partner of another role. */
function severeRights(
  card: Card,
  { seat, opinions }: FourEyes,
  isOpen: boolean,
  role: StaffRole,
): Rights {
  const hasPartner = (outcome: Outcome): boolean =>
    seat !== 'third' ||
    opinions.some(
      one => one.outcome === outcome && one.role !== role && [one.role, role].includes('lead'),
    );
  return {
    ...nothing,
    deliver: isOpen && hasPartner('deliver'),
    return: isOpen && hasPartner('return') && !isAlreadyDelivered(card),
    withhold: isOpen,
    skip: true,
  };
}

/**
 * The actions allowed now. A reported text stays or is withheld; a second opinion changes nothing; a severe text is
 * decided by two.
 */
export function rightsOf(card: Card | null, { isOpen, line, isSending }: Given, role: StaffRole) {
  if (!card || line.state !== 'ok' || isSending) return nothing;
  const { kind } = card.lease;
  if (card.fourEyes) return severeRights(card, card.fourEyes, isOpen, role);
  const isFirst = kind === 'review' || kind === 'lead';
  return {
    deliver: isOpen,
    return: isOpen && !isAlreadyDelivered(card),
    edit: isOpen && isFirst && !isAlreadyDelivered(card),
    lead: kind !== 'lead',
    hold: kind !== 'second',
    withhold: isOpen && kind !== 'second',
    skip: true,
  } satisfies Rights;
}
