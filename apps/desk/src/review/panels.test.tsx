import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { press } from '../testing/fake-desk.tsx';
import { makeCard, makeNext } from '../testing/makers/cards.ts';
import { dealing, decisionsOf, heading, loadTexts, openCard } from '../testing/reading.ts';

beforeAll(() => loadTexts('gb'), 60_000);
afterEach(() => vi.restoreAllMocks());

const edit = (value: string) =>
  fireEvent.change(screen.getByLabelText('Text to deliver'), { target: { value } });
const send = () => screen.getByRole('button', { name: /Deliver with this edit/ });

test('SAFE-01 an edit is measured in words and characters, and cannot be sent if either is too large', async () => {
  const word = 'x'.repeat(60);
  const desk = await openCard(dealing(makeCard({ text: word, signals: [] }), makeNext()));
  press('e');
  edit('y'.repeat(60));
  expect(screen.getByText('1 word and 60 characters changed, of at most 3 and 40')).toBeDefined();
  expect(screen.getByText(/return it instead/)).toBeDefined();
  expect(send()).toHaveProperty('disabled', true);
  press('Enter', { ctrlKey: true });
  expect(decisionsOf(desk)).toEqual([]);
  edit(`${word.slice(0, 20)}${'y'.repeat(40)} `);
  expect(screen.getByText('1 word and 40 characters changed, of at most 3 and 40')).toBeDefined();
  expect(send()).toHaveProperty('disabled', false);
  press('Enter', { ctrlKey: true });
  await heading('Plover 233 to Finch 18');
  expect(decisionsOf(desk)).toMatchObject([{ editedText: word.slice(0, 20) + 'y'.repeat(40) }]);
});

test('an edit beyond the maximum length shows an error at once', async () => {
  await openCard(dealing(makeCard({ text: `${'ab '.repeat(166)}a`, signals: [] })));
  press('e');
  edit(`${'ab '.repeat(166)}abcd`);
  expect(screen.getByText('A text has at most 500 characters.')).toBeDefined();
  expect(send()).toHaveProperty('disabled', true);
});

test.each([
  ['post', 'own wall', 'We can’t show your DigiPost.'],
  ['status', 'own profile', 'We can’t show your status.'],
] as const)(
  'SAFE-05 previews what a child sees of its returned or withheld %s',
  async (kind, place, words) => {
    await openCard(dealing(makeCard({ kind, to: null })));
    expect(screen.getByRole('heading', { name: `Otter 417 to ${place}` })).toBeDefined();
    press('r');
    expect(await screen.findByText("It came back. Let's mend it!")).toBeDefined();
    press('Escape');
    press('w');
    expect(await screen.findByText(new RegExp(words.replace('’', "['’]")))).toBeDefined();
    press('Escape');
    press('e');
    edit('Hi! My name is Elif and I have a dog.');
    expect(screen.queryByText(/has it/)).toBeNull();
  },
);

test('previews an edited status', async () => {
  await openCard(dealing(makeCard({ kind: 'status', to: null, text: 'I has a dog', signals: [] })));
  press('e');
  edit('I have a dog');
  expect(await screen.findByText('We mended 1 word for you.')).toBeDefined();
});

test.each([
  ['message', /We took your message away/],
  ['post', /We took your DigiPost away/],
] as const)(
  'SAFE-06 a delivered %s can be withheld, and its author is notified',
  async (kind, words) => {
    await openCard(dealing(makeCard({ kind, isDelivered: true })), { as: { role: 'lead' } });
    press('w');
    expect(screen.getByText('Take back', { selector: 'b' })).toBeDefined();
    expect(screen.getByText('It disappears for both, and cannot be changed')).toBeDefined();
    expect(
      screen.getByText('What was delivered is taken back: it disappears for both.'),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: /^Take it back/ })).toBeDefined();
    expect(screen.queryByText(/never delivered/)).toBeNull();
    expect(await screen.findByText(words)).toBeDefined();
  },
);

test('an undelivered text is withheld, and returning it is suggested', async () => {
  await openCard(dealing(makeCard()));
  press('w');
  expect(screen.getByText('It is never delivered, and cannot be changed')).toBeDefined();
  expect(screen.getByText('If the child could correct it, return it instead.')).toBeDefined();
  expect(await screen.findByText('Heron 92 will not get this message.')).toBeDefined();
});
