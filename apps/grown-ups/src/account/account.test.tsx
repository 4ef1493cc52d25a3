import type { NewPasskey, Passkey, PasskeyAnswer, PasskeyOptions } from '@digipals/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { type Answers, lead, refuse, renderApp, sayYes } from '../testing/fake-app.tsx';
import { asksAtReload, stepBack } from '../testing/leaving.ts';

const at = '2026-11-24T09:00:00Z';
const laptop: Passkey = { passkeyId: 'p1', name: 'Blue laptop', createdAt: at, lastUsedAt: null };
const signed = { id: 'k', rawId: 'k', type: 'public-key', clientExtensionResults: {} } as const;
const made: NewPasskey = {
  ...signed,
  response: { clientDataJSON: 'c', attestationObject: 'a', transports: [] },
};
const used: PasskeyAnswer = {
  ...signed,
  response: { clientDataJSON: 'c', authenticatorData: 'a', signature: 's' },
};
const challenge: PasskeyOptions = {
  challenge: 'x',
  rpId: 'localhost',
  timeout: 1,
  userVerification: 'required',
  allowCredentials: [],
};

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** The account page with a browser that has passkeys. */
function openAccount(answers: Answers = {}, url = '/account') {
  const app = renderApp({
    url,
    answers: {
      'GET grown-ups/sessions': () => ({ sessions: [], recoveryCodesLeft: 10 }),
      'GET grown-ups/passkeys': () => [],
      ...answers,
    },
    passkeys: {
      canUse: () => true,
      make: async () => made,
      use: async () => used,
    },
  });
  return app;
}

test('SCHOOL-11 a passkey is made after a code, with its name, and can be renamed and removed', async () => {
  let isProved = false;
  const own: Passkey[] = [];
  const app = openAccount({
    'GET grown-ups/passkeys': () => [...own],
    'POST grown-ups/passkeys/options': () =>
      isProved
        ? {
            ...{ challenge: 'x', timeout: 1, attestation: 'none', excludeCredentials: [] },
            rp: { id: 'localhost', name: 'DigiPals' },
            user: { id: 'a', name: 'a', displayName: 'a' },
            pubKeyCredParams: [],
            authenticatorSelection: {
              residentKey: 'required',
              requireResidentKey: true,
              userVerification: 'required',
            },
          }
        : refuse(403, 'proof_needed'),
    'POST grown-ups/proof': () => {
      isProved = true;
      return {};
    },
    'POST grown-ups/passkeys': () => {
      own.push(laptop);
      return {};
    },
    'PUT grown-ups/passkeys/{passkeyId}': () => ({}),
    'DELETE grown-ups/passkeys/{passkeyId}': () => refuse(409, 'last_factor'),
  });
  await press('Add a passkey');
  type(/Name, such as/, 'Blue laptop');
  const [, submit] = screen.getAllByRole('button', { name: 'Add a passkey' });
  if (submit) fireEvent.click(submit);
  fireEvent.change(await screen.findByLabelText('Six figures'), { target: { value: '123456' } });
  expect(await screen.findByText('Blue laptop')).toBeDefined();
  expect(app.of('POST grown-ups/passkeys')).toEqual([
    { body: { name: 'Blue laptop', answer: made } },
  ]);
  await press('Rename');
  type(/Name, such as/, 'Old laptop');
  await press('Save');
  await act(async () => undefined);
  expect(app.of('PUT grown-ups/passkeys/{passkeyId}')).toEqual([
    { params: { passkeyId: 'p1' }, body: { name: 'Old laptop' } },
  ]);
  await press('Remove');
  expect((await screen.findByRole('alert')).textContent).toContain('your only second key');
});

test('SCHOOL-12 the question for a fresh proof takes a passkey', async () => {
  let isProved = false;
  const app = openAccount({
    'GET grown-ups/passkeys': () => [laptop],
    'POST grown-ups/recovery-codes': () =>
      isProved ? { recoveryCodes: ['NEW2-CODE'] } : refuse(403, 'proof_needed'),
    'POST grown-ups/proof/passkey/options': () => challenge,
    'POST grown-ups/proof/passkey': () => {
      isProved = true;
      return {};
    },
  });
  await press('Make new codes');
  sayYes('Make new codes');
  await press('Use my passkey');
  expect(await screen.findByText('NEW2-CODE')).toBeDefined();
  expect(app.of('POST grown-ups/proof/passkey')).toEqual([{ body: { answer: used } }]);
});

test('SCHOOL-12 a passkey signs in without a password, and as the second step', async () => {
  const app = openAccount(
    {
      'GET grown-ups/me': () => lead,
      'POST grown-ups/sign-in/passkey/options': () => challenge,
      'POST grown-ups/sign-in': () => ({ challenge: 'c-1', enrolment: null, hasPasskey: true }),
      'POST grown-ups/sign-in/passkey': () => refuse(401, 'staff_sign_in_failed'),
    },
    '/sign-in',
  );
  act(() => app.services.session.set(null));
  await press('Use my passkey');
  expect((await screen.findByRole('alert')).textContent).toContain('do not know this passkey');
  type('E-mail', 'grace@school.example');
  type('Password', 'a long sentence');
  await press('Next');
  expect(await screen.findByText('or type the code from your app')).toBeDefined();
  app.answer('POST grown-ups/sign-in/passkey', () => ({ token: 'token-9', adult: lead }));
  await press('Use my passkey');
  expect(await screen.findByRole('navigation')).toBeDefined();
  expect(app.of('POST grown-ups/sign-in/passkey/options').map(({ body }) => body)).toEqual([
    {},
    { challenge: 'c-1' },
  ]);
});

