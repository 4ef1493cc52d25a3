import type { StaffRole } from '@digipals/contract';
import type { Reveal } from './identities.data.ts';

/** Whether the adult may be the second one of a reveal. */
export const mayConfirmReveal = (
  reveal: Reveal,
  { staffId, role }: { readonly staffId: string; readonly role: StaffRole },
): boolean =>
  reveal.confirmedAt === null &&
  reveal.staffId !== staffId &&
  (role === 'senior' || role === 'lead');
