import type { EndpointKey } from '@digipals/contract';
import type { AppDeps } from '../../deps.ts';
import { createAdultAttempts } from '../../domains/adult-sign-in/index.ts';
import type { GrownUpSignIn } from '../../domains/adults/index.ts';
import { codeOf } from '../../domains/consents/index.ts';
import {
  confirmAnswer,
  keepAnswer,
  showLink,
  withdrawByLink,
} from '../../use-cases/answer-consent.ts';
import {
  askFamilies,
  inviteGrownUp,
  readAskedChildren,
  recordSignedLetter,
  saveAddress,
} from '../../use-cases/ask-families.ts';
import {
  acceptAsParent,
  decideAsParent,
  joinAsParent,
  readConsentsOfChild,
} from '../../use-cases/join-as-parent.ts';
import type { HandlersOf } from '../call.ts';

type Key = Extract<
  EndpointKey,
  `${string} grown-ups/consent/${string}` | `${string} grown-ups/children/{childId}/consents`
>;

export const consentsHandlers = (
  deps: AppDeps,
  { signIn }: { signIn: GrownUpSignIn },
): HandlersOf<Key> => {
  const attempts = createAdultAttempts(deps, 'adult');
  /** Typed codes can be guessed: wrong ones delay the next try from the same address. */
  const guarded = async <T>(key: string, address: string, act: () => Promise<T>): Promise<T> => {
    if (codeOf(key) === null) return act();
    const attempt = await attempts.of(`letter ${address}`, address);
    await attempts.countAttempt(attempt);
    const answer = await act();
    await attempts.recordSuccess(attempt);
    return answer;
  };
  return {
    'GET grown-ups/consent/classes/{classId}': ({ db, params, now }) =>
      readAskedChildren(db, params.classId, now),
    'POST grown-ups/consent/classes/{classId}/letters': ({ db, adult, params, body, now }) =>
      askFamilies(db, deps, { adultId: adult.adultId, ...params, ...body, now }),
    'PUT grown-ups/consent/children/{childId}/address': async ({
      db,
      adult: { adultId },
      params,
      body,
      now,
    }) => {
      await saveAddress(db, { adultId, ...params, ...body, at: new Date(now) });
      return {};
    },
    'POST grown-ups/consent/children/{childId}/invitation': async ({
      db,
      adult: { adultId },
      params,
      body,
      now,
    }) => {
      await inviteGrownUp(db, deps, { adultId, ...params, ...body, at: new Date(now) });
      return {};
    },
    'POST grown-ups/consent/children/{childId}/signed': async ({
      db,
      adult: { adultId },
      params,
      body,
      now,
    }) => {
      await recordSignedLetter(db, deps, { adultId, ...params, ...body, at: new Date(now) });
      return {};
    },
    'POST grown-ups/consent/open': ({ db, body: { key }, address, now }) =>
      guarded(key, address, () =>
        db.transaction().execute(open => showLink(open, deps, { key, at: new Date(now) })),
      ),
    'POST grown-ups/consent/answer': async ({ db, body, address, now }) => {
      await guarded(body.key, address, () =>
        db.transaction().execute(open => keepAnswer(open, deps, { body, at: new Date(now) })),
      );
      return {};
    },
    'POST grown-ups/consent/confirm': async ({ db, body, now }) => {
      const confirmed = { ...body, at: new Date(now) };
      const token = await db.transaction().execute(open => confirmAnswer(open, deps, confirmed));
      return { token };
    },
    'POST grown-ups/consent/withdraw': async ({ db, body, now }) => {
      const withdrawn = { ...body, at: new Date(now) };
      await db.transaction().execute(open => withdrawByLink(open, deps, withdrawn));
      return {};
    },
    'POST grown-ups/consent/join': async ({ db, body, address, now }) => {
      const email = await db
        .transaction()
        .execute(open => joinAsParent(open, deps, { body, at: new Date(now) }));
      return signIn.begin({ email, password: body.password }, address);
    },
    'POST grown-ups/consent/accept': async ({ db, adult, body, now }) => {
      await acceptAsParent(db, deps, { adult, ...body, at: new Date(now) });
      return {};
    },
    'GET grown-ups/children/{childId}/consents': ({ db, params }) =>
      readConsentsOfChild(db, params.childId),
    'POST grown-ups/children/{childId}/consents': async ({ db, adult, params, body, now }) => {
      await decideAsParent(db, deps, { adult, ...params, ...body, at: new Date(now) });
      return {};
    },
  };
};
