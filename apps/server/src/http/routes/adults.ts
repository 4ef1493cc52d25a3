import type { Adult } from '@digipals/contract';
import {
  type AdultSessions,
  deleteAdultSession,
  type GrownUpSignIn,
} from '../../domains/adults/index.ts';
import type { AdultCaller } from '../../kernel/caller.ts';
import type { HandlersOf } from '../call.ts';

type Key =
  | 'POST grown-ups/sign-in'
  | 'POST grown-ups/sign-in/code'
  | 'GET grown-ups/me'
  | 'POST grown-ups/sign-out';

const shown = ({ adultId, name, email, since, grants }: AdultCaller): Adult => ({
  adultId,
  name,
  email,
  since: since.toISOString(),
  roles: grants.map(({ role, schoolId, classId }) => ({ role, schoolId, classId })),
});

/** Calls of the noun adults. */
export const adultsHandlers = (
  sessions: AdultSessions,
  signIn: GrownUpSignIn,
): HandlersOf<Key> => ({
  'POST grown-ups/sign-in': ({ body, address }) => signIn.begin(body, address),
  'POST grown-ups/sign-in/code': async ({ body, address }) => {
    const token = await signIn.finish({ ...body, device: 'browser' }, address);
    return { token, adult: shown(await sessions.authenticate(token)) };
  },
  'GET grown-ups/me': async ({ adult }) => shown(adult),
  'POST grown-ups/sign-out': async ({ db, adult }) => {
    await deleteAdultSession(db, adult.sessionHash);
    return {};
  },
});
