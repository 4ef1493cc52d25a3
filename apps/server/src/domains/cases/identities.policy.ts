import { type CaseIdentity, identityReveal, type StaffRole } from '@digipals/contract';
import type { Reveal } from './identities.data.ts';

type Adult = { readonly staffId: string; readonly role: StaffRole };

const isInTime = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() < identityReveal.confirmMs;

/** Whether the adult may be the second one of a reveal. */
export const mayConfirmReveal = (reveal: Reveal, { staffId, role }: Adult): boolean =>
  reveal.confirmedAt === null &&
  reveal.staffId !== staffId &&
  (role === 'senior' || role === 'lead');

/** Whether the lead may see who the child is: it asked, and a second adult has confirmed, or it is urgent. */
export const mayShow = (reveal: Reveal, { staffId, role }: Adult, now: Date): boolean =>
  role === 'lead' &&
  reveal.staffId === staffId &&
  (reveal.confirmedAt ? isInTime(reveal.confirmedAt, now) : reveal.isUrgent);

/** A reveal as an adult reads it. */
export function shownReveal(reveal: Reveal, adult: Adult, now: Date): CaseIdentity {
  const { by, reason, note, isUrgent, at, confirmedBy, staffId } = reveal;
  return {
    ...{ by, reason, note, isUrgent, confirmedBy, at: at.toISOString() },
    isOwn: staffId === adult.staffId,
    mayConfirm: mayConfirmReveal(reveal, adult),
    mayShow: mayShow(reveal, adult, now),
  };
}
