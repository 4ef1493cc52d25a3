import type { Case } from '@digipals/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, press, refuse, renderDesk } from '../testing/fake-desk.tsx';
import { makeCase, makeCaseItem } from '../testing/makers/cases.ts';

const found = makeCase();
const answers: Answers = { 'GET desk/cases/{caseId}': () => found };
const open = (role: 'reviewer' | 'senior' | 'lead' | 'auditor', more: Answers = {}) =>
  renderDesk({ as: { role }, url: '/cases/2207', answers: { ...answers, ...more } });
const noQuotes = { grownUp: '', safeguarding: '', deputy: '' };
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('SAFE-06 SAFE2-104 a case shows the report with its context, and its events', async () => {
  open('senior');
  expect(await screen.findByText('A child reported this.')).toBeDefined();
  const hit = screen.getByText(/You are bad at this game/).closest('li');
  expect(hit?.className).toContain('reported');
  expect(screen.getByText('“Someone is unkind”, from the conversation')).toBeDefined();
  expect(screen.getByText(/Third time in a week/)).toBeDefined();
  expect(screen.getByText(/ends 19 Feb 2027/)).toBeDefined();
});

test('reviewer and auditor read a case but cannot change it', async () => {
  open('auditor');
  await screen.findByText('A child reported this.');
  for (const name of [/^Note/, 'Strike', 'Letter', /^Close case/, /Show who/, 'Take back']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('N opens a note, Ctrl+Enter adds it', async () => {
  const desk = open('senior', { 'POST desk/cases/{caseId}/notes': () => found });
  await screen.findByText('A child reported this.');
  press('n');
  type('What should others know?', 'Talked to the school.');
  press('Enter', { ctrlKey: true });
  await waitFor(() => expect(screen.queryByLabelText('What should others know?')).toBeNull());
  expect(desk.of('POST desk/cases/{caseId}/notes')).toMatchObject([
    { params: { caseId: '2207' }, body: { text: 'Talked to the school.' } },
  ]);
});

test('a form opened while another is sent stays open', async () => {
  const answer = Promise.withResolvers<Case>();
  open('senior', { 'POST desk/cases/{caseId}/notes': () => answer.promise });
  await screen.findByText('A child reported this.');
  press('n');
  type('What should others know?', 'Talked to the school.');
  press('Enter', { ctrlKey: true });
  fireEvent.click(screen.getByRole('button', { name: /^Close case/ }));
  const close = screen.getByRole<HTMLButtonElement>('button', { name: /^Close it/ });
  expect(close.disabled).toBe(true);
  answer.resolve(found);
  await waitFor(() => expect(close.disabled).toBe(false));
  expect(close.isConnected).toBe(true);
});

test('a strike expires, and can be revoked', async () => {
  const desk = open('senior', {
    'POST desk/cases/{caseId}/strikes': () => found,
    'DELETE desk/strikes/{strikeId}': () => found,
  });
  await screen.findByText('A child reported this.');
  fireEvent.click(screen.getByRole('button', { name: 'Strike' }));
  fireEvent.click(screen.getByRole('button', { name: '30 days' }));
  expect(screen.getByText(/ends by itself on 21 Dec 2026/)).toBeDefined();
  type('For what?', 'Unkind again.');
  press('Enter', { ctrlKey: true });
  await waitFor(() =>
    expect(desk.of('POST desk/cases/{caseId}/strikes')).toMatchObject([
      { body: { days: 30, text: 'Unkind again.' } },
    ]),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() =>
    expect(desk.of('DELETE desk/strikes/{strikeId}')).toEqual([
      { params: { strikeId: 'strike-1' } },
    ]),
  );
});

test("SAFE-06 FAMILY-44 a letter starts from a template in the family's language, its placeholders tinted, below the replies that it quotes", async () => {
  const grownUp = 'You wrote on 1 June:\n\n> {name} was ill.\n\nOur answer:\n\n';
  const above = { ...noQuotes, grownUp };
  const desk = open('senior', {
    'GET desk/cases/{caseId}/letter': ({ query }) => ({
      subject: `About {name} (${query?.['language']})`,
      body: 'Hello,\n{name} wrote something.',
      above,
    }),
    'POST desk/cases/{caseId}/letters': () => found,
  });
  await screen.findByText('A child reported this.');
  fireEvent.click(screen.getByRole('button', { name: 'Letter' }));
  expect(await screen.findByDisplayValue('About {name} (tr)')).toBeDefined();
  expect(screen.getAllByText('First name')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'The grown-up' }));
  expect(screen.getAllByText('First name')).toHaveLength(3);
  expect(screen.getByText(/Our answer:\s+Hello,/)).toBeDefined();
  type('Letter', 'Hello,\n{name} wrote something unkind.');
  press('Enter', { ctrlKey: true });
  await waitFor(() =>
    expect(desk.of('POST desk/cases/{caseId}/letters')).toMatchObject([
      {
        params: { caseId: '2207' },
        body: {
          to: 'grownUp',
          language: 'tr',
          subject: 'About {name} (tr)',
          body: 'Hello,\n{name} wrote something unkind.',
        },
      },
    ]),
  );
});

test('without an address no letter can be sent', async () => {
  open('senior', {
    'GET desk/cases/{caseId}': () => makeCase({ canWrite: false, letterLanguage: null }),
    'GET desk/cases/{caseId}/letter': () => ({
      subject: 'About {name}',
      body: 'Hello',
      above: noQuotes,
    }),
  });
  await screen.findByText('A child reported this.');
  fireEvent.click(screen.getByRole('button', { name: 'Letter' }));
  expect(await screen.findByText(/no address of the grown-up is known/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'The grown-up' }));
  expect(await screen.findByRole('button', { name: /Send letter/ })).toHaveProperty(
    'disabled',
    true,
  );
});

