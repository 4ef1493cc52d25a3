import type { HandlersOf } from '../../app/call.ts';
import type { AppDeps } from '../../app/deps.ts';
import type { Sessions } from './session.service.ts';
import type { SignInService } from './sign-in.service.ts';

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
