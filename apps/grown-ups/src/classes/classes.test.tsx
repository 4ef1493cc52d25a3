import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { classPage, refuse, renderApp } from '../testing/fake-app.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string, place = 0) => {
  const field = screen.getAllByLabelText(label)[place];
  if (!field) throw new Error(`no field ${label}`);
  fireEvent.change(field, { target: { value } });
};
const open = async (answers = {}) => {
  const app = renderApp({ url: '/classes/c1', answers });
  await screen.findByRole('heading', { name: '3B' });
  return app;
};

test('CLASS-01 a class code is shown in two groups, beside each child and its state', async () => {
  await open();
  expect(screen.getByText('H7K 4MP')).toBeDefined();
  const tile = screen.getByRole('button', { name: /Ela/ });
  expect(tile.textContent).toContain('Card not used yet');
  expect(tile.textContent).toContain('Learns without friends');
});

test('CLASS-02 typed children get cards whose pictures are shown once, with their words', async () => {
  const app = await open({
    'POST grown-ups/classes/{classId}/children': () => ({
      cards: [{ childId: 'k2', name: 'Can', pictures: ['cat', 'sun', 'cat'], badge: null }],
    }),
  });
  press('Add children');
  type('First name', ' Can ');
  type('Birth month', '2018-05');
  press('One more child');
  press('Make 1 card');
  const heading = await screen.findByRole('heading', { name: 'Can' });
  const card = heading.closest('li') as HTMLElement;
  const words = within(card).getAllByRole('listitem');
  expect(words.map(({ textContent }) => textContent)).toEqual(['1. cat', '2. sun', '3. cat']);
  expect(screen.getByText(/student\?class=H7K4MP/)).toBeDefined();
  expect(app.of('POST grown-ups/classes/{classId}/children')).toEqual([
    {
      params: { classId: 'c1' },
      body: { children: [{ name: 'Can', birth: { year: 2018, month: 5 }, language: 'tr' }] },
    },
  ]);
  press('I have kept them');
  expect(await screen.findByRole('heading', { name: '3B' })).toBeDefined();
  expect(screen.queryByText('1. cat')).toBeNull();
});

test.each([
  ['Can', '2018-13', /year and month/],
  ['<b>', '', /letters/],
])('CLASS-03 a child typed as "%s", %s is not sent, and says why', async (name, birth, words) => {
  const app = await open();
  press('Add children');
  type('First name', name);
  type('Birth month', birth);
  press('Make 1 card');
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(app.of('POST grown-ups/classes/{classId}/children')).toEqual([]);
});

test.each([
  ['name_taken', /in the class already: Can/],
  ['class_full', /at most 60/],
  ['offline', /Nothing was lost/],
] as const)('CLASS-03 after %s what was typed stays', async (code, words) => {
  await open({
    'POST grown-ups/classes/{classId}/children': () => refuse(409, code, 'Can'),
  });
  press('Add children');
  type('First name', 'Can');
  press('Make 1 card');
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Can');
});

test('CLASS-07 a child that left is listed apart and can come back with a new card', async () => {
  const [ela] = classPage.people;
  const left = { ...ela, leftAt: '2026-11-20T09:00:00Z', hasCard: false };
  const app = await open({
    'GET grown-ups/classes/{classId}': () => ({ ...classPage, people: [left] }),
    'POST grown-ups/children/{childId}/return': () => ({
      childId: 'k1',
      name: 'Ela',
      pictures: ['cow', 'duck', 'sun'],
      badge: null,
    }),
  });
  expect(screen.getByText(/Nobody here yet/)).toBeDefined();
  press(/Ela/);
  press('Is back, new card');
  // Once to be looked at, once to be printed.
  expect(await screen.findAllByText('2. duck')).toHaveLength(2);
  expect(app.of('POST grown-ups/children/{childId}/return')).toEqual([
    { params: { childId: 'k1' } },
  ]);
});

test('CLASS-34 a card with a badge shows neither class code nor pictures; the teacher reads the picture once', async () => {
  const cardKind = 'badgeAndPicture';
  const app = await open({
    'GET grown-ups/classes/{classId}': () => ({ ...classPage, cardKind }),
    'POST grown-ups/children/{childId}/card': () => ({
      ...{ childId: 'k1', name: 'Ela', pictures: ['cow'], badge: 'secret-of-ela' },
    }),
  });
  press(/Ela/);
  press('New card');
  // Once to be looked at, once to be printed.
  expect(await screen.findAllByText('My badge')).toHaveLength(2);
  const cards = [...document.querySelectorAll('li:has(header)')];
  for (const card of cards) {
    expect(card.textContent).not.toMatch(/H7K|cow/);
    expect(card.textContent).toContain('Show the QR code');
  }
  const known = screen.getByRole('heading', { name: 'The picture of each child' });
  expect(known.closest('section')?.textContent).toContain('Ela: cow');
  expect(document.body.innerHTML).not.toContain('secret-of-ela');
  expect(app.of('POST grown-ups/children/{childId}/card')).toHaveLength(1);
});

test('CLASS-30 CLASS-31 a teacher chooses badges on the page of cards, and takes a badge back', async () => {
  const [ela] = classPage.people;
  const app = await open({
    'GET grown-ups/classes/{classId}': () => ({
      ...classPage,
      people: ela ? [{ ...ela, hasBadge: true }] : [],
    }),
    'DELETE grown-ups/children/{childId}/badge': () => ({}),
    'PUT grown-ups/classes/{classId}/cards': () => classPage,
  });
  press(/Ela/);
  press('Take the badge back');
  await act(async () => undefined);
  expect(app.of('DELETE grown-ups/children/{childId}/badge')).toEqual([
    { params: { childId: 'k1' } },
  ]);
  act(() => app.services.location.go('/classes/c1/cards'));
  const choice = await screen.findByLabelText('What new cards have');
  fireEvent.change(choice, { target: { value: 'badge' } });
  await act(async () => undefined);
  expect(app.of('PUT grown-ups/classes/{classId}/cards')).toEqual([
    { params: { classId: 'c1' }, body: { cardKind: 'badge' } },
  ]);
});
