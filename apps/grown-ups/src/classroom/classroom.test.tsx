import type { Assignment, ClassPair } from '@digipals/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dayOf, longDayOf } from '../shared/dates.ts';
import { type Answers, refuse, renderApp, sayYes } from '../testing/fake-app.tsx';
import { asksAtReload } from '../testing/leaving.ts';
import { dayText } from './work.ts';

const head = (name: string) => ({ childId: name, name, avatarImage: `/avatars/${name}` });
const lesson = (number: number) => ({
  ...{ lessonId: `l${number}`, number, title: `Title ${number}` },
  thumbnail: '/t.webp',
});
const activity = (activityId: string) => ({ activityId, title: activityId, thumbnail: '/a.webp' });

const given: Assignment = {
  ...{ assignmentId: 'as1', lessonId: 'l2', number: 2, title: 'Title 2', note: 'Well done!' },
  dueOn: '2026-11-27',
  activities: [activity('Song')],
  children: [
    { ...head('Ela'), done: true },
    { ...head('Can'), done: false },
  ],
};

const answers: Answers = {
  'GET grown-ups/classes/{classId}/lessons': () => ({
    lessons: [lesson(1), lesson(2)],
    children: ['Ela', 'Can', 'Ada'].map((name, index) => ({
      ...head(name),
      ...{ lessonId: index === 0 ? 'l1' : 'l2', opened: [] },
    })),
  }),
  'GET grown-ups/classes/{classId}/lessons/{lessonId}': ({ params }) => ({
    activities: ['Song', 'Story'].map(name => ({
      ...activity(`${name} ${params?.['lessonId']}`),
      ...{ test: false, doneBy: name === 'Song' ? ['Ela'] : [] },
    })),
  }),
  'GET grown-ups/classes/{classId}/assignments': () => [given],
  'POST grown-ups/classes/{classId}/assignments': () => ({ assignmentId: 'as2' }),
  'PUT grown-ups/classes/{classId}/assignments/{assignmentId}': () => ({}),
  'DELETE grown-ups/classes/{classId}/assignments/{assignmentId}': () => ({}),
  'POST grown-ups/classes/{classId}/lessons/{lessonId}/open': () => ({}),
  'POST grown-ups/children/{childId}/lesson': () => ({}),
};

const DAY_MS = 86_400_000;
const dayIn = (days: number) => dayText(Date.now() + days * DAY_MS);

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const openAssign = async (more: Answers = {}) => {
  const app = renderApp({ url: '/classes/c1/assign', answers: { ...answers, ...more } });
  await screen.findByText('Song l2');
  return app;
};

test('CLASS-20 the lesson of most children is chosen, and those who have not done it get the activities', async () => {
  const app = await openAssign();
  expect(screen.getAllByRole('radio', { name: /Title 2/ })[0]).toHaveProperty('checked', true);
  const button = screen.getByRole('button', { name: /^Assign to 3/ });
  expect(button).toHaveProperty('disabled', true);
  expect(screen.getByText('Choose at least one activity.').id).toBe(
    button.getAttribute('aria-describedby'),
  );
  fireEvent.click(screen.getByRole('checkbox', { name: /Song l2.*1 of 3 have done it/ }));
  const [ela] = screen.getAllByRole('button', { name: 'Ela' });
  expect(ela?.getAttribute('aria-pressed')).toBe('false');
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: dayIn(30) } });
  fireEvent.change(screen.getByLabelText('A word with it'), { target: { value: ' Sing! ' } });
  const [ada] = screen.getAllByRole('button', { name: 'Ada' });
  if (ada) fireEvent.click(ada);
  app.answer('GET grown-ups/classes/{classId}/assignments', () => [
    given,
    { ...given, assignmentId: 'as2' },
  ]);
  press('Assign to 1 child');
  expect(await screen.findByText('Assigned to 1 child.')).toBeDefined();
  await vi.waitFor(() => {
    const [, latest] = screen.getAllByText('Song', { selector: 'b' });
    expect(latest?.closest('li[tabindex]')).toBe(document.activeElement);
  }, 120_000);
  await vi.waitFor(
    () =>
      expect(app.of('POST grown-ups/classes/{classId}/assignments')).toEqual([
        {
          params: { classId: 'c1' },
          body: {
            ...{ lessonId: 'l2', activityIds: ['Song l2'], dueOn: dayIn(30), note: 'Sing!' },
            children: ['Can'],
          },
        },
      ]),
    120_000,
  );
});

