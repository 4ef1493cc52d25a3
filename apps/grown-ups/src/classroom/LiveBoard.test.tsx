import type { LiveBoard } from '@digipals/contract';
import { liveBoard } from '@digipals/contract/constants';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refuse, renderApp } from '../testing/fake-app.tsx';

const names = ['Ada', 'Can', 'Deniz', 'Ela', 'Mert'];
const place = (activityId: string, lessonId = 'l1') => ({
  ...{ lessonId, activityId, title: activityId },
  ...{ question: 3, questions: 8 },
});
const lesson = (number: number) => ({
  ...{ lessonId: `l${number}`, number, title: `Title ${number}` },
  activities: ['Song', 'Story'].map(name => ({
    ...{ activityId: name, title: name, thumbnail: '/a.webp' },
  })),
});
const doing: Pick<LiveBoard['children'][number], 'place' | 'stuck' | 'minutes'>[] = [
  { place: place('Song'), stuck: false, minutes: 0 },
  { place: place('Story'), stuck: true, minutes: 1 },
  { place: place('Story', 'l2'), stuck: false, minutes: 2 },
  { place: place('Song'), stuck: true, minutes: 12 },
  { place: null, stuck: false, minutes: null },
];
const board: LiveBoard = {
  className: '3B',
  lessons: [lesson(1), lesson(2)],
  children: names.map((name, index) => ({
    ...{ childId: name, name, avatarImage: `/avatars/${name}` },
    ...(doing[index] ?? { place: null, stuck: false, minutes: null }),
  })),
};

const open = async (answer: () => LiveBoard = () => board) => {
  const app = renderApp({
    url: '/classes/c1/live',
    answers: { 'GET grown-ups/classes/{classId}/board': answer },
  });
  onTestFinished(() => sessionStorage.clear());
  await screen.findByRole('heading', { name: '3B' });
  return app;
};
const section = (name: string) =>
  screen.getByRole('heading', { name }).closest('section') as HTMLElement;
const inside = (name: string) =>
  within(section(name))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('CLASS-24 CLASS-26 the board stands alone, with children by activity, elsewhere, away and not here', async () => {
  await open();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(inside('Song')[0]).toContain('Ada, 3/8');
  expect(inside('Story')).toEqual([expect.stringContaining('Can, 3/8, would like a hand')]);
  expect(inside('Somewhere else')[0]).toContain('Deniz, Story');
  expect(inside('Away')[0]).toContain('Ela, 12 minutes');
  expect(inside('Not here')[0]).toContain('Mert');
  fireEvent.change(screen.getByRole('combobox', { name: 'Lesson' }), { target: { value: 'l2' } });
  expect(inside('Story')).toEqual([expect.stringContaining('Deniz')]);
});

test('CLASS-25 a child who is here and stuck would like a hand', async () => {
  await open();
  expect(screen.getByRole('status').textContent).toContain('Can would like a hand');
});

test('CLASS-44 a child who is away has no hand, and has it again when it answers', async () => {
  await open();
  expect(inside('Away')).toEqual([expect.not.stringContaining('would like a hand')]);
  expect(section('Away').querySelector('svg')).toBeNull();
  cleanup();
  const children = board.children.map(child =>
    child.minutes === 12 ? { ...child, minutes: 0 } : child,
  );
  await open(() => ({ ...board, children }));
  expect(screen.getByRole('status').textContent).toContain('Can and Ela would like a hand');
});

test('CLASS-26 without names no name is in the page, even after a reload', async () => {
  const { unmount } = await open();
  const shows = () => names.filter(name => document.body.innerHTML.includes(`>${name}`));
  expect(shows()).toEqual(names);
  press('Numbers');
  expect(shows()).toEqual([]);
  expect(screen.getByRole('status').textContent).toContain('Child 2 would like a hand');
  expect(document.body.innerHTML).not.toContain('/avatars/');
  press('Pictures');
  expect(shows()).toEqual([]);
  expect(screen.getByRole('status').textContent).toContain('1 child would like a hand');
  unmount();
  await open();
  expect(shows()).toEqual([]);
});

test('CLASS-26 it refreshes itself; without a connection it keeps its last state and says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let isLost = false;
  const app = await open(() => (isLost ? refuse(0, 'offline') : board));
  const count = () => app.of('GET grown-ups/classes/{classId}/board').length;
  const before = count();
  isLost = true;
  await act(() => vi.advanceTimersByTimeAsync(liveBoard.pollMs));
  expect(count()).toBeGreaterThan(before);
  await vi.waitFor(() => expect(screen.getByText(/No connection/)).toBeDefined(), 120_000);
  expect(inside('Song')[0]).toContain('Ada');
  isLost = false;
  await act(() => vi.advanceTimersByTimeAsync(liveBoard.pollMs));
  await vi.waitFor(() => expect(screen.queryByText(/No connection/)).toBeNull(), 120_000);
});
