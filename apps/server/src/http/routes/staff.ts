import type { Staff } from '@digipals/contract';
import type { StaffProofs, StaffSessions, StaffSignIn } from '../../domains/staff/index.ts';
import type { StaffCaller } from '../../kernel/caller.ts';
import { signOutStaff } from '../../use-cases/sign-out-staff.ts';
import type { HandlersOf } from '../call.ts';

type Key =
  | 'POST desk/sign-in'
  | 'POST desk/sign-in/code'
  | 'GET desk/me'
  | 'PUT desk/password'
  | 'POST desk/sign-out';

const shown = ({ staffId, name, role, since }: StaffCaller): Staff => ({
  staffId,
  name,
  role,
  since: since.toISOString(),
});

export const staffHandlers = (
  sessions: StaffSessions,
  signIn: StaffSignIn,
  proofs: StaffProofs,
): HandlersOf<Key> => ({
  'POST desk/sign-in': ({ body, address }) => signIn.begin(body, address),
  'POST desk/sign-in/code': async ({ body, address }) => {
    const token = await signIn.finish(body, address);
    return { token, staff: shown(await sessions.authenticate(token, 'GET desk/me')) };
  },
  'GET desk/me': async ({ staff }) => shown(staff),
  'PUT desk/password': {
    prepare: async ({ staff, body, address }) => {
      const change = await proofs.changePassword(staff, body, address);
      return async db => {
        await change(db);
        return {};
      };
    },
  },
  'POST desk/sign-out': async ({ db, staff }) => {
    await signOutStaff(db, staff);
    return {};
  },
});