test('CLASS-21 the teacher sees who has done it, changes it, and what was typed stays when that fails', async () => {
  let fails = true;
  const app = await openAssign({
    'PUT grown-ups/classes/{classId}/assignments/{assignmentId}': () =>
      fails ? refuse(0, 'offline') : {},
  });
  const row = screen.getByText('1 of 2 have done it').closest('li') as HTMLElement;
  const states = within(row).getAllByRole('listitem');
  expect(states.map(({ textContent }) => textContent)).toEqual(['Eladone', 'Cannot yet']);
  press('Change: Song');
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: dayIn(31) } });
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was lost');
  expect(screen.getByLabelText('Day')).toHaveProperty('value', dayIn(31));
  fails = false;
  press('Save');
  expect(await screen.findByRole('button', { name: /^Assign to/ })).toBeDefined();
  expect(app.of('PUT grown-ups/classes/{classId}/assignments/{assignmentId}')[1]).toMatchObject({
    params: { classId: 'c1', assignmentId: 'as1' },
    body: { dueOn: dayIn(31), note: 'Well done!', children: ['Ela', 'Can'] },
  });
  press('Withdraw: Song');
  expect(app.of('DELETE grown-ups/classes/{classId}/assignments/{assignmentId}')).toEqual([]);
  sayYes('Withdraw', 'Withdraw: Song');
  await vi.waitFor(
    () =>
      expect(app.of('DELETE grown-ups/classes/{classId}/assignments/{assignmentId}')).toHaveLength(
        1,
      ),
    120_000,
  );
});

test('CLASS-42 assignments are in the order of the server; one whose day is over says so, and shows who does it late', async () => {
  await openAssign({
    'GET grown-ups/classes/{classId}/assignments': () => [
      { ...given, assignmentId: 'as2', activities: [activity('Story')], dueOn: dayIn(0) },
      { ...given, dueOn: dayIn(-1) },
    ],
  });
  const titles = screen.getAllByText(/^(Song|Story)$/, { selector: 'b' });
  const rows = titles.map(title => title.closest('li')?.textContent);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^Story/);
  expect(rows[0]).toContain(`until ${dayOf(dayIn(0))}`);
  expect(rows[0]).not.toMatch(/Over|was until/);
  expect(rows[1]).toMatch(/^Song Over/);
  expect(rows[1]).toContain(`was until ${dayOf(dayIn(-1))}`);
  expect(rows[1]).toContain('1 of 2 have done it');
});

test('CLASS-20 a day that is more than a year away cannot be chosen, and the form says until when', async () => {
  await openAssign();
  fireEvent.click(screen.getByRole('checkbox', { name: /Song l2/ }));
  const day = screen.getByLabelText('Day');
  expect(day.getAttribute('max')).toBe(dayIn(365));
  const choose = (value: string) => fireEvent.change(day, { target: { value } });
  choose(dayIn(366));
  const button = screen.getByRole('button', { name: /^Assign to/ });
  expect(button).toHaveProperty('disabled', true);
  expect(screen.getByText(/^That day is far away/).textContent).toContain(longDayOf(dayIn(365)));
  choose(dayIn(365));
  expect(button).toHaveProperty('disabled', false);
});

test('an assignment that is not given yet asks before the page is left or another one is changed', async () => {
  const app = await openAssign();
  expect(asksAtReload()).toBe(false);
  fireEvent.change(screen.getByLabelText('A word with it'), { target: { value: 'Sing!' } });
  expect(asksAtReload()).toBe(true);
  act(() => app.services.location.go('/classes'));
  const question = () => screen.getByRole('dialog', { name: 'Not saved yet' });
  fireEvent.click(within(question()).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('A word with it')).toHaveProperty('value', 'Sing!');
  press('Change: Song');
  sayYes('Leave without saving', 'Not saved yet');
  expect(screen.getByLabelText('A word with it')).toHaveProperty('value', 'Well done!');
  expect(asksAtReload()).toBe(false);
  fireEvent.change(screen.getByLabelText('A word with it'), { target: { value: 'Sing!' } });
  act(() => app.services.location.go('/classes'));
  sayYes('Leave without saving', 'Not saved yet');
  expect(screen.queryByLabelText('A word with it')).toBeNull();
});

