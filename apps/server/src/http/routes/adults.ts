import type { Adult, EndpointKey } from '@digipals/contract';
import type { AppDeps } from '../../deps.ts';
import {
  type AdultSessions,
  askForEmail,
  confirmEmail,
  deleteAdultSession,
  endOtherSessions,
  endSession,
  type GrownUpProofs,
  type GrownUpSignIn,
  newRecoveryCodes,
  readAccount,
} from '../../domains/adults/index.ts';
import type { AdultCaller } from '../../kernel/caller.ts';
import { acceptInvitation, joinSchool, showInvitation } from '../../use-cases/join-school.ts';
import type { HandlersOf } from '../call.ts';

type Key = Extract<
  EndpointKey,
  | `POST grown-ups/sign-in${'' | '/code' | '/recovery'}`
  | `${string} grown-ups/${'invitation' | 'sessions' | 'recovery-codes' | 'join' | 'me' | 'email'}${string}`
  | `${string} grown-ups/${'proof' | 'password' | 'sign-out'}`
>;

/** The signed-in grown-up as it is answered. */
export const shown = ({ adultId, name, email, since, grants }: AdultCaller): Adult => ({
  adultId,
  name,
  email,
  since: since.toISOString(),
  roles: grants.map(({ role, schoolId, classId }) => ({ role, schoolId, classId })),
});

export const adultsHandlers = (
  deps: AppDeps,
  sessions: AdultSessions,
  { signIn, proofs }: { signIn: GrownUpSignIn; proofs: GrownUpProofs },
): HandlersOf<Key> => ({
  'POST grown-ups/sign-in': ({ body, address }) => signIn.begin(body, address),
  'POST grown-ups/sign-in/code': async ({ body, address, browser }) => {
    const answer = await signIn.finish({ ...body, device: browser() }, address);
    return { ...answer, adult: shown(await sessions.authenticate(answer.token)) };
  },
  'POST grown-ups/sign-in/recovery': async ({ body, address, browser }) => {
    const token = await signIn.recover({ ...body, device: browser() }, address);
    return { token, adult: shown(await sessions.authenticate(token)) };
  },
  'POST grown-ups/invitation': ({ db, body, now }) =>
    db.transaction().execute(open => showInvitation(open, body.token, new Date(now))),
  'POST grown-ups/join': async ({ db, body, address, now }) => {
    const email = await db
      .transaction()
      .execute(open => joinSchool(open, deps, { body, at: new Date(now) }));
    return signIn.begin({ email, password: body.password }, address);
  },
  'POST grown-ups/invitation/accept': async ({ db, adult, body, now }) => {
    await acceptInvitation(db, { adult, token: body.token, at: new Date(now) });
    return {};
  },
  'GET grown-ups/me': async ({ adult }) => shown(adult),
  'POST grown-ups/proof': {
    prepare: async ({ adult, body, address }) => {
      const renew = await proofs.prove(adult, body.code, address);
      return async db => {
        await renew(db);
        return {};
      };
    },
  },
  'PUT grown-ups/password': {
    prepare: async ({ adult, body, address }) => {
      const change = await proofs.changePassword(adult, body, address);
      return async db => {
        await change(db);
        return {};
      };
    },
  },
  'GET grown-ups/sessions': ({ db, adult, now }) => readAccount(db, adult, now),
  'DELETE grown-ups/sessions': async ({ db, adult }) => {
    await endOtherSessions(db, adult);
    return {};
  },
  'DELETE grown-ups/sessions/{sessionId}': async ({ db, adult, params }) => {
    await endSession(db, adult.adultId, params.sessionId);
    return {};
  },
  'POST grown-ups/recovery-codes': async ({ db, adult }) => ({
    recoveryCodes: await newRecoveryCodes(db, deps.random, adult.adultId),
  }),
  'POST grown-ups/email': async ({ db, adult, body, now }) => {
    await askForEmail(db, deps, { adult, ...body, at: new Date(now) });
    return {};
  },
  'POST grown-ups/email/confirm': async ({ db, body, now }) => {
    const confirm = { ...body, at: new Date(now) };
    return { email: await db.transaction().execute(open => confirmEmail(open, deps, confirm)) };
  },
  'POST grown-ups/sign-out': async ({ db, adult }) => {
    await deleteAdultSession(db, adult.sessionHash);
    return {};
  },
});
