import { staffSession } from '@digipals/contract';
import type { Door } from '../adult-sign-in/index.ts';

/** The sign-in of the desk. */
export const staffDoor: Door = {
  tables: { people: 'staff', challenges: 'staff_challenges', id: 'staff_id' },
  principal: 'staff',
  issuer: 'DigiPals desk',
  challengeMs: staffSession.challengeMs,
  hasOtherFactor: async () => false,
};
