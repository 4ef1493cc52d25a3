import type { StaffInvitation, StaffPerson } from '@digipals/contract';
import { minutes } from './people.ts';

/** An adult of the desk, as admins see it. */
export const makePerson = (changes: Partial<StaffPerson> = {}): StaffPerson => ({
  ...{ staffId: 'staff-3', name: 'Priya Nair', email: 'priya@school.example', role: 'senior' },
  ...{
    state: 'active',
    leaveUntil: null,
    languages: ['gb', 'tr'],
    hasFactor: true,
    factorReset: null,
  },
  ...{ tiesToldAt: minutes(-20_000), tiesToEnd: 0 },
  ...{ vettedOn: '2025-02-04', vettedUntil: '2028-02-03', seenAt: minutes(-1) },
  ...{ since: '2025-02-04T09:00:00.000Z', roleChange: { at: minutes(-9_000), by: 'Admin 01' } },
  ...changes,
});

/** An open invitation. */
export const makeInvitation = (changes: Partial<StaffInvitation> = {}): StaffInvitation => ({
  ...{ invitationId: 'i1', email: 'r.bloom@school.example', name: 'Reviewer 08' },
  ...{ role: 'reviewer', at: minutes(-60), expiresAt: minutes(10_000), by: 'Admin 01' },
  ...{ comesBack: false, waits: false, mayConfirm: false },
  ...changes,
});
