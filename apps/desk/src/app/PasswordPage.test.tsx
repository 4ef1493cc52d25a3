import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, refuse, renderDesk } from '../testing/fake-desk.tsx';

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Change the password' }));
const open = (answers: Answers = {}) =>
  renderDesk({ as: { role: 'admin' }, url: '/password', answers });
const fill = (current: string, password: string, again = password) => {
  type('Current password', current);
  type('New password', password);
  type('New password, again', again);
  send();
};

test('OPS-08 an adult of any role changes its password', async () => {
  const desk = open({ 'PUT desk/password': () => ({}) });
  fill('read every word', 'and every letter');
  expect(await screen.findByText('Your password is changed.')).toBeDefined();
  expect(desk.of('PUT desk/password')).toEqual([
    { body: { current: 'read every word', password: 'and every letter' } },
  ]);
  expect(screen.getByLabelText('Current password')).toHaveProperty('value', '');
});

test.each([
  ['short', 'short', /at least 12 characters/],
  ['and every letter', 'and every better', /not the same/],
  ['read every word', 'read every word', /you have now/],
])('OPS-08 a new password "%s" with "%s" is not sent', async (password, again, words) => {
  const desk = open();
  fill('read every word', password, again);
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(desk.of('PUT desk/password')).toEqual([]);
});

test('OPS-08 a wrong current password is named; what was typed stays', async () => {
  open({ 'PUT desk/password': () => refuse(403, 'password_refused') });
  fill('read no word', 'and every letter');
  expect((await screen.findByRole('alert')).textContent).toBe('The current password is not right.');
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'and every letter');
});
