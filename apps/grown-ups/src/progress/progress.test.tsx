import type { CanDoResult, ChildPage, ClassCanDo, ClassProgress } from '@digipals/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { achievementsIn } from '../certificates/finished.ts';
import { type Answers, classPage, refuse, renderApp } from '../testing/fake-app.tsx';
import { progressFile } from './progress-file.ts';

const activity = { thumbnail: '/thumb.webp', questions: 4, test: false };
const lessons: ClassProgress['lessons'] = [
  {
    ...{ course: 'starter', lessonId: 'l1', number: 1, title: 'Hello!', thumbnail: '/hello.webp' },
    activities: [
      { ...activity, activityId: 'a1', title: 'Meet Domino' },
      { ...activity, activityId: 'a2', title: 'Test 1', test: true },
    ],
    words: [
      {
        ...{ id: 'cat', word: 'cat', picture: '/cat.webp', meaning: { tr: 'kedi' } },
        ...{ activityId: 'a1', met: 2, known: 2, missed: 1 },
      },
      {
        ...{ id: 'owl', word: 'owl', picture: '/owl.webp', meaning: { tr: 'baykuş' } },
        ...{ activityId: 'a2', met: 2, known: 0, missed: 5 },
      },
    ],
  },
  {
    ...{ course: 'starter', lessonId: 'l2', number: 2, title: 'My family', thumbnail: '/f.webp' },
    activities: [{ ...activity, activityId: 'a3', title: 'Who is this?' }],
    words: [],
  },
];
const nothing: ClassProgress['children'][number] = {
  ...{ childId: 'k2', course: 'starter', lessonId: 'l1', finished: [], played: [] },
  ...{ words: 0, newWords: 0, minutes: 0, minutesOfWeek: 0, spoken: 0 },
  heard: { answered: 0, right: 0 },
  spelt: { answered: 0, right: 0 },
  texts: { written: 0, delivered: 0, returned: 0, waiting: 0 },
};
const ela: ClassProgress['children'][number] = {
  ...{ childId: 'k1', course: 'starter', lessonId: 'l2', finished: ['l1'] },
  played: [
    { activityId: 'a1', right: 4, tries: 2 },
    { activityId: 'a2', right: 3, tries: 1 },
  ],
  ...{ words: 2, newWords: 1, minutes: 9, minutesOfWeek: 4, spoken: 3 },
  heard: { answered: 4, right: 3 },
  spelt: { answered: 0, right: 0 },
  texts: { written: 6, delivered: 3, returned: 2, waiting: 1 },
};
const told = { kind: 'minutes', minutes: 20, from: null, because: 'open', seconds: 1_200 } as const;
const progress: ClassProgress = { lessons, children: [nothing, ela], told };
const hello = { course: 'starter', lessonId: 'l1', number: 1, title: 'Hello!' };
const lines = [
  { text: 'I can say hello.', practise: { activityId: 'a1', title: 'Meet Domino' } },
  { text: 'I can count.', practise: null },
];
const canDo: CanDoResult[] = [
  {
    ...hello,
    at: '2026-11-23T09:00:00Z',
    lines: lines.map(line => ({ ...line, paw: line.practise ? 'half' : 'full' })),
    skills: [
      { skill: 'listen', right: 3, total: 3 },
      { skill: 'write', right: 0, total: 1 },
    ],
  },
];
const classCanDo: ClassCanDo[] = [
  {
    ...{ ...hello, lines },
    results: [
      { childId: 'k1', paws: ['half', 'full'] },
      { childId: 'k2', paws: ['empty', 'full'] },
    ],
  },
];
const childPage: ChildPage = {
  lessons: lessons.map(({ words: _, ...lesson }) => lesson),
  child: ela,
  words: [
    { id: 'owl', word: 'owl', picture: '/owl.webp', growth: 'seen', missed: 5 },
    { id: 'cat', word: 'cat', picture: '/cat.webp', growth: 'spelt', missed: 0 },
  ],
  days: ['2026-11-23'],
  canDo,
};
const [person] = classPage.people;
const people = person ? [person, { ...person, childId: 'k2', name: 'Can' }] : [];