test('a report without an accused child allows no strike and no letter', async () => {
  open('senior', { 'GET desk/cases/{caseId}': () => makeCase({ group: 'report' }) });
  expect(await screen.findByText(/named nobody/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Strike' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Letter' })).toBeNull();
  expect(screen.getByRole('button', { name: /Close case/ })).toBeDefined();
});

test('closing a case asks for an outcome; if it is closed already, the note stays in the form', async () => {
  open('senior', { 'POST desk/cases/{caseId}/close': () => refuse(409, 'case_closed') });
  await screen.findByText('A child reported this.');
  press('c');
  fireEvent.click(screen.getByRole('button', { name: 'Nothing found' }));
  type('A last note, if you like', 'A joke between friends.');
  press('Enter', { ctrlKey: true });
  expect((await screen.findByRole('alert')).textContent).toBe('The case was closed meanwhile.');
  expect(screen.getByDisplayValue('A joke between friends.')).toBeDefined();
});

test('cases are filtered by state and searched; Enter opens one', async () => {
  const desk = renderDesk({
    as: { role: 'senior' },
    url: '/cases',
    answers: {
      ...answers,
      'GET desk/cases': ({ query }) => (query?.['show'] === 'closed' ? [] : [makeCaseItem()]),
    },
  });
  expect(await screen.findByText('Reported by 3 children')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Closed' }));
  expect(await screen.findByText('No case was closed.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText('Reported by 3 children');
  press('/');
  expect(document.activeElement).toBe(screen.getByLabelText('Find a case'));
  type('Find a case', 'Kestrel');
  await waitFor(() =>
    expect(desk.of('GET desk/cases').at(-1)?.query).toEqual({ show: 'open', q: 'Kestrel' }),
  );
  (document.activeElement as HTMLElement | null)?.blur();
  press('Enter');
  expect(await screen.findByRole('heading', { name: 'Case 2207' })).toBeDefined();
});

test('a missing case shows a message', async () => {
  open('senior', { 'GET desk/cases/{caseId}': () => refuse(404, 'not_found') });
  expect(await screen.findByText('There is no such case.')).toBeDefined();
});

test('a strike without an answer is retried with the same key; Escape discards no draft', async () => {
  let isOffline = true;
  const desk = open('senior', {
    'POST desk/cases/{caseId}/strikes': () => (isOffline ? refuse(0, 'network') : found),
  });
  await screen.findByText('A child reported this.');
  const form = () => fireEvent.click(screen.getByRole('button', { name: 'Strike' }));
  form();
  type('For what?', 'Unkind again.');
  press('Enter', { ctrlKey: true });
  await screen.findByRole('alert');
  press('Escape');
  form();
  expect(screen.getByDisplayValue('Unkind again.')).toBeDefined();
  isOffline = false;
  press('Enter', { ctrlKey: true });
  await waitFor(() => expect(screen.queryByLabelText('For what?')).toBeNull());
  const keys = desk.made
    .filter(({ key }) => key === 'POST desk/cases/{caseId}/strikes')
    .map(({ input }) => Reflect.get(input, 'idempotencyKey'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTypeOf('string');
  expect(keys[1]).toBe(keys[0]);
});

test('a form focuses its first field', async () => {
  open('senior', {
    'GET desk/cases/{caseId}/letter': () => ({ subject: 'About', body: 'Hello', above: noQuotes }),
  });
  await screen.findByText('A child reported this.');
  fireEvent.click(screen.getByRole('button', { name: 'Letter' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Template'));
  fireEvent.click(screen.getByRole('button', { name: 'Strike' }));
  expect(document.activeElement).toBe(screen.getByLabelText('For what?'));
});

test('severe texts of a case are folded until they are opened', async () => {
  open('lead', { 'GET desk/cases/{caseId}': () => makeCase({ severity: 3 }) });
  await screen.findByText('A child reported this.');
  expect(screen.queryByText(/You are bad at this game/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Open 2 texts, severity 3' }));
  expect(screen.getByText(/You are bad at this game/)).toBeDefined();
});

test('SCHOOL-32 a case shows replies to its letters as text, and marks one from another address', async () => {
  const text = 'We talked.\n<b>Thank you</b>';
  const same = { kind: 'reply', reason: null, page: null, strike: null } as const;
  const at = '2026-11-20T10:00:00.000Z';
  const events = [
    { ...same, at, by: 'Grown-up', text, context: [] },
    { ...same, at, by: 'Unknown sender', text: 'Call me', context: [] },
  ];
  open('senior', { 'GET desk/cases/{caseId}': () => makeCase({ events }) });
  expect(await screen.findAllByText('Reply to the letter')).toHaveLength(2);
  const eventOf = (words: RegExp) => screen.getByText(words).parentElement?.textContent;
  expect(eventOf(/We talked\.\s*<b>Thank you<\/b>/)).toContain('by Grown-up');
  expect(eventOf(/Call me/)).toContain('Not the address we wrote to');
});
