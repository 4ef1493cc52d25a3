import type { ClassPair } from '@digipals/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, refuse, renderApp, sayYes } from '../testing/fake-app.tsx';

const PAIRS = 'GET grown-ups/classes/{classId}/pairs';
const AGREE = 'POST grown-ups/classes/{classId}/pairs/{pairId}/agree';
const END = 'DELETE grown-ups/classes/{classId}/pairs/{pairId}';

const other = { className: '4/A', schoolName: 'Papatya', country: 'tr', children: 24 };
const asked: ClassPair = { pairId: 'p1', state: 'asked', classCode: 'ABCDEF', other: null };
const asks: ClassPair = { pairId: 'p1', state: 'asks', classCode: null, other };
const paired: ClassPair = { ...asks, state: 'paired' };

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Opens the pairs of a class. @returns the app, and what another adult does meanwhile */
async function open(first: ClassPair, answers: Answers = {}) {
  let now: ClassPair[] = [first];
  const app = renderApp({
    url: '/classes/c1/pairs',
    answers: { [PAIRS]: () => now, [AGREE]: () => ({}), [END]: () => ({}), ...answers },
  });
  await screen.findByRole('heading', { name: first.other?.className ?? 'You asked ABCDEF' });
  return {
    app,
    meanwhile: (next: ClassPair[]) => {
      now = next;
    },
  };
}

test('CLASS-27 every page of a class says that another class asks to be paired', async () => {
  renderApp({
    url: '/classes/c1',
    answers: { [PAIRS]: () => [asks, { ...paired, pairId: 'p2' }] },
  });
  expect(await screen.findByRole('link', { name: 'Paired classes 1 asks' })).toBeDefined();
});

test('CLASS-27 the page shows who asked since another page of the class was opened', async () => {
  let now: ClassPair[] = [paired];
  renderApp({ url: '/classes/c1', answers: { [PAIRS]: () => now } });
  const link = await screen.findByRole('link', { name: /^Paired classes/ });
  now = [asks];
  fireEvent.click(link);
  expect(await screen.findByRole('button', { name: 'Agree' })).toBeDefined();
});

test('CLASS-27 a pair is ended only after a question, which says what stays', async () => {
  const { app, meanwhile } = await open(paired);
  expect(screen.queryByText(/no longer suggested/)).toBeNull();
  press('End the pair');
  const question = within(screen.getByRole('dialog', { name: 'End the pair: 4/A' }));
  expect(question.getByText(/Friendships stay/)).toBeDefined();
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(app.of(END)).toEqual([]);
  app.answer(END, () => {
    meanwhile([]);
    return {};
  });
  press('End the pair');
  sayYes('End the pair', 'End the pair: 4/A');
  expect(await screen.findByText('No paired class yet')).toBeDefined();
  expect(app.of(END)).toEqual([
    { params: { classId: 'c1', pairId: 'p1' }, query: { state: 'paired' } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

const gone = () => refuse(404, 'not_found');
const agreed = () => refuse(409, 'already_paired');
test.each([
  ['Take back', asked, agreed, [paired], 'Paired'],
  ['Agree', asks, gone, [], 'No paired class yet'],
  ['Decline', asks, gone, [], 'No paired class yet'],
  ['Decline', asks, agreed, [paired], 'Paired'],
] as const)(
  'CLASS-27 CLASS-41 "%s" does nothing when another teacher was quicker, and the page shows how it is now',
  async (act, before, refusal, after, shown) => {
    const { app, meanwhile } = await open(before, { [AGREE]: refusal, [END]: refusal });
    meanwhile([...after]);
    press(act);
    expect(await screen.findByText(shown)).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('was quicker');
    const seen = act === 'Agree' ? {} : { query: { state: before.state } };
    const made = { params: { classId: 'c1', pairId: 'p1' }, ...seen };
    expect([...app.of(AGREE), ...app.of(END)]).toEqual([made]);
  },
);

test('CLASS-41 a request that became a pair meanwhile is ended only after the question', async () => {
  const { app, meanwhile } = await open(asked, { [END]: agreed });
  meanwhile([paired]);
  press('Take back');
  fireEvent.click(await screen.findByRole('button', { name: 'End the pair' }));
  expect(screen.queryByText(/was quicker/)).toBeNull();
  expect(app.of(END)).toHaveLength(1);
  app.answer(END, () => {
    meanwhile([]);
    return {};
  });
  sayYes('End the pair', 'End the pair: 4/A');
  expect(await screen.findByText('No paired class yet')).toBeDefined();
  expect(app.of(END)[1]).toMatchObject({ query: { state: 'paired' } });
});

test('CLASS-41 the question closes when the other teacher has ended the pair', async () => {
  const { meanwhile } = await open(paired, { [END]: gone });
  meanwhile([]);
  press('End the pair');
  sayYes('End the pair', 'End the pair: 4/A');
  expect(await screen.findByText('No paired class yet')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('was quicker');
});

test('CLASS-45 a class’s own code is named as such, and stays to be changed', async () => {
  await open(paired, {
    'POST grown-ups/classes/{classId}/pairs': () => refuse(409, 'own_class'),
  });
  fireEvent.change(screen.getByLabelText('Code of the other class'), {
    target: { value: 'h7k 4mp' },
  });
  press('Ask this class');
  expect((await screen.findByRole('alert')).textContent).toContain('your own class');
  expect(screen.getByLabelText('Code of the other class')).toHaveProperty('value', 'h7k 4mp');
});

test('CLASS-27 without a connection the pair stays, and the question says why', async () => {
  await open(paired, { [END]: () => refuse(0, 'offline') });
  press('End the pair');
  sayYes('End the pair', 'End the pair: 4/A');
  const question = within(screen.getByRole('dialog'));
  expect((await question.findByRole('alert')).textContent).toContain('Nothing was lost');
  expect(screen.getByText('Paired')).toBeDefined();
});
