import type { ResponseOf, StaffInvitation, StaffPerson, StaffRole } from '@digipals/contract';
import { Secret } from 'otpauth';
import { codeAt } from '../domains/adult-sign-in/one-time-code.ts';
import { sendLetters } from '../use-cases/send-letters.ts';
import type { TestAnswer, TestApp } from './create-test-app.ts';
import type { TestStaff } from './staff.ts';

/** A password that is long enough. */
export const DESK_PASSWORD = 'a sentence that nobody guesses';
/** The record of an adult about whom nothing is recorded. */
export const noRecord = { languages: [], vettedOn: null, vettedUntil: null };

/** Invites somebody to the desk. @returns the raw answer */
export const askInvite = (
  test: TestApp,
  by: TestStaff,
  body: { email: string; role?: StaffRole; name?: string; vettedUntil?: string },
): Promise<TestAnswer> =>
  test.call('POST', 'desk/people/invitations', {
    token: by.token,
    body: { role: 'reviewer', ...noRecord, ...body },
  });

/** Sends the letters. @returns the token in the newest one to an address; empty without one */
export async function linkTo(test: TestApp, email: string): Promise<string> {
  await sendLetters(test.deps);
  const letter = test.mailer.letters.findLast(({ to }) => to === email);
  return /desk\/join#([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

/** Opens or uses the link of an invitation. */
export const useLink = (
  test: TestApp,
  call: 'invitation' | 'join',
  token: string,
): Promise<TestAnswer> => {
  const body = call === 'join' ? { token, password: DESK_PASSWORD } : { token };
  return test.call('POST', `desk/${call}`, { body });
};

/** Joins by a link, sets up the second factor and signs in. */
export async function joinBy(test: TestApp, token: string) {
  const begun = await useLink(test, 'join', token);
  if (begun.status !== 200) throw new Error(begun.text);
  const { challenge, enrolment } = begun.json<ResponseOf<'POST desk/join'>>();
  const secret = Buffer.from(Secret.fromBase32(enrolment?.secret ?? '').bytes);
  const body = { challenge, code: codeAt(secret, test.clock()) };
  const answer = await test.call('POST', 'desk/sign-in/code', { body });
  return { secret, ...answer.json<ResponseOf<'POST desk/sign-in/code'>>() };
}

/** The people of the desk as an adult sees them. */
export async function peopleOf(
  test: TestApp,
  by: TestStaff,
): Promise<{ people: StaffPerson[]; invitations: StaffInvitation[] }> {
  const answer = await test.call('GET', 'desk/people', { token: by.token });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json<{ people: StaffPerson[]; invitations: StaffInvitation[] }>();
}

/** Changes a person. @returns the raw answer */
export const askChange = (
  test: TestApp,
  by: TestStaff,
  { staffId }: Pick<TestStaff, 'staffId'>,
  change:
    | { role: StaffRole }
    | { until: string | null }
    | { vettedUntil: string | null }
    | 'remove',
): Promise<TestAnswer> => {
  const path = `desk/people/${staffId}`;
  const { token } = by;
  if (change === 'remove') return test.call('DELETE', path, { token });
  if ('role' in change) return test.call('PUT', `${path}/role`, { token, body: change });
  if ('until' in change) return test.call('PUT', `${path}/leave`, { token, body: change });
  return test.call('PUT', `${path}/record`, { token, body: { ...noRecord, ...change } });
};
