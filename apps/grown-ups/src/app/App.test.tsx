import type { Adult } from '@digipals/contract';
import { staffPassword } from '@digipals/contract/constants';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lead, refuse, renderApp, sayYes } from '../testing/fake-app.tsx';
import { asksAtReload } from '../testing/leaving.ts';

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const places = async () => {
  const nav = await screen.findByRole('navigation');
  return within(nav)
    .getAllByRole('link')
    .map(link => link.textContent);
};
const teacher: Adult = {
  ...lead,
  roles: [
    { role: 'teacher', schoolId: 's1', classId: null },
    { role: 'teacher', schoolId: 's1', classId: 'c1' },
  ],
};

test('SCHOOL-01 without a session the app shows its doors', async () => {
  renderApp({ as: null });
  const school = await screen.findByRole('link', { name: /I work in a school/ });
  expect(school.getAttribute('href')).toBe('/grown-ups/sign-in');
  const letter = screen.getByRole('link', { name: /I have a letter/ });
  expect(letter.getAttribute('href')).toBe('/grown-ups/consent');
  expect(screen.getByRole('link', { name: /I am a child/ }).getAttribute('href')).toBe('/student');
});

test('SCHOOL-01 a lead and a teacher see only their places', async () => {
  renderApp();
  expect(await places()).toEqual(['Classes', 'Teachers', 'Licences', 'School', 'Account']);
});

test('SCHOOL-01 a teacher sees no page of a lead, even by its address', async () => {
  renderApp({ as: teacher, url: '/teachers' });
  expect(await places()).toEqual(['Classes', 'Account']);
  expect(await screen.findByRole('heading', { name: 'Classes' })).toBeDefined();
});

test('SCHOOL-03 an adult without rights sees so, and keeps the account', async () => {
  renderApp({
    as: { ...lead, roles: [] },
    answers: { 'GET grown-ups/sessions': () => ({ sessions: [], recoveryCodesLeft: 10 }) },
  });
  expect(await screen.findByText('You have no rights in a school at the moment')).toBeDefined();
  expect(await places()).toEqual(['Account']);
});

