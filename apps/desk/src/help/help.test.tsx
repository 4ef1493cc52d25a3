import type { HelpCase, HelpItem } from '@digipals/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, press, refuse, renderDesk } from '../testing/fake-desk.tsx';
import { makeCase } from '../testing/makers/cases.ts';
import { minutes } from '../testing/makers/people.ts';

afterEach(() => vi.unstubAllEnvs());

const item: HelpItem = {
  caseId: '2216',
  child: { pseudonym: 'Wren 58', ageBand: 2, speaks: 'gb' },
  picture: 'hurts',
  sentAt: minutes(-7),
  readAt: null,
  answeredAt: null,
  waitsSince: minutes(-7),
  mail: { state: 'sent', tries: 1 },
};
const line = {
  ...{ by: null, from: null, says: null, text: null, notFor: null, readAt: null },
  isTakenBack: false,
};
const help: HelpCase = {
  ...item,
  lines: [
    { ...line, lineId: 'l1', picture: 'hurts', at: minutes(-7) },
    {
      ...line,
      lineId: 'l2',
      picture: null,
      text: 'My dad hits me',
      notFor: ['dad'],
      at: minutes(-6),
    },
  ],
  notFor: ['dad'],
  isEnded: false,
  ownName: null,
  home: { isOpen: false, keptUntil: null, basis: null, by: null, second: null, waiting: null },
  contacts: [
    {
      kind: 'safeguarding',
      name: 'Helen Marsh',
      phone: '020 7946 0101',
      hours: 'Monday to Friday',
      verifiedAt: '2026-11-02T10:00:00.000Z',
    },
  ],
};
const found = makeCase({
  caseId: '2216',
  group: 'help',
  severity: 3,
  state: 'withLead',
  events: [],
});
const open = (more: Answers = {}, url = '/cases/2216') =>
  renderDesk({
    as: { role: 'lead' },
    url,
    answers: {
      'GET desk/help': () => [item],
      'GET desk/cases/{caseId}': () => found,
      'GET desk/cases/{caseId}/help': () => help,
      ...more,
    },
  });
const lines = 'POST desk/cases/{caseId}/help/lines' as const;
const type = (label: string | RegExp, value: string) => {
  const field = screen.getByLabelText(label);
  field.focus();
  fireEvent.change(field, { target: { value } });
};
const answer = () => screen.getByLabelText('Your answer');

test('SAFE2-51 a lead sees who waits, for how long, and how many in the list of pages', async () => {
  open({}, '/help');
  const row = (await screen.findByText('Wren 58')).closest('tr') as HTMLElement;
  const name = within(row).getByRole('link', { name: 'Someone hurts me' });
  expect(name.getAttribute('href')).toBe('/desk/cases/2216');
  expect(within(row).getByText('Not read, 7 min')).toBeDefined();
  expect(within(row).getByText('Leads were mailed')).toBeDefined();
  const link = within(screen.getByRole('navigation')).getByTitle('Help');
  expect(within(link).getByText('1')).toBeDefined();
});

test('SAFE2-48 a mail server that is down is shown at the desk', async () => {
  const mail = { state: 'waiting', tries: 4 } as const;
  open({ 'GET desk/help': () => [{ ...item, mail }] }, '/help');
  expect(await screen.findByText('Mail does not go out, tried 4 times')).toBeDefined();
  expect(screen.getByText('A lead was not mailed.')).toBeDefined();
});

test('a mail that was tried once is said to be so', async () => {
  const mail = { state: 'waiting', tries: 1 } as const;
  open({ 'GET desk/help': () => [{ ...item, mail }] }, '/help');
  expect((await screen.findByText(/^Mail does not go out/)).textContent).toMatch(/tried 1 time$/);
});

test('SAFE2-50 a lead answers under its name; the same answer after a lost connection is one line', async () => {
  let isDown = true;
  const desk = open({
    'POST desk/cases/{caseId}/help/lines': () => (isDown ? refuse(503, 'unavailable') : help),
  });
  expect(await screen.findByText('My dad hits me')).toBeDefined();
  type(/Your first name/, 'Dana');
  type('Your answer', 'It is not your fault.');
  press('Enter', { ctrlKey: true });
  await waitFor(() => expect(desk.of('POST desk/cases/{caseId}/help/lines')).toHaveLength(1));
  isDown = false;
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Send to Wren 58/ })).toHaveProperty(
      'disabled',
      false,
    ),
  );
  press('Enter', { ctrlKey: true });
  await waitFor(() => expect(desk.of('POST desk/cases/{caseId}/help/lines')).toHaveLength(2));
  const [first, second] = desk.of('POST desk/cases/{caseId}/help/lines');
  expect(second).toEqual(first);
  expect(first).toMatchObject({ body: { name: 'Dana', text: 'It is not your fault.' } });
});

