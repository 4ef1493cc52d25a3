// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  activityOf,
  answer,
  asked,
  choose,
  openPlayer,
  press,
  question,
  setUpPlayer,
} from '../testing/open-player.tsx';

// Nothing is painted here, so nothing has to wait for a frame.
vi.mock('./next-frame.ts', () => ({ nextFrame: () => Promise.resolve() }));

setUpPlayer();

const part = (type: string, data: object) => ({
  id: type,
  type,
  data: [{ id: `${type}-1`, value: '', ...data }],
  meta: {},
});
const words = question('q1').components.filter(({ type }) => type === 'textButtons');
const scene = part('storyImage', { value: '/media/park.webp', label: 'a park' });
const bubble = part('speechBubble', {
  value: 'Good morning!',
  label: 'Mia',
  audio: '/media/hello.mp3',
});
const page = question('q1', { components: [scene, bubble, ...words] });
const choices = () => screen.queryAllByRole('radio').length;

test('PLAY-04 ALIVE-10 a page of a story is read and heard before its question, and turns with a sound', async () => {
  const { played, effects } = await openPlayer({
    activity: activityOf({}, [page, question('q2')]),
  });
  expect([screen.getByAltText('a park'), screen.getByText('Good morning!')]).toHaveLength(2);
  expect(choices()).toBe(0);
  expect(played).toEqual(['/media/hello.mp3']);
  expect(effects).toEqual([]);
  await press('Next');
  expect(effects).toEqual(['turnPage']);
  expect([asked(), choices()]).toEqual(['Ask q1', 3]);
  expect(document.activeElement?.textContent).toBe('Ask q1');
  expect(screen.getByText('Good morning!')).toBeTruthy();
  expect(played.at(-1)).toBe('/media/q1-ask.mp3');
});

test('PLAY-04 after a wrong answer the question stays open, the page is not read again', async () => {
  const { records } = await openPlayer({ activity: activityOf({}, [page, question('q2')]) });
  await press('Next');
  await answer('no');
  await press('Try again');
  expect(choices()).toBe(3);
  await act(() => choose('yes'));
  expect(records).toEqual([]);
});

test('PLAY-04 a picture of a story without a text is asked about at once', async () => {
  const silent = question('q1', { components: [scene, ...words] });
  await openPlayer({ activity: activityOf({}, [silent]) });
  expect([asked(), choices()]).toEqual(['Ask q1', 3]);
});
