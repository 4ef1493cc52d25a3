import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { classPage, lead, refuse, renderApp, sayYes, school } from '../testing/fake-app.tsx';
import { asksAtReload, stepBack } from '../testing/leaving.ts';

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

/** Opens what a teacher can change of the child. */
const change = async () => {
  fireEvent.click(screen.getByRole('link', { name: /Ela/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Change or move' }));
};

test('CLASS-01 a class code is shown in two groups, beside each child and its state', async () => {
  await open();
  expect(screen.getByText('H7K 4MP')).toBeDefined();
  const tile = screen.getByRole('link', { name: /Ela/ });
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
  ['Can', '2080-05', /5 to 14 years old/],
  ['Can', '1996-05', /5 to 14 years old/],
  ['<b>', '', /begins with a letter/],
  ['x'.repeat(25), '', /at most 24 letters/],
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
  await change();
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
  await change();
  press('New card');
  expect(app.of('POST grown-ups/children/{childId}/card')).toEqual([]);
  sayYes('New card');
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
  await change();
  press('Take the badge back');
  sayYes('Take the badge back');
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

const CLASS = 'PUT grown-ups/classes/{classId}';
const CODE = 'POST grown-ups/classes/{classId}/code';

test('CLASS-01 CLASS-08 a new code and the archive ask first', async () => {
  const app = await open({ [CODE]: () => classPage, [CLASS]: () => classPage });
  press('Change the class');
  press('New class code');
  expect(app.of(CODE)).toEqual([]);
  sayYes('New class code');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.of(CODE)).toHaveLength(1);
  press('Change the class');
  press('Archive');
  expect(app.of(CLASS)).toEqual([]);
  sayYes('Archive');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.of(CLASS)).toMatchObject([{ body: { isArchived: true, className: '3B' } }]);
});

test('CLASS-08 an archived class says so, offers only what is possible, and is taken out at once', async () => {
  let isArchived = true;
  const app = await open({
    'GET grown-ups/classes/{classId}': () => ({ ...classPage, isArchived, people: [] }),
    [CLASS]: () => {
      isArchived = false;
      return classPage;
    },
  });
  expect(screen.getByRole('heading', { name: 'This class is archived' })).toBeDefined();
  expect(screen.queryByText(/Nobody here yet/)).toBeNull();
  for (const name of ['Add children', 'Bring a list', 'Live board', 'Cards']) {
    expect(screen.queryByText(name)).toBeNull();
  }
  press('Take out of the archive');
  await waitFor(() => expect(app.of(CLASS)).toMatchObject([{ body: { isArchived: false } }]));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Change the class'));
  expect(screen.queryByText('This class is archived')).toBeNull();
});

test('CLASS-02 the next line has the focus, so that names are typed one after the other', async () => {
  await open();
  press('Add children');
  const first = screen.getByLabelText('First name');
  first.focus();
  type('First name', 'Ela');
  fireEvent.submit(first);
  const names = screen.getAllByLabelText('First name');
  expect(names).toHaveLength(2);
  expect(document.activeElement).toBe(names[1]);
});

test('CLASS-02 typed names are not thrown away without a question', async () => {
  const app = await open();
  press('Add children');
  await screen.findByLabelText('First name');
  const pressEscape = () =>
    fireEvent.keyDown(screen.getByLabelText('First name'), { key: 'Escape', cancelable: true });
  const names = () => screen.queryByRole('dialog', { name: 'Add children' });
  pressEscape();
  expect(names()).toBeNull();
  press('Add children');
  type('First name', 'Can');
  const leaving = [
    pressEscape,
    () => fireEvent(names() as Element, new Event('cancel', { cancelable: true })),
    stepBack,
    () => act(() => app.services.location.go('/teachers')),
  ];
  for (const leave of leaving) {
    leave();
    const question = within(screen.getByRole('dialog', { name: 'Leave the page' }));
    expect(question.getByText(/not kept/)).toBeDefined();
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Can');
  }
  expect(asksAtReload()).toBe(true);
  pressEscape();
  sayYes('Leave the page');
  expect(names()).toBeNull();
  expect(asksAtReload()).toBe(false);
});

test('CLASS-40 children are found by name, and the choice is still there after a look at one', async () => {
  const [ela] = classPage.people;
  const people = ['Ada', 'Bo', 'Can', 'Duru', 'Efe', 'Fay', 'Gül', 'Han', 'İrem'].map(name => ({
    ...(ela as (typeof classPage.people)[0]),
    ...{ childId: name, name, hasCard: name !== 'Duru' },
  }));
  const app = await open({ 'GET grown-ups/classes/{classId}': () => ({ ...classPage, people }) });
  const names = () =>
    screen.queryAllByRole('link', { name: /Card not used yet/ }).map(tile => tile.textContent);
  expect(names()).toHaveLength(9);
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'card' } });
  expect(names()).toEqual([expect.stringContaining('Duru')]);
  expect(screen.getByRole('status').textContent).toBe('1 of 9 children');
  act(() => app.services.location.go('/classes/c1/children/Duru'));
  await screen.findByRole('heading', { name: 'Duru' });
  act(() => app.services.location.go('/classes/c1'));
  expect(names()).toHaveLength(1);
  type('Find a name', 'gul');
  expect(screen.getByRole('status').textContent).toBe('0 of 9 children');
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'all' } });
  type('Find a name', 'gul');
  expect(names()).toEqual([expect.stringContaining('Gül')]);
});