const open = async (url: string, title: string, answers: Answers = {}) => {
  const app = renderApp({
    url: `/classes/c1${url}`,
    answers: {
      'GET grown-ups/classes/{classId}': () => ({ ...classPage, people }),
      'GET grown-ups/classes/{classId}/progress': () => progress,
      'GET grown-ups/classes/{classId}/can-do': () => classCanDo,
      'GET grown-ups/children/{childId}/progress': () => childPage,
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: title });
  return app;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('CLASS-09 the page of a class shows the lesson of each child, its texts, and leads to its page', async () => {
  await open('', '3B');
  const tile = within(await screen.findByRole('link', { name: /Ela/ }));
  expect(await tile.findByRole('img', { name: /Lesson 2/ })).toBeDefined();
  expect(tile.getByText(/1 .*wait/i)).toBeDefined();
  expect(tile.getByText(/2 .*came back/i)).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: /Ela/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ela' })).toBeDefined();
});

test('CLASS-10 the table shows each child in each lesson; a lesson shows scores and tries of its activities', async () => {
  await open('/progress', 'Progress');
  const rows = screen.getAllByRole('row').map(row => row.textContent);
  expect(rows[1]).toMatch(/^Ela★2 of 2/);
  expect(rows[2]).toMatch(/^Can/);
  choose('Lesson', 'l1');
  expect(await screen.findByRole('columnheader', { name: 'Meet Domino' })).toBeDefined();
  expect(rowOf(/^Ela/).getByText('2×')).toBeDefined();
  expect(rowOf(/^Can/).getAllByText('–')).toHaveLength(2);
});

test('CLASS-11 by word the table shows who knows it, and the hardest words lead to their activity', async () => {
  await open('/progress', 'Progress');
  const hardest = screen.getByRole('heading', { name: 'Hardest five' }).closest('section');
  const items = within(hardest ?? document.body).getAllByRole('listitem');
  expect(items.map(item => item.textContent)).toEqual([
    'owl0 of 2 know it, 5 wrong answersTest 1',
    'cat2 of 2 know it, 1 wrong answerMeet Domino',
  ]);
  press('By word');
  expect(rowOf(/^owl/).getByText('0 of 2')).toBeDefined();
  fireEvent.click(rowOf(/^owl/).getByRole('link', { name: 'Test 1' }));
  expect(await screen.findByRole('columnheader', { name: 'Test 1' })).toBeDefined();
});

test('CLASS-12 CLASS-13 numbers of the class: words, time, speaking, listening and texts, which are only counted', async () => {
  await open('/progress', 'Progress');
  const page = screen.getByRole('main').textContent ?? '';
  expect(page).toContain('Messages, 2 returned');
  expect(page).toContain('Read within 20 min');
  expect(page).toContain('Listening right at once75%');
  expect(page).toContain('Spelling right at once–');
  expect(page).toContain('Nobody judges voices');
});

test('CLASS-14 without children or answers the page says what to do', async () => {
  const empty = { ...progress, children: [] };
  const app = await open('/progress', 'No children yet', {
    'GET grown-ups/classes/{classId}/progress': () => empty,
  });
  expect(screen.getByRole('link', { name: 'To the class' })).toBeDefined();
  app.unmount();
  await open('/progress', 'Nobody has played yet', {
    'GET grown-ups/classes/{classId}/progress': () => ({ ...progress, children: [nothing] }),
  });
  expect(screen.getByRole('link', { name: 'To the cards' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
});

test('CLASS-15 WORDS-15 the page of a child: days, words, hard ones, scores, counts of texts, and that looking is written down', async () => {
  await open('/children/k1', 'Ela');
  await screen.findByRole('heading', { name: 'Hard for Ela' });
  const page = screen.getByRole('main').textContent ?? '';
  expect(page).toContain('owl5 wrong answers, not right yet');
  expect(page).toContain('1 seen · 0 understood · 0 said · 1 spelt');
  expect(page).toContain('Written6');
  expect(page).toContain('Each look at this page is written down.');
  choose('Lesson', 'l1');
  expect(await screen.findByText(/4 of 4/)).toBeDefined();
});

test('COURSE-86 by can-do line the table counts paws, names who needs practice, and leads to it', async () => {
  await open('/progress', 'Progress');
  press('By can-do');
  const line = (await screen.findByText('I can say hello.')).closest('li');
  expect(screen.getByText('2 of 2 finished the test')).toBeDefined();
  const shown = within(line ?? document.body);
  expect(shown.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    '00 children: can do it',
    '11 child: can do some of it',
    '11 child: not yet',
  ]);
  // The child with an empty paw comes first.
  expect(shown.getAllByRole('link').map(link => link.textContent)).toEqual([
    'Can',
    'Ela',
    'Practise “Meet Domino”',
  ]);
  expect(screen.getByText('Everybody who took the test can do it.')).toBeDefined();
  fireEvent.click(shown.getByRole('link', { name: 'Practise “Meet Domino”' }));
  expect(await screen.findByRole('columnheader', { name: 'Meet Domino' })).toBeDefined();
});

test('COURSE-83 tests of a review are named as such, for a teacher and over the lessons', async () => {
  const ofReview = { lessonId: 'r1', review: true as const, title: 'Look back' };
  const app = await open('/progress', 'Progress', {
    'GET grown-ups/classes/{classId}/can-do': () =>
      classCanDo.map(one => ({ ...one, ...ofReview })),
  });
  press('By can-do');
  expect(await screen.findByText('Review 1, Look back')).toBeDefined();
  app.unmount();
  await open('/children/k1', 'Ela', {
    'GET grown-ups/children/{childId}/progress': () => ({
      ...childPage,
      canDo: canDo.flatMap(one => [one, { ...one, ...ofReview }]),
    }),
  });
  expect(await screen.findByRole('columnheader', { name: 'Review 1' })).toBeDefined();
  expect(screen.getByRole('columnheader', { name: 'Lesson 1' })).toBeDefined();
  expect(screen.getByRole('option', { name: 'Review 1, Look back' })).toBeDefined();
});

test('COURSE-83 the class says which child is in a review', async () => {
  const inReview = lessons.map(one => ({ ...one, review: true as const }));
  await open('', '3B', {
    'GET grown-ups/classes/{classId}/progress': () => ({ ...progress, lessons: inReview }),
  });
  const work = await screen.findByRole('img', { name: 'Review 2: 0 of 1 activities' });
  expect(work.textContent).toBe('R2');
});

test('COURSE-86 before the first test the table says when it has something to show', async () => {
  const app = await open('/progress', 'Progress', {
    'GET grown-ups/classes/{classId}/can-do': () => [],
  });
  press('By can-do');
  expect(await screen.findByText('No test has been finished yet.')).toBeDefined();
  app.unmount();
  await open('/progress', 'Progress', {
    'GET grown-ups/classes/{classId}/can-do': () => refuse(0, 'offline'),
  });
  press('By can-do');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});

test('COURSE-87 the page of a child has its can-do lines, its skills over the lessons, and that speaking is never scored', async () => {
  const app = await open('/children/k1', 'Ela');
  const box = (await screen.findByRole('heading', { name: 'What the tests say' })).closest(
    'section',
  );
  const shown = within(box ?? document.body);
  expect(shown.getByText('can do some of it · Practise “Meet Domino”')).toBeDefined();
  const row = (name: string) => shown.getByRole('row', { name: new RegExp(name) }).textContent;
  expect(row('Listening')).toBe('Listening★3 of 3');
  expect(row('Writing')).toBe('Writing00 of 1/ 1');
  expect(row('Reading')).toBe('Reading–');
  // On a phone it scrolls, also by keyboard.
  expect(shown.getByRole('region', { name: 'Skill' }).tabIndex).toBe(0);
  expect(shown.getByText(/Speaking is never scored: in each test Ela speaks/)).toBeDefined();
  app.unmount();
  await open('/children/k1', 'Ela', {
    'GET grown-ups/children/{childId}/progress': () => ({ ...childPage, canDo: [] }),
  });
  expect(await screen.findByText(/No test has been finished yet/)).toBeDefined();
});

test('CLASS-15 without a connection the page of a child says so, and what can be changed stays', async () => {
  await open('/children/k1', 'Ela', {
    'GET grown-ups/children/{childId}/progress': () => refuse(0, 'offline'),
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  press('Change or move');
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('CLASS-16 certificates are for children who finished a lesson, and each one can be left out', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await open('/certificates', 'Certificates');
  // Once to be looked at, once to be printed.
  expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(2);
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  const [certificate] = screen.getAllByRole('article');
  await vi.waitFor(() => expect(certificate?.textContent).toContain('Riverside'), 120_000);
  expect(certificate?.textContent).toContain('Elawho has finishedLesson 1Hello!');
  // The size of a name follows its length.
  const name = certificate && within(certificate).getByText('Ela').parentElement;
  expect(name?.style.getPropertyValue('--letters')).toBe('3');
  press('Print 1 page');
  expect(print).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ela' }));
  expect(screen.queryByText('This is for')).toBeNull();
  expect(screen.getByRole('button', { name: 'Print 0 pages' })).toHaveProperty('disabled', true);
});

test('CLASS-17 word cards show picture, word and meaning in the language of most children, or in another', async () => {
  await open('/words', 'Word cards');
  choose('Lesson', 'l1');
  expect(screen.getAllByText('kedi')).toHaveLength(2);
  choose('Meaning in', 'none');
  expect(screen.queryByText('kedi')).toBeNull();
  expect(screen.getAllByText('cat')).toHaveLength(2);
  press('Letter');
  expect(document.querySelectorAll('[class*="letter"]').length).toBeGreaterThan(0);
});

test('CLASS-18 the progress is saved as CSV, in which nothing calculates, and as results of OneRoster', async () => {
  const saved: Promise<string>[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    saved.push((blob as Blob).text());
    return 'blob:1';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const risky = people.map(one => (one.childId === 'k1' ? { ...one, name: '=1+1' } : one));
  await open('/progress', 'Progress', {
    'GET grown-ups/classes/{classId}': () => ({ ...classPage, people: risky }),
    'GET grown-ups/classes/{classId}/results': () => ({ fileName: 'r.zip', base64: btoa('ZIP') }),
  });
  press('CSV');
  press('OneRoster results');
  await vi.waitFor(() => expect(names).toEqual(['progress-3B.csv', 'r.zip']), 120_000);
  const [table = '', zip] = await Promise.all(saved);
  expect(table.split('\r\n')[2]).toMatch(/^"'=1\+1","2 My family","1","2","1","9","4","3"/);
  expect(zip).toBe('ZIP');
});

test('CLASS-19 a page to print tells a supply teacher how this class signs in and what helps', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await open('/help', 'Help for this class');
  expect(screen.getByText(/The class code is H7K 4MP/)).toBeDefined();
  expect(screen.getByText(/\/student or scans the code/)).toBeDefined();
  press('Print this page');
  expect(print).toHaveBeenCalledTimes(1);
});

test('COURSE-83 a review has its own name, and a course is finished without it', async () => {
  const [first, second] = lessons;
  if (!first || !second) throw new Error('two lessons are needed');
  const review = {
    ...second,
    lessonId: 'r1',
    number: 1,
    review: true as const,
    title: 'Look back',
  };
  const withReview = { ...progress, lessons: [first, review] };
  expect(achievementsIn(withReview, undefined).map(({ words }) => words)).toEqual([
    'Lesson 1, Hello!',
    'The whole course',
  ]);
  const done = { ...ela, finished: ['l1', 'r1'] };
  const [, ofReview, course] = achievementsIn({ ...withReview, children: [done] }, undefined);
  expect(ofReview?.words).toBe('Review 1, Look back');
  expect(course?.finished).toEqual({ lessons: 1 });
  expect(progressFile(classPage, withReview)).toContain('R1 Look back: activities done');
});
