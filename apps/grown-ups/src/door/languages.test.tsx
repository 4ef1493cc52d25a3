import type { Adult } from '@digipals/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { lead, refuse, renderApp, sayYes } from '../testing/fake-app.tsx';

const parent: Adult = { ...lead, roles: [{ role: 'parent', schoolId: null, classId: null }] };
const sessions = { 'GET grown-ups/sessions': () => ({ sessions: [], recoveryCodesLeft: 10 }) };
const mia = {
  ...{ childId: 'k1', name: 'Mia', avatarImage: '/avatars/mia', dominoImage: '/d' },
  ...{ className: '3B', schoolName: 'Riverside' },
  language: 'tr' as const,
};
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => localStorage.setItem('grown-ups.language', 'gb'));

test('FAMILY-29 the language that is chosen before sign-in stays, for error messages too', async () => {
  const app = renderApp({
    as: null,
    url: '/sign-in',
    answers: {
      'POST grown-ups/sign-in': () => refuse(401, 'staff_sign_in_failed'),
      'GET grown-ups/me': () => parent,
      'GET grown-ups/family': () => [mia],
      ...sessions,
    },
  });
  await screen.findByRole('heading', { name: 'Welcome back' });
  choose('Language', 'es');
  await screen.findByRole('heading', { name: 'Nos alegra verle de nuevo' });
  expect(document.title).toBe('Nos alegra verle de nuevo – DigiPals para adultos');
  choose('Correo electrónico', 'family@posta.example');
  choose('Contraseña', 'a long sentence');
  const forgotten = /¿Ha olvidado su contraseña\?/;
  expect(screen.getByText(forgotten)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  const wrong = (await screen.findByRole('alert')).textContent;
  expect(wrong).toBe('El correo o la contraseña no son correctos.');
  expect(screen.getAllByText(forgotten)).toHaveLength(1);
  app.answer('POST grown-ups/sign-in', () => refuse(0, 'network'));
  fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(await screen.findByText(/^Sin conexión/)).toBeDefined();
  act(() => {
    app.services.location.go('/account');
    app.services.session.set('token-1');
  });
  expect(await screen.findByRole('heading', { name: 'Su cuenta' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Familia' })).toBeDefined();
});

test('FAMILY-29 a parent proves who it is in the help language of its child', async () => {
  localStorage.removeItem('grown-ups.language');
  const app = renderApp({
    as: parent,
    url: '/account',
    answers: {
      'GET grown-ups/family': () => [mia],
      'POST grown-ups/recovery-codes': () => refuse(403, 'proof_needed'),
      'POST grown-ups/proof': () => refuse(403, 'code_refused'),
      ...sessions,
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Yeni kod oluştur' }));
  sayYes('Yeni kod oluştur');
  expect(await screen.findByRole('dialog', { name: 'Bu siz misiniz?' })).toBeDefined();
  choose('Altı rakam', '123456');
  expect((await screen.findByRole('alert')).textContent).toContain('süresi dolmuş');
  expect(app.of('POST grown-ups/proof')).toHaveLength(1);
});

test('FAMILY-29 who works in a school has the account in English, with a parent’s child in its language', async () => {
  localStorage.setItem('grown-ups.language', 'ru');
  const answers = { 'GET grown-ups/family': () => [mia], ...sessions };
  const app = renderApp({ url: '/account', answers });
  expect(await screen.findByRole('heading', { name: 'Your account' })).toBeDefined();
  app.unmount();
  renderApp({ as: { ...lead, roles: [...lead.roles, ...parent.roles] }, url: '/account', answers });
  expect(await screen.findByRole('heading', { name: 'Ваш аккаунт' })).toBeDefined();
});
