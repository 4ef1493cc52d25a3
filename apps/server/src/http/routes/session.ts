import type { AppDeps } from '../../deps.ts';
import type { Sessions, SignInService } from '../../domains/session/index.ts';
import type { HandlersOf } from '../call.ts';

export const sessionHandlers = (
  { config }: AppDeps,
  sessions: Sessions,
  signIn: SignInService,
): HandlersOf<
  | 'GET sign-in/{classCode}'
  | 'POST sign-in'
  | 'POST sign-in/badge'
  | 'GET logout'
  | 'POST logout/everywhere'
> => ({
  'GET sign-in/{classCode}': ({ params, address, device: cookie }) =>
    signIn.roster(params.classCode, { address, device: cookie.token }),

  'POST sign-in': async ({ body, address, device: cookie }) => {
    const { ticket, device } = await signIn.signIn(body, { address, device: cookie.token });
    cookie.save(device);
    return { ticket };
  },

  'POST sign-in/badge': async ({ body, address, device: cookie }) => {
    const { device, ...answer } = await signIn.signInByBadge(body, {
      address,
      device: cookie.token,
    });
    if (answer.ticket !== null) cookie.save(device);
    return answer;
  },

  'GET logout': async ({ db, child, query, clearSite }) => {
    await sessions.end(db, child.sessionHash);
    if (query.keep === undefined) clearSite();
    return { logoutUrl: config.studentPage };
  },

  'POST logout/everywhere': async ({ db, child, clearSite }) => {
    await sessions.endAll(db, child.userId);
    clearSite();
    return { logoutUrl: config.studentPage };
  },
});
