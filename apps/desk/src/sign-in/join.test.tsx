import type { ResponseOf } from '@digipals/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, refuse, renderDesk } from '../testing/fake-desk.tsx';

const invitation: ResponseOf<'POST desk/invitation'> = {
  ...{ email: 'jo@school.example', name: 'Reviewer 08', role: 'reviewer', comesBack: false },
};
const open = (answers: Answers = {}) =>
  renderDesk({
    as: null,
    url: '/join#secret',
    answers: { 'POST desk/invitation': () => invitation, ...answers },
  });
const fill = (password: string, again = password) => {
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.change(screen.getByLabelText('Password, again'), { target: { value: again } });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
};

test('SAFE2-62 the link of an invitation leads to a password and then to the authenticator; the address forgets it', async () => {
  const enrolment = { secret: 'ABCD', address: 'otpauth://totp/x?secret=ABCD' };
  const desk = open({ 'POST desk/join': () => ({ challenge: 'c1', enrolment }) });
  expect(await screen.findByText(/You are Reviewer 08, Reviewer/)).toBeTruthy();
  fill('short');
  expect((await screen.findByRole('alert')).textContent).toMatch(/at least 12/);
  fill('a long enough one', 'another long one');
  expect((await screen.findByRole('alert')).textContent).toMatch(/not the same/);
  expect(desk.of('POST desk/join')).toEqual([]);
  fill('a long enough one');
  expect(await screen.findByRole('heading', { name: 'Your authenticator' })).toBeTruthy();
  expect(desk.of('POST desk/join')).toEqual([
    { body: { token: 'secret', password: 'a long enough one' } },
  ]);
  expect(window.location.hash).toBe('');
});

test('SAFE2-62 a link that has ended says so, even if it ends while the page is open', async () => {
  const desk = open({ 'POST desk/invitation': () => refuse(404, 'not_found') });
  expect(await screen.findByRole('heading', { name: 'The link has ended' })).toBeTruthy();
  desk.unmount();
  open({ 'POST desk/join': () => refuse(404, 'not_found') });
  await screen.findByText(/You are Reviewer 08/);
  fill('a long enough one');
  expect((await screen.findByRole('alert')).textContent).toMatch(/opens nothing any more/);
});