test('FAMILY-25 a parent whose only child is erased is told so in its language, and can sign out', async () => {
  localStorage.setItem('grown-ups.language', 'tr');
  renderApp({ as: { ...lead, roles: [] }, url: '/family/k1/data' });
  expect(await screen.findByText('Şu anda hesabınıza bağlı bir çocuk yok.')).toBeDefined();
  expect(screen.queryByText(/okul/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Çıkış yap' })).toBeDefined();
});

test('SCHOOL-07 sign-in takes a password, then a code or a recovery code', async () => {
  const app = renderApp({
    as: null,
    url: '/sign-in',
    answers: {
      'GET grown-ups/me': () => lead,
      'POST grown-ups/sign-in': () => ({
        challenge: 'c-1',
        enrolment: null,
        hasPasskey: false,
      }),
      'POST grown-ups/sign-in/code': () => refuse(401, 'staff_sign_in_failed'),
      'POST grown-ups/sign-in/recovery': () => ({ token: 'token-2', adult: lead }),
    },
  });
  await screen.findByLabelText('E-mail');
  type('E-mail', 'grace@school.example');
  type('Password', 'a long sentence');
  press('Next');
  fireEvent.change(await screen.findByLabelText('Six figures'), { target: { value: '409 113' } });
  expect((await screen.findByRole('alert')).textContent).toContain('That code is wrong');
  expect(screen.getByText(/Is your phone lost/)).toBeDefined();
  expect(screen.getByText(/Only the operator of this server/)).toBeDefined();
  expect(app.of('POST grown-ups/sign-in/code')).toEqual([
    { body: { challenge: 'c-1', code: '409113' } },
  ]);
  press('Use a recovery code');
  expect(screen.getByText(/Only the operator of this server/)).toBeDefined();
  type('A recovery code', 'ABCD2345-EFGH6789');
  press('Go on');
  expect(await places()).toContain('Teachers');
  expect(sessionStorage.getItem('grown-ups.token')).toContain('token-2');
});

test('SCHOOL-07 the recovery codes of the first sign-in are not left before somebody has kept them', async () => {
  renderApp({
    as: null,
    url: '/sign-in',
    answers: {
      'GET grown-ups/me': () => lead,
      'POST grown-ups/sign-in': () => ({ challenge: 'c-1', enrolment: null, hasPasskey: false }),
      'POST grown-ups/sign-in/code': () => ({
        ...{ token: 'token-2', adult: lead },
        recoveryCodes: ['NEW2-CODE'],
      }),
    },
  });
  await screen.findByLabelText('E-mail');
  type('E-mail', 'grace@school.example');
  type('Password', 'a long sentence');
  press('Next');
  fireEvent.change(await screen.findByLabelText('Six figures'), { target: { value: '409 113' } });
  await screen.findByText('NEW2-CODE');
  expect(asksAtReload()).toBe(true);
  fireEvent.click(screen.getByRole('link', { name: /for grown-ups/ }));
  expect(screen.getByRole('dialog', { name: 'Keep these codes' })).toBeDefined();
  press('Cancel');
  press('I have kept them');
  expect(await places()).toContain('Teachers');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asksAtReload()).toBe(false);
});

test('SCHOOL-06 a link that ended says the same as an unknown one', async () => {
  renderApp({ as: null, url: '/join#old' });
  expect(await screen.findByText('This link has ended')).toBeDefined();
});

test('SCHOOL-06 who has made an account with a link that ended signs in', async () => {
  renderApp({ as: null, url: '/join#used' });
  expect(
    await screen.findByText('Have you made your account already? Then sign in.'),
  ).toBeDefined();
  const link = screen.getByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('/grown-ups/sign-in');
});

test('SCHOOL-06 the fields of a new account take no more than the server', async () => {
  const invitation = { role: 'teacher', schoolName: 'Riverside', hasAccount: false } as const;
  renderApp({
    as: null,
    url: '/join#token-of-letter',
    answers: { 'POST grown-ups/invitation': () => ({ ...invitation, email: null }) },
  });
  const most = (label: string) => screen.getByLabelText(label).getAttribute('maxlength');
  await screen.findByLabelText('Your name');
  expect(most('Your name')).toBe('80');
  expect(most('E-mail')).toBe('200');
  expect(most('Password')).toBe(String(staffPassword.max));
});

test('SCHOOL-06 an adult with an account signs in to accept', async () => {
  const invitation = { role: 'teacher', schoolName: 'Riverside', hasAccount: true } as const;
  const app = renderApp({
    as: null,
    url: '/join#token-of-letter',
    answers: {
      'GET grown-ups/me': () => lead,
      'POST grown-ups/invitation': () => ({ ...invitation, email: 'grace@school.example' }),
      'POST grown-ups/invitation/accept': () => ({}),
    },
  });
  expect(await screen.findByText(/You have an account/)).toBeDefined();
  act(() => app.services.session.set('token-1'));
  press('Accept the invitation');
  expect(await places()).toContain('Classes');
  expect(app.of('POST grown-ups/invitation/accept')).toEqual([
    { body: { token: 'token-of-letter' } },
  ]);
});

test('SCHOOL-04 what needs a fresh code asks for it and then goes on', async () => {
  let isProved = false;
  const app = renderApp({
    url: '/account',
    answers: {
      'GET grown-ups/sessions': () => ({ sessions: [], recoveryCodesLeft: 3 }),
      'POST grown-ups/recovery-codes': () =>
        isProved ? { recoveryCodes: ['NEW2-CODE'] } : refuse(403, 'proof_needed'),
      'POST grown-ups/proof': () => {
        isProved = true;
        return {};
      },
    },
  });
  await screen.findByText(/3 of 10 left/);
  press('Make new codes');
  expect(app.of('POST grown-ups/recovery-codes')).toEqual([]);
  expect(screen.getByText(/The old codes stop working at once/)).toBeDefined();
  sayYes('Make new codes');
  fireEvent.change(await screen.findByLabelText('Six figures'), { target: { value: '123456' } });
  expect(await screen.findByText('NEW2-CODE')).toBeDefined();
  expect(app.of('POST grown-ups/proof')).toEqual([{ body: { code: '123456' } }]);
});

test('SCHOOL-04 a question for a code ends with its session: the next one neither sees nor repeats it', async () => {
  const key = 'POST grown-ups/recovery-codes';
  const app = renderApp({
    url: '/account',
    answers: {
      'GET grown-ups/sessions': () => ({ sessions: [], recoveryCodesLeft: 0 }),
      [key]: () => refuse(403, 'proof_needed'),
    },
  });
  await screen.findByText(/0 of 10 left/);
  press('Make new codes');
  await screen.findByLabelText('Six figures');
  act(() => app.services.session.set(null));
  await screen.findByLabelText('Password');
  act(() => app.services.session.set('token-2'));
  await screen.findByText(/0 of 10 left/);
  expect(screen.queryByLabelText('Six figures')).toBeNull();
  expect(app.of(key)).toHaveLength(1);
});
