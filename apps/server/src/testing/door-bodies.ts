import type { PasskeyOptions } from '@digipals/contract';
import { makeInvitation } from '../domains/adults/index.ts';
import { makeAnswerLink, makeChangeLink, makeLetterLink } from '../domains/consents/index.ts';
import { sendLetters } from '../use-cases/send-letters.ts';
import { createAdult, giveSecondFactor, setAdultPassword, type TestAdult } from './adults.ts';
import { addPasskey } from './authenticator.ts';
import type { TestApp } from './create-test-app.ts';
import { askInvite, linkTo } from './people-calls.ts';
import type { matrices } from './role-matrices.ts';
import { createStaff, freshCode, setPassword } from './staff.ts';

type Door = (typeof matrices.doors)[number];
type MakeBody = (test: TestApp, about: { childId: string; schoolId: string }) => Promise<object>;

const password = 'read every word';
const at = (test: TestApp): Date => new Date(test.clock());

async function withPassword(test: TestApp): Promise<TestAdult> {
  const adult = await createAdult(test);
  await setAdultPassword(test, adult, password);
  return adult;
}

/** Begins the sign-in of a new adult. @returns the challenge, and the adult with a second factor */
async function begin(
  test: TestApp,
): Promise<{ challenge: string; adult: TestAdult; code: string }> {
  const adult = await withPassword(test);
  const code = await giveSecondFactor(test, adult);
  const body = { email: adult.email, password };
  const begun = await test.call('POST', 'grown-ups/sign-in', { body });
  return { ...begun.json<{ challenge: string }>(), adult, code };
}

/** Begins the sign-in of a new adult at the desk. */
async function beginAtDesk(test: TestApp): Promise<{ email: string; code: string }> {
  const staff = await createStaff(test);
  await setPassword(test, staff, password);
  return { email: `${staff.staffId}@desk.example`, code: await freshCode(test, staff) };
}

const invite = (test: TestApp, schoolId: string, email: string): Promise<string> => {
  const invitation = { email, role: 'teacher', schoolId, invitedBy: null } as const;
  const { database, random } = test.deps;
  return makeInvitation(database.db, random, { ...invitation, at: at(test) });
};

let count = 0;
const newEmail = (): string => {
  count += 1;
  return `door-${count}@posta.example`;
};
/** Invites somebody to the desk. @returns the token of the link */
async function inviteToDesk(test: TestApp): Promise<string> {
  const email = newEmail();
  await askInvite(test, await createStaff(test, { role: 'admin' }), { email });
  return linkTo(test, email);
}

const choices = { contact: true, visible: false, weeklyLetter: false };

/** A letter to the family of a child. @returns the token of its link */
async function letterTo(test: TestApp, userId: string): Promise<string> {
  const { deps } = test;
  return (await makeLetterLink(deps.database.db, deps, { userId, at: at(test) })).token;
}
const answerOf = (email: string) =>
  ({ who: 'Emre', relation: 'father', email, language: 'tr' }) as const;

/** The link of the last message to a grown-up. @returns its token */
const changeLink: (test: TestApp, childId: string) => Promise<string> = (test, userId) => {
  const link = { userId, answer: answerOf(newEmail()), at: at(test) };
  return makeChangeLink(test.deps.database.db, test.deps, link);
};

/** A body with which each call without a session succeeds. Most work once. */
export const doorBodies: Readonly<Record<Door, MakeBody>> = {
  'POST desk/sign-in': async test => ({ email: (await beginAtDesk(test)).email, password }),
  'POST desk/sign-in/code': async test => {
    const { email, code } = await beginAtDesk(test);
    const begun = await test.call('POST', 'desk/sign-in', { body: { email, password } });
    return { challenge: begun.json<{ challenge: string }>().challenge, code };
  },
  'POST desk/invitation': async test => ({ token: await inviteToDesk(test) }),
  'POST desk/join': async test => ({ token: await inviteToDesk(test), password }),
  'POST grown-ups/sign-in': async test => ({ email: (await withPassword(test)).email, password }),
  'POST grown-ups/sign-in/code': async test => {
    const { challenge, code } = await begin(test);
    return { challenge, code };
  },
  'POST grown-ups/sign-in/recovery': async test => {
    const { challenge, adult } = await begin(test);
    const made = await test.call('POST', 'grown-ups/recovery-codes', { token: adult.token });
    return { challenge, code: made.json<{ recoveryCodes: string[] }>().recoveryCodes[0] };
  },
  'POST grown-ups/sign-in/passkey/options': async () => ({}),
  'POST grown-ups/sign-in/passkey': async test => {
    const device = await addPasskey(test, await createAdult(test));
    const options = await test.call('POST', 'grown-ups/sign-in/passkey/options', { body: {} });
    return { answer: device.use(options.json<PasskeyOptions>()) };
  },
  'POST grown-ups/invitation': async (test, { schoolId }) => ({
    token: await invite(test, schoolId, newEmail()),
  }),
  'POST grown-ups/join': async (test, { schoolId }) => ({
    token: await invite(test, schoolId, newEmail()),
    ...{ name: 'Ayşe', password },
  }),
  'POST grown-ups/email/confirm': async test => {
    const { token } = await createAdult(test);
    await test.call('POST', 'grown-ups/email', { token, body: { email: newEmail() } });
    await sendLetters(test.deps);
    const text = test.mailer.letters.at(-1)?.text ?? '';
    return { token: /#(\S+)/.exec(text)?.[1] ?? '' };
  },
  'POST grown-ups/consent/open': async (test, { childId }) => ({
    key: await letterTo(test, childId),
  }),
  'POST grown-ups/consent/answer': async (test, { childId }) => {
    return { key: await letterTo(test, childId), choices, ...answerOf(newEmail()) };
  },
  'POST grown-ups/consent/confirm': async (test, { childId: userId }) => {
    const answer = { ...answerOf(newEmail()), choices };
    const asked = { userId, answer, at: at(test) };
    return { token: await makeAnswerLink(test.deps.database.db, test.deps, asked) };
  },
  'POST grown-ups/consent/withdraw': async (test, { childId }) => ({
    ...{ token: await changeLink(test, childId), purpose: 'contact' },
  }),
  'POST grown-ups/consent/join': async (test, { childId }) => ({
    ...{ token: await changeLink(test, childId), name: 'Emre', password },
  }),
};
