// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  activityOf,
  answer,
  openPlayer,
  press,
  question,
  setUpPlayer,
  trigger,
} from '../testing/open-player.tsx';

// Nothing is painted here, so nothing has to wait for a frame.
vi.mock('./next-frame.ts', () => ({ nextFrame: () => Promise.resolve() }));

setUpPlayer();

const help = { type: 'audio', data: { value: '/media/oops.mp3', order: 1, label: "He's a boy." } };
const helped = (attempts: number, correct = [trigger('audio', '/media/yes.mp3', 1)]) =>
  activityOf({ attempts }, [
    question('q1', { triggers: { correct, incorrect: help } }),
    question('q2'),
  ]);
const thought = () => document.querySelector<HTMLElement>('section[data-outcome] [data-help]');

test('PLAY-01 after a wrong answer the help of the question is read and heard again', async () => {
  const { played } = await openPlayer({ activity: helped(2) });
  await answer('no');
  const bubble = thought();
  if (!bubble) throw new Error('there is no help');
  expect(within(bubble).getByText("He's a boy.").lang).toBe('en');
  expect(played.filter(url => url === '/media/oops.mp3')).toHaveLength(1);
  within(bubble).getByRole('button', { name: 'Listen' }).click();
  expect(played.filter(url => url === '/media/oops.mp3')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('PLAY-01 the help is also there after the last try', async () => {
  await openPlayer({ activity: helped(1) });
  await answer('no');
  expect(thought()?.textContent).toContain("He's a boy.");
});

test('PLAY-01 a right answer, and a question without help, have none', async () => {
  await openPlayer({ activity: helped(2) });
  await answer('yes');
  expect(thought()).toBeNull();
  cleanup();
  await openPlayer();
  await answer('no');
  expect(thought()).toBeNull();
});

test('PLAY-01 a sound without written help has its speaker', async () => {
  const triggers = { correct: [], incorrect: trigger('audio', '/media/oops.mp3', 1) };
  await openPlayer({ activity: activityOf({}, [question('q1', { triggers })]) });
  await answer('no');
  expect(thought()?.querySelector('button')).toBeTruthy();
  await press('Try again');
  expect(thought()).toBeNull();
});