test('an answer that was changed after a lost connection is another line, and not lost', async () => {
  const desk = open({
    'POST desk/cases/{caseId}/help/lines': () => refuse(503, 'unavailable'),
  });
  await screen.findByText('My dad hits me');
  type(/Your first name/, 'Dana');
  const lines = () => desk.of('POST desk/cases/{caseId}/help/lines');
  for (const [place, text] of ['I read it.', 'I read it. Are you safe now?'].entries()) {
    type('Your answer', text);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Send to/ })).toHaveProperty('disabled', false),
    );
    press('Enter', { ctrlKey: true });
    await waitFor(() => expect(lines()).toHaveLength(place + 1));
  }
  const ids = lines().map(({ body }) => (body as { lineId: string }).lineId);
  expect(new Set(ids).size).toBe(2);
});

test('the first answer leaves the field before the case is read again, so that it is not sent twice', async () => {
  const reads = [Promise.resolve(found)];
  const read = Promise.withResolvers<typeof found>();
  let current = help;
  const desk = open({
    'GET desk/cases/{caseId}': () => reads.shift() ?? read.promise,
    'GET desk/cases/{caseId}/help': () => current,
    [lines]: () => {
      current = { ...help, ownName: 'Dana' };
      return current;
    },
  });
  await screen.findByText('My dad hits me');
  type(/Your first name/, 'Dana');
  type('Your answer', 'It is not your fault.');
  press('Enter', { ctrlKey: true });
  await vi.waitFor(() => expect(answer()).toHaveProperty('value', ''), 120_000);
  expect(document.activeElement).toBe(answer());
  read.resolve(found);
  type('Your answer', 'Are you safe now?');
  const send = () => screen.getByRole('button', { name: /Send to/ });
  await vi.waitFor(() => expect(send()).toHaveProperty('disabled', false), 120_000);
  press('Enter', { ctrlKey: true });
  await vi.waitFor(() => expect(desk.of(lines)).toHaveLength(2), 120_000);
  expect(desk.of(lines)[1]).toMatchObject({ body: { name: 'Dana', text: 'Are you safe now?' } });
});

test('what is typed while an answer is sent stays in the field', async () => {
  const sent = Promise.withResolvers<HelpCase>();
  const desk = open({ [lines]: () => sent.promise });
  await screen.findByText('My dad hits me');
  type(/Your first name/, 'Dana');
  type('Your answer', 'I read it.');
  press('Enter', { ctrlKey: true });
  await vi.waitFor(() => expect(desk.of(lines)).toHaveLength(1), 120_000);
  type('Your answer', 'I read it. Are you safe now?');
  sent.resolve(help);
  await vi.waitFor(() => expect(answer()).toHaveProperty('value', 'Are you safe now?'), 120_000);
});

test('Ctrl+Enter sends what has the focus: the answer to the child, the letter, or nothing', async () => {
  const letter = 'POST desk/cases/{caseId}/letters' as const;
  const desk = open({
    'GET desk/cases/{caseId}/letter': () => ({
      subject: 'About {name}',
      body: 'Hello',
      above: { grownUp: '', safeguarding: '', deputy: '' },
    }),
    [letter]: () => found,
    [lines]: () => help,
  });
  await screen.findByText('My dad hits me');
  fireEvent.click(screen.getByRole('button', { name: 'Letter' }));
  fireEvent.click(await screen.findByRole('button', { name: 'School, deputy' }));
  await screen.findByLabelText('Letter');
  type(/Your first name/, 'Dana');
  type('Your answer', 'It is not your fault.');
  type(/Basis of your decision/, 'She fears her father.');
  press('Enter', { ctrlKey: true });
  expect([desk.of(lines), desk.of(letter)]).toEqual([[], []]);
  answer().focus();
  press('Enter', { ctrlKey: true });
  await vi.waitFor(() => expect(desk.of(lines)).toHaveLength(1), 120_000);
  expect(desk.of(letter)).toEqual([]);
  screen.getByLabelText('Letter').focus();
  press('Enter', { ctrlKey: true });
  await vi.waitFor(() => expect(desk.of(letter)).toHaveLength(1), 120_000);
  expect(desk.of(lines)).toHaveLength(1);
});