test('a question does not show why an earlier try failed', async () => {
  await openAssign({
    'DELETE grown-ups/classes/{classId}/assignments/{assignmentId}': () => refuse(0, 'offline'),
  });
  press('Withdraw: Song');
  sayYes('Withdraw', 'Withdraw: Song');
  await within(screen.getByRole('dialog')).findByRole('alert');
  press('Cancel');
  expect(screen.queryByRole('alert')).toBeNull();
  press('Withdraw: Song');
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();
});

test('CLASS-22 CLASS-23 a lesson is opened for chosen children, or they start in it', async () => {
  const app = await openAssign();
  expect(screen.getByRole('button', { name: 'Open it for 0 children' })).toHaveProperty(
    'disabled',
    true,
  );
  // Each is shown with the number of its lesson.
  press('Ela, 1');
  press('Can, 2');
  press('Open it for 2 children');
  expect(await screen.findByText('The lesson is open.')).toBeDefined();
  press('Ela, 1');
  press('Start 1 child there');
  expect(await screen.findByText('They start there.')).toBeDefined();
  expect([
    app.of('POST grown-ups/classes/{classId}/lessons/{lessonId}/open'),
    app.of('POST grown-ups/children/{childId}/lesson'),
  ]).toEqual([
    [{ params: { classId: 'c1', lessonId: 'l2' }, body: { children: ['Ela', 'Can'] } }],
    [{ params: { childId: 'Ela' }, body: { lessonId: 'l2' } }],
  ]);
});

test('COURSE-83 a child that is in a review has the mark of the review', async () => {
  await openAssign({
    'GET grown-ups/classes/{classId}/lessons': () => ({
      lessons: [{ ...lesson(1), review: true }, lesson(2)],
      children: [
        { ...head('Ela'), lessonId: 'l1', opened: [] },
        { ...head('Can'), lessonId: 'l2', opened: [] },
        { ...head('Ada'), lessonId: 'l2', opened: [] },
      ],
    }),
  });
  expect(screen.getByRole('button', { name: 'Ela, R1' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Can, 2' })).toBeDefined();
});

const pair: ClassPair = {
  ...{ pairId: 'p1', state: 'asks', classCode: null },
  other: { className: '4/A', schoolName: 'Papatya', country: 'tr', children: 24 },
};

test('CLASS-27 a pair is proposed by a code, agreed to and ended', async () => {
  let now = pair;
  const app = renderApp({
    url: '/classes/c1/pairs',
    answers: {
      'GET grown-ups/classes/{classId}/pairs': () => [
        now,
        { pairId: 'p2', state: 'asked', classCode: 'ABCDEF', other: null },
      ],
      'POST grown-ups/classes/{classId}/pairs': () => refuse(404, 'not_found'),
      'POST grown-ups/classes/{classId}/pairs/{pairId}/agree': () => {
        now = { ...pair, state: 'paired' };
        return {};
      },
      'DELETE grown-ups/classes/{classId}/pairs/{pairId}': () => ({}),
    },
  });
  expect(await screen.findByText('Papatya, Türkiye, 24 children')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'You asked ABCDEF' })).toBeDefined();
  fireEvent.change(screen.getByLabelText('Code of the other class'), {
    target: { value: 'h7k 4mp' },
  });
  press('Ask this class');
  expect((await screen.findByRole('alert')).textContent).toContain('No class has this code');
  expect(app.of('POST grown-ups/classes/{classId}/pairs')).toEqual([
    { params: { classId: 'c1' }, body: { classCode: 'h7k4mp' } },
  ]);
  press('Agree');
  expect(await screen.findByText('Paired')).toBeDefined();
  press('End the pair');
  sayYes('End the pair', 'End the pair: 4/A');
  await vi.waitFor(
    () =>
      expect(app.of('DELETE grown-ups/classes/{classId}/pairs/{pairId}')).toEqual([
        { params: { classId: 'c1', pairId: 'p1' }, query: { state: 'paired' } },
      ]),
    120_000,
  );
});
