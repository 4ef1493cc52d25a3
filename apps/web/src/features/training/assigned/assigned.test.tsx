import type { OwnAssignment } from '@digipals/contract';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeVoice } from '../../../testing/fake-voice.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeItem, makeLanguages, makeLesson } from '../../../testing/world.ts';

const lesson = makeLesson(0, {
  activities: ['Hello', 'Colours'].map((title, index) =>
    makeItem({ activityId: `act-${index + 1}`, title }),
  ),
});
const assigned = (dueOn: string): OwnAssignment => ({
  assignmentId: 'as-1',
  lessonId: lesson.lessonId,
  number: 1,
  title: lesson.title,
  dueOn,
  note: 'Play it with a friend.',
  activities: [
    { activityId: 'act-1', title: 'Hello', thumbnail: '/media/1.svg', done: true },
    { activityId: 'act-2', title: 'Colours', thumbnail: '/media/2.svg', done: false },
  ],
});

afterEach(() => vi.unstubAllGlobals());

const open = (path: string, given: OwnAssignment, supportLanguage: 'gb' | 'tr' | 'az' = 'gb') =>
  renderApp(path, {
    handlers: {
      'GET users/{id}/assignments': () => [given],
      'GET users/{id}/currentLesson': () => lesson,
      'GET users/{id}/languages': () => makeLanguages({ supportLanguage }),
    },
  });

test('CLASS-29 the page of a child begins with what its teacher gave it, read aloud, in its language', async () => {
  const spoken = fakeVoice();
  open('/profile', assigned('2099-11-27'), 'tr');
  const mark = await screen.findByText('Öğretmeninden · son gün: 27 Kasım');
  const card = mark.closest('section');
  if (!card) throw new Error('The mark is on no card');
  expect(within(card).getByRole('heading', { name: 'Colours' })).toBeTruthy();
  expect(within(card).getByText(/Play it with a friend\./)).toBeTruthy();
  await act(async () => within(card).getByRole('button').click());
  expect(spoken()).toBe('Play it with a friend.');
  const link = within(card).getByRole('link');
  expect(link.getAttribute('href')).toBe('/activity/act-2');
});

test('CLASS-29 on the path the given step is the one to play, with its day', async () => {
  open('/training-menu', assigned('2099-11-27'));
  expect(await screen.findByText('From your teacher · until 27 November')).toBeTruthy();
  const current = document.querySelector('[aria-current="step"]');
  expect(current?.closest('li')?.textContent).toContain('Colours');
});

test('CLASS-29 a day that is over is not shown', async () => {
  open('/training-menu', assigned('2020-11-27'));
  expect(await screen.findByText('From your teacher')).toBeTruthy();
  expect(screen.queryByText(/until/)).toBeNull();
});

test('CLASS-29 Azerbaijani, whose months browsers do not know, has the day in figures', async () => {
  open('/training-menu', assigned('2099-11-27'), 'az');
  expect(await screen.findByText('Müəllimindən · son gün: 27.11')).toBeTruthy();
});

test('CLASS-29 steps that come later have a mark without the day', async () => {
  const [first, ...others] = assigned('2099-11-27').activities;
  if (!first) throw new Error('no activity');
  open('/training-menu', {
    ...assigned('2099-11-27'),
    activities: [{ ...first, done: false }, ...others],
  });
  const marks = await screen.findAllByText(/^From your teacher/);
  expect(marks.map(({ textContent }) => textContent)).toEqual([
    'From your teacher · until 27 November',
    'From your teacher',
  ]);
});