test.each([
  ['http://localhost:3000', 'This browser has no passkeys.'],
  ['http://127.0.0.1:3000', /Open http:\/\/localhost:3000\/grown-ups to use them/],
])('SCHOOL-11 where there are no passkeys the page says why: %s', async (origin, words) => {
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
  const before = window.location.href;
  happyDOM.setURL(`${origin}/grown-ups`);
  onTestFinished(() => happyDOM.setURL(before));
  renderApp({
    url: '/account',
    answers: { 'GET grown-ups/sessions': () => ({ sessions: [], recoveryCodesLeft: 10 }) },
  });
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('SCHOOL-14 a new e-mail is asked for on the account page and confirmed by its link', async () => {
  const app = openAccount({ 'POST grown-ups/email': () => ({}) });
  await screen.findByLabelText('New e-mail');
  type('New e-mail', ' new@school.example ');
  await press('Send the link');
  expect((await screen.findByRole('status')).textContent).toContain('new@school.example');
  expect(app.of('POST grown-ups/email')).toEqual([{ body: { email: 'new@school.example' } }]);
  act(() => app.services.location.go('/email#token-of-letter'));
  expect(app.of('POST grown-ups/email/confirm')).toEqual([]);
  app.answer('POST grown-ups/email/confirm', () => refuse(0, 'offline'));
  await press('Use this e-mail');
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  app.answer('POST grown-ups/email/confirm', () => ({ email: 'new@school.example' }));
  await press('Use this e-mail');
  expect(await screen.findByText(/You sign in with new@school.example/)).toBeDefined();
  expect(app.of('POST grown-ups/email/confirm').at(-1)).toEqual({
    body: { token: 'token-of-letter' },
  });
});

test('SCHOOL-07 without a code left new ones are made without a question', async () => {
  const app = openAccount({
    'GET grown-ups/sessions': () => ({ sessions: [], recoveryCodesLeft: 0 }),
    'POST grown-ups/recovery-codes': () => ({ recoveryCodes: ['NEW2-CODE'] }),
  });
  await screen.findByText(/0 of 10 left/);
  await press('Make new codes');
  expect(await screen.findByText('NEW2-CODE')).toBeDefined();
  expect(app.of('POST grown-ups/recovery-codes')).toHaveLength(1);
});

test('SCHOOL-07 leaving new recovery codes that nobody has kept asks first', async () => {
  const app = openAccount({
    'GET grown-ups/sessions': () => ({ sessions: [], recoveryCodesLeft: 0 }),
    'POST grown-ups/recovery-codes': () => ({ recoveryCodes: ['NEW2-CODE'] }),
  });
  await screen.findByText(/0 of 10 left/);
  await press('Make new codes');
  await screen.findByText('NEW2-CODE');
  expect(asksAtReload()).toBe(true);
  for (const go of [
    () => fireEvent.click(screen.getByRole('link', { name: 'Classes' })),
    stepBack,
    () => press('Sign out'),
  ]) {
    await go();
    const question = screen.getByRole('dialog', { name: 'Keep these codes' });
    expect(question.textContent).toContain('shown only now');
    await press('Cancel');
    expect(screen.getByText('NEW2-CODE')).toBeDefined();
  }
  expect(app.of('POST grown-ups/sign-out')).toEqual([]);
  await press('I have kept them');
  expect(screen.queryByText('NEW2-CODE')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Make new codes');
  expect(asksAtReload()).toBe(false);
});

test('SCHOOL-14 a link that is used or has no token says only that, and leads to the sign-in', async () => {
  const used = openAccount({}, '/email#token-of-letter');
  await press('Use this e-mail');
  const says = async () => {
    expect((await screen.findByRole('alert')).textContent).toContain('was used or is older');
    expect(screen.queryByRole('button', { name: 'Use this e-mail' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined();
  };
  await says();
  expect(used.of('POST grown-ups/email/confirm')).toHaveLength(1);
  used.unmount();
  const without = openAccount({}, '/email');
  await says();
  expect(without.of('POST grown-ups/email/confirm')).toEqual([]);
});

test('SCHOOL-16 every other session ends with one button', async () => {
  const session = { device: 'Firefox on Linux', createdAt: at, lastUsedAt: at };
  const app = openAccount({
    'GET grown-ups/sessions': () => ({
      sessions: [
        { ...session, sessionId: 's1', isThis: true },
        { ...session, sessionId: 's2', isThis: false },
      ],
      recoveryCodesLeft: 10,
    }),
    'DELETE grown-ups/sessions': () => ({}),
  });
  await press('Sign out everywhere else');
  await act(async () => undefined);
  expect(app.of('DELETE grown-ups/sessions')).toHaveLength(1);
});
