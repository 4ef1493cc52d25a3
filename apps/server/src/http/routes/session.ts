import type { AppDeps } from '../../deps.ts';
import type { Sessions, SignInService } from '../../domains/session/index.ts';
import type { HandlersOf } from '../call.ts';

/** Calls of the noun session. */
export const sessionHandlers = (
  { config }: AppDeps,
  sessions: Sessions,
  signIn: SignInService,
): HandlersOf<'GET sign-in/{classCode}' | 'POST sign-in' | 'GET logout'> => ({
  'GET sign-in/{classCode}': ({ db, params }) => signIn.roster(db, params.classCode),

  'POST sign-in': async ({ body, address }) => ({ ticket: await signIn.signIn(body, address) }),

  'GET logout': async ({ db, child }) => {
    await sessions.end(db, child.sessionHash);
    return { logoutUrl: config.studentPage };
  },
});
