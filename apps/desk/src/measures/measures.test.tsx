import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Answers, press, refuse, renderDesk } from '../testing/fake-desk.tsx';
import { makeCase } from '../testing/makers/cases.ts';
import { makeMeasure, makeObjection } from '../testing/makers/measures.ts';

const set = 'POST desk/cases/{caseId}/measures' as const;
const answer = 'POST desk/measures/{measureId}/answer' as const;
const note = 'Third time to the same child in a week.';

const open = (url: string, more: Answers = {}) =>
  renderDesk({
    as: { role: 'senior' },
    url,
    queue: { openObjections: 1 },
    answers: {
      'GET desk/cases/{caseId}': () => makeCase(),
      'GET desk/measures': () => [],
      [set]: () => makeMeasure(),
      [answer]: () => makeMeasure({ state: 'unfair' }),
      ...more,
    },
  });
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const details = () => screen.findByLabelText('Measure');

test('SAFE2-84 from a case, by keyboard, an adult pauses the writing of a child with a reason, a note and its text', async () => {
  const desk = open('/cases/2207');
  await screen.findByRole('button', { name: /^Measures/ });
  press('b');
  await screen.findByText('Measures for Kestrel 310');
  fireEvent.click(screen.getByText('Teach'));
  expect(await screen.findByText('The child reads the rule. Nothing stops.')).toBeDefined();
  fireEvent.click(screen.getByText('Pause writing'));
  expect(await screen.findByText(/Stops messages, DigiPosts and statuses/)).toBeDefined();
  fireEvent.click(screen.getByText('3 days'));
  type('For', 'leavesOut');
  type('Text that the child reads again', 's-2');
  type('Note for the case', 'Too short');
  press('Enter', { ctrlKey: true });
  expect(desk.of(set)).toEqual([]);
  type('Note for the case', note);
  press('Enter', { ctrlKey: true });
  await waitFor(() => expect(desk.of(set)).toHaveLength(1));
  expect(desk.of(set)[0]).toMatchObject({
    params: { caseId: '2207' },
    body: { kind: 'pauseWriting', days: 3, reason: 'leavesOut', note, submissionId: 's-2' },
  });
});

test('SAFE2-84 a measure that was not stored keeps its note, and is sent again', async () => {
  let isDown = true;
  const desk = open('/measures/2207', {
    [set]: () => (isDown ? refuse(503, 'unavailable') : makeMeasure()),
  });
  await screen.findByText('Measures for Kestrel 310');
  type('Note for the case', note);
  press('Enter', { ctrlKey: true });
  expect(await screen.findByText(/Something went wrong on our side/)).toBeDefined();
  isDown = false;
  press('Enter', { ctrlKey: true });
  await waitFor(() => expect(desk.of(set)).toHaveLength(2));
  const [first, second] = desk.of(set);
  expect(second).toEqual(first);
});

test('a key that is pressed while another measure is ended neither sets this one nor leaves the page', async () => {
  const desk = open('/measures/2207', { 'GET desk/measures': () => [makeMeasure()] });
  await screen.findByText('Measures for Kestrel 310');
  await details();
  type('Note for the case', note);
  const field = screen.getByLabelText(/Why it ends now/);
  field.focus();
  press('Enter', { ctrlKey: true });
  press('Escape');
  expect(desk.of(set)).toEqual([]);
  expect(field.isConnected).toBe(true);
  field.blur();
  press('Escape');
  await vi.waitFor(() => expect(window.location.pathname).toBe('/desk/cases/2207'), 120_000);
});

test('one missing character of the note is counted as one', async () => {
  open('/measures/2207');
  await screen.findByText('Measures for Kestrel 310');
  type('Note for the case', 'Third time this wee');
  expect(screen.getByText('1 more character in the note.')).toBeDefined();
});

test('SAFE2-86 a pause of more than a week asks a second adult, who starts it', async () => {
  const desk = open('/measures/2207', {
    'GET desk/measures': () => [
      makeMeasure({ days: 14, state: 'waits', until: null, mayConfirm: true }),
    ],
    'POST desk/measures/{measureId}/confirm': () => makeMeasure({ days: 14 }),
  });
  await screen.findByText('Measures for Kestrel 310');
  fireEvent.click(screen.getByText('14 days'));
  expect(screen.getByRole('button', { name: /Ask a second adult/ })).toBeDefined();
  fireEvent.click(within(await details()).getByText('Yes, start the 14 days'));
  const confirm = 'POST desk/measures/{measureId}/confirm';
  await waitFor(() => expect(desk.of(confirm)).toEqual([{ params: { measureId: 'm-1' } }]));
});

test('SAFE2-88 the list shows what a child says; another person answers it, the one who set it cannot', async () => {
  const asked = makeMeasure({ objection: makeObjection() });
  const own = makeMeasure({ measureId: 'm-2', objection: makeObjection({ mayAnswer: false }) });
  const desk = open('/measures', { 'GET desk/measures': () => [asked, own] });
  const aside = await details();
  const link = within(screen.getByRole('navigation')).getByTitle('Measures');
  expect(within(link).getByText('1')).toBeDefined();
  expect(within(aside).getByText('It was a joke')).toBeDefined();
  expect(within(aside).getByText('He laughed too.')).toBeDefined();
  type('Your words to the child, short and kind', ' You were right. ');
  fireEvent.click(within(aside).getByText('It was not fair, end it'));
  await waitFor(() => expect(desk.of(answer)).toHaveLength(1));
  expect(desk.of(answer)[0]).toMatchObject({
    params: { measureId: 'm-1' },
    body: { isFair: false, text: 'You were right.' },
  });
  press('j');
  expect(await screen.findByText(/Another person answers/)).toBeDefined();
  expect(screen.queryByLabelText(/Your words to the child/)).toBeNull();
});

test('SAFE2-84 a measure is taken back with a note', async () => {
  const end = 'POST desk/measures/{measureId}/end' as const;
  const desk = open('/measures', {
    'GET desk/measures': () => [makeMeasure()],
    [end]: () => makeMeasure({ state: 'takenBack' }),
  });
  const aside = await details();
  fireEvent.click(within(aside).getByText('Take it back'));
  expect(desk.of(end)).toEqual([]);
  type(/Why it ends now/, note);
  fireEvent.click(within(aside).getByText('Take it back'));
  await waitFor(() =>
    expect(desk.of(end)).toMatchObject([{ params: { measureId: 'm-1' }, body: { note } }]),
  );
});
