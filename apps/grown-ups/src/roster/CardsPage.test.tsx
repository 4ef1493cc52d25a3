import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, classPage, renderApp, sayYes } from '../testing/fake-app.tsx';
import { asksAtReload, stepBack } from '../testing/leaving.ts';

const CARDS = 'POST grown-ups/roster/classes/{classId}/cards';
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const isHere = () => screen.queryAllByText('1. cat').length > 0;

/** The page of the cards of a class in which the only child has a card. */
async function openPage(answers: Answers = {}) {
  const app = renderApp({
    url: '/classes/c1/cards',
    answers: {
      [CARDS]: () => ({
        classCode: 'H7K4MP',
        cards: [{ childId: 'k1', name: 'Ela', pictures: ['cat', 'sun', 'cow'], badge: null }],
      }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Sign-in cards of 3B' });
  return app;
}

/** Makes new cards, which are seen only now. */
async function makeCards(badge: string | null = null) {
  const made = { childId: 'k1', name: 'Ela', pictures: ['cat' as const], badge };
  const answers = { [CARDS]: () => ({ classCode: 'H7K4MP', cards: [made] }) };
  const app = await openPage(badge === null ? {} : answers);
  press('All (1)');
  press('Make 1 card');
  sayYes('Make 1 card');
  await screen.findByRole('button', { name: 'I have kept them' });
  return app;
}

test('CLASS-05 nobody who has a card is preselected, and old cards end only after a question', async () => {
  const app = await openPage();
  expect(screen.getByText(/Everybody has a card/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Make 0 cards' })).toHaveProperty('disabled', true);
  press('All (1)');
  press('Make 1 card');
  const question = screen.getByRole('dialog');
  expect(question.textContent).toContain('The old card of 1 child stops working');
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(app.of(CARDS)).toEqual([]);
  press('Make 1 card');
  sayYes('Make 1 card');
  expect(await screen.findByRole('heading', { name: 'Their pictures, once' })).toBeDefined();
  expect(app.of(CARDS)).toEqual([{ params: { classId: 'c1' }, body: { children: ['k1'] } }]);
});

test('CLASS-05 a first card is made without a question', async () => {
  const [ela] = classPage.people;
  await openPage({
    'GET grown-ups/classes/{classId}': () => ({
      ...classPage,
      people: ela ? [{ ...ela, hasCard: false }] : [],
    }),
  });
  press('Make 1 card');
  expect(await screen.findByRole('heading', { name: 'Their pictures, once' })).toBeDefined();
});

test('CLASS-02 leaving new cards that nobody has kept asks first: by a link, by going back, by signing out', async () => {
  const app = await makeCards();
  expect(asksAtReload()).toBe(true);
  for (const go of [
    () => follow('Progress'),
    () => follow('School'),
    stepBack,
    () => press('Sign out'),
  ]) {
    go();
    expect(screen.getByRole('dialog').textContent).toContain('shown only now');
    press('Cancel');
    expect(isHere()).toBe(true);
  }
  expect(app.of('POST grown-ups/sign-out')).toEqual([]);
  follow('Progress');
  sayYes('Leave the page');
  expect(isHere()).toBe(false);
  expect(window.location.pathname).toBe('/grown-ups/classes/c1/progress');
  expect(asksAtReload()).toBe(false);
});

test('CLASS-02 a step back that is confirmed leads to the page before', async () => {
  await makeCards();
  act(() => {
    window.history.replaceState(null, '', '/grown-ups/classes');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(window.location.pathname).toBe('/grown-ups/classes/c1/cards');
  sayYes('Leave the page');
  expect(window.location.pathname).toBe('/grown-ups/classes');
  expect(isHere()).toBe(false);
});

test('CLASS-02 cards that are kept are left without a question; a print dialog may have been cancelled', async () => {
  await makeCards();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(asksAtReload()).toBe(true);
  press('I have kept them');
  expect(asksAtReload()).toBe(false);
  follow('School');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isHere()).toBe(false);
});

test('CLASS-34 the question about pictures that are not on paper is whether the children know them', async () => {
  await makeCards('secret-of-ela');
  follow('School');
  expect(screen.getByRole('dialog').textContent).toContain('Have you told them?');
});

test.each(['cards', 'import'])('CLASS-01 the page %s has the pages of the class', async part => {
  renderApp({ url: `/classes/c1/${part}` });
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of the class' }));
  const [first] = pages.getAllByRole('link');
  expect(first?.getAttribute('href')).toBe('/grown-ups/classes/c1');
});