test('SAFE2-52 the case cannot be closed and nobody can be struck while help is open', async () => {
  open();
  expect(await screen.findByRole('button', { name: /Close case/ })).toHaveProperty(
    'disabled',
    true,
  );
  expect(screen.queryByRole('button', { name: 'Strike' })).toBeNull();
  press('c');
  expect(screen.queryByText('Close the case')).toBeNull();
});

test('SAFE2-56 nobody is preselected: who the child named is not safe, and a letter asks for its recipient', async () => {
  const desk = open({
    'GET desk/cases/{caseId}/letter': () => ({
      subject: 'About {name}',
      body: 'Hello',
      above: { grownUp: '', safeguarding: '', deputy: '' },
    }),
    'POST desk/cases/{caseId}/letters': () => found,
  });
  const told = (await screen.findByRole('heading', { name: 'Who may be told' })).parentElement;
  expect(within(told as HTMLElement).getByText('Not safe')).toBeDefined();
  expect(within(told as HTMLElement).getByText(/Helen Marsh/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Letter' }));
  const send = await screen.findByRole('button', { name: /Send letter/ });
  expect(send).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'School, deputy' }));
  expect(send).toHaveProperty('disabled', false);
  fireEvent.click(send);
  await waitFor(() =>
    expect(desk.of('POST desk/cases/{caseId}/letters')).toMatchObject([{ body: { to: 'deputy' } }]),
  );
});

test('SAFE2-53 a longer time takes a basis, a day, which it lasts to the end of, and a second lead', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  const waiting = {
    ...{ decisionId: 'd1', opens: false, until: '2027-01-02T04:59:59.999Z' },
    ...{ basis: 'She fears her father.', by: 'Lead 02', mayConfirm: true },
  };
  const desk = open({
    'POST desk/cases/{caseId}/help/home': () => ({ ...help, home: { ...help.home, waiting } }),
    'POST desk/cases/{caseId}/help/home/{decisionId}': () => help,
  });
  const keep = await screen.findByRole('button', { name: 'Keep it until that day' });
  type(/Basis of your decision/, 'She fears her father.');
  expect(keep).toHaveProperty('disabled', true);
  type(/Longer, until/, '2027-01-01');
  fireEvent.click(keep);
  expect(await screen.findByText(/keep it from the family until 1 Jan 2027/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
  await waitFor(() =>
    expect(desk.of('POST desk/cases/{caseId}/help/home/{decisionId}')).toMatchObject([
      { params: { caseId: '2216', decisionId: 'd1' } },
    ]),
  );
  expect(desk.of('POST desk/cases/{caseId}/help/home')).toMatchObject([
    { body: { opens: false, until: waiting.until, basis: 'She fears her father.' } },
  ]);
});

test('SAFE2-123 what a child says after an answer is called so in the list', async () => {
  const again = { ...item, readAt: minutes(-6), answeredAt: minutes(-5), waitsSince: minutes(-2) };
  open({ 'GET desk/help': () => [again] }, '/help');
  expect(await screen.findByText('Wrote again, 2 min')).toBeDefined();
});

test('SAFE2-123 what a child says in several lines is one event, which does not name the child twice', async () => {
  const same = { text: null, reason: null, page: null, context: [], strike: null };
  const asked = { ...same, at: minutes(-7), by: 'Child', kind: 'helpAsked' } as const;
  const answered = { ...same, at: minutes(-5), by: 'Lead 01', kind: 'helpAnswered' } as const;
  const later = { ...asked, at: minutes(-3) };
  const events = [asked, asked, { ...asked, at: minutes(-6) }, answered, later, later];
  open({ 'GET desk/cases/{caseId}': () => ({ ...found, events }) });
  expect(await screen.findAllByText('The child asked for help')).toHaveLength(1);
  expect(screen.getAllByText('The child wrote again')).toHaveLength(1);
  expect(screen.queryByText('by Child')).toBeNull();
  expect(screen.getByText('by Lead 01')).toBeDefined();
});