test('CLASS-07 a child leaves only after a question, and the focus returns to the button', async () => {
  const LEAVE = 'POST grown-ups/children/{childId}/leave';
  const app = await open({ [LEAVE]: () => ({}) });
  await change();
  screen.getByRole('button', { name: 'Has left' }).focus();
  press('Has left');
  const question = within(screen.getByRole('dialog', { name: 'Has left' }));
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement?.textContent).toBe('Has left');
  press('Has left');
  fireEvent(screen.getByRole('dialog', { name: 'Has left' }), new Event('cancel'));
  expect(screen.getByRole('dialog', { name: 'Ela' })).toBeDefined();
  expect(app.of(LEAVE)).toEqual([]);
  press('Has left');
  sayYes('Has left');
  await waitFor(() => expect(app.of(LEAVE)).toHaveLength(1));
});

const MOVE = 'POST grown-ups/children/{childId}/move';
const { people: _, ...ownClass } = classPage;
const otherClass = { ...ownClass, classId: 'c2', className: '4A', classCode: 'W3XY7Z' };

test.each([
  [{}, /old class code. Write the new one on it: W3X Y7Z\./],
  [{ hasBadge: true }, /badge still works/],
  [{ hasCard: false }, /^What it learnt stays\./],
])(
  'CLASS-06 a child with %j is moved only after a question about its card',
  async (child, card) => {
    const people = classPage.people.map(one => ({ ...one, ...child }));
    const app = await open({
      'GET grown-ups/schools/{schoolId}/classes': () => [ownClass, otherClass],
      'GET grown-ups/classes/{classId}': () => ({ ...classPage, people }),
      [MOVE]: () => ({}),
    });
    await change();
    fireEvent.click(await screen.findByRole('button', { name: 'Move' }));
    const question = within(screen.getByRole('dialog', { name: 'Ela: Move to 4A' }));
    expect(question.getByText(card)).toBeDefined();
    expect(app.of(MOVE)).toEqual([]);
    sayYes('Move', 'Ela: Move to 4A');
    await waitFor(() =>
      expect(app.of(MOVE)).toEqual([{ params: { childId: 'k1' }, body: { classId: 'c2' } }]),
    );
  },
);

test('CLASS-03 an empty birth month looks empty, and a long name is refused while it is typed', async () => {
  await open();
  press('Add children');
  expect(screen.getByLabelText('Birth month').getAttribute('placeholder')).toBe('YYYY-MM');
  type('First name', 'x'.repeat(24));
  expect(screen.queryByRole('alert')).toBeNull();
  type('First name', 'x'.repeat(25));
  expect(screen.getByRole('alert').textContent).toBe('A name has at most 24 letters.');
});

test('CLASS-02 CLASS-06 a class has the language and the classes of its own school for an adult of two', async () => {
  const roles = ['s0', 's1'].map(schoolId => ({
    role: 'teacher' as const,
    schoolId,
    classId: null,
  }));
  renderApp({
    as: { ...lead, roles },
    url: '/classes/c1',
    answers: {
      'GET grown-ups/schools/{schoolId}': ({ params }) =>
        params?.['schoolId'] === 's1' ? school : { ...school, schoolId: 's0', language: 'fr' },
      'GET grown-ups/schools/{schoolId}/classes': ({ params }) =>
        params?.['schoolId'] === 's1'
          ? [ownClass, otherClass]
          : [{ ...otherClass, className: '9Z' }],
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add children' }));
  expect(screen.getByLabelText('Help language')).toHaveProperty('value', 'tr');
  press('Cancel');
  await change();
  expect(await screen.findByRole('option', { name: '4A' })).toBeDefined();
  expect(screen.queryByRole('option', { name: '9Z' })).toBeNull();
});
