import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse, renderApp } from '../testing/fake-app.tsx';

const key = 'GET grown-ups/schools/{schoolId}/replies';
const reply = {
  number: 'DP-1042',
  letter: 'Elif: the week on DigiPals',
  from: 'home@example.org',
  isKnown: true,
  subject: 'Re: Elif',
  text: 'Thank you!\n<b>Bye</b>',
  at: '2026-11-20T10:00:00.000Z',
};

test('SCHOOL-33 the school page shows replies to letters as text, and marks one from another address', async () => {
  const other = { ...reply, from: 'else@example.org', isKnown: false, text: '' };
  renderApp({ url: '/school', answers: { [key]: () => [reply, other] } });
  const first = (await screen.findByText('home@example.org')).closest('li') as HTMLElement;
  expect(within(first).getByText(/Thank you!\s*<b>Bye<\/b>/)).toBeDefined();
  expect(within(first).getByText('Reply to “Elif: the week on DigiPals” (DP-1042)')).toBeDefined();
  expect(within(first).queryByText('Not the address we wrote to')).toBeNull();
  const second = screen.getByText('else@example.org').closest('li') as HTMLElement;
  expect(within(second).getByText('Not the address we wrote to')).toBeDefined();
  expect(within(second).getByText('The reply has no text.')).toBeDefined();
});

test('SCHOOL-33 without replies, or when they do not load, the page says so and tries again', async () => {
  let isDown = true;
  const load = () => (isDown ? refuse(503, 'internal') : []);
  renderApp({ url: '/school', answers: { [key]: load } });
  const box = (await screen.findByRole('heading', { name: 'Replies to letters' })).closest(
    'section',
  );
  isDown = false;
  fireEvent.click(within(box as HTMLElement).getByRole('button', { name: /again/i }));
  expect(await screen.findByText('Nobody has answered a letter of the school yet.')).toBeDefined();
});
