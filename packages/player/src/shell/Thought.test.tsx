// @vitest-environment happy-dom
import type { Question } from '@digipals/contract';
import { player } from '@digipals/contract/constants';
import { reduceRun, seededRandom, startRun } from '@digipals/engine';
import { loadCatalogue } from '@digipals/i18n';
import { TextProvider } from '@digipals/i18n/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  activityOf,
  answer,
  asked,
  choose,
  openPlayer,
  question,
  setUpPlayer,
} from '../testing/open-player.tsx';
import { silentPorts } from '../testing/silent-ports.ts';
import { Thought } from './Thought.tsx';
import { answerShownMs } from './use-run.ts';

// Nothing is painted here, so nothing has to wait for a frame.
vi.mock('./next-frame.ts', () => ({ nextFrame: () => Promise.resolve() }));

setUpPlayer();
const catalogue = await loadCatalogue('en-GB');

const help = { type: 'audio', data: { value: '/media/oops.mp3', order: 1, label: "He's a boy." } };
const thought = () => document.querySelector<HTMLElement>('section[data-outcome] [data-help]');

const why = { sentence: "That's a boy.", audio: '/media/boy.mp3' };
const said = {
  type: 'audio',
  data: { value: '/media/yes.mp3', order: 1, label: "She's my sister." },
};
/** A question whose wrong option "no" says what it is, and whose answer is written. */
const reasoned = (attempts: number, meta: Parameters<typeof activityOf>[0] = {}) => {
  const plain = question('q1', { triggers: { correct: [said], incorrect: help } });
  const components = plain.components.map(component => ({
    ...component,
    data: component.data.map(item => (item.value === 'no' ? { ...item, why } : item)),
  }));
  return activityOf({ attempts, ...meta }, [{ ...plain, components }, question('q2')]);
};

test('COURSE-03 a wrong option says what it is before the help, written and again on request', async () => {
  const { played } = await openPlayer({ activity: reasoned(2) });
  played.length = 0;
  await answer('no');
  expect(thought()?.textContent).toContain("That's a boy. He's a boy.");
  expect(played).toEqual(['/media/boy.mp3', '/media/oops.mp3']);
  played.length = 0;
  thought()?.querySelector('button')?.click();
  await vi.waitFor(() => expect(played).toEqual(['/media/boy.mp3', '/media/oops.mp3']), 120_000);
});

test('COURSE-03 a wrong option without a reason has only the help', async () => {
  const { played } = await openPlayer({ activity: reasoned(2) });
  played.length = 0;
  await answer('maybe');
  expect(thought()?.textContent.trim()).toBe("He's a boy.");
  expect(played).toEqual(['/media/oops.mp3']);
});

test('COURSE-06 after the last try the sentence of the answer is written in place of the help', async () => {
  await openPlayer({ activity: reasoned(1) });
  await answer('no');
  expect(thought()?.textContent).toMatch(/^This is the answer\. She's my sister\.$/);
  const written = thought()?.querySelector('strong');
  expect([written?.lang, written?.textContent]).toEqual(['en', "She's my sister."]);
});

test('COURSE-08 after a right answer its sentence is written', async () => {
  await openPlayer({ activity: reasoned(2) });
  await answer('yes');
  const written = document.querySelector<HTMLElement>('section[data-outcome] [data-said]');
  expect([written?.lang, written?.textContent]).toEqual(['en', "She's my sister."]);
});

/** Waits on the fake clock. */
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The feedback to a last try stays for 3 s for its pictures, then for the time in which the answer is read. */
const shownFor = player.confirmationImageMs + answerShownMs;

/** Answers wrongly for the last time, on a fake clock. */
const missOn = async (given: Parameters<typeof openPlayer>[0]) => {
  const opened = await openPlayer(given);
  await choose('no');
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  await wait(shownFor - 100);
  expect(thought()).toBeTruthy();
  return opened;
};

test('COURSE-07 the answer after the last try goes by itself, 5 s after it was said', async () => {
  await missOn({ activity: reasoned(1) });
  await wait(200);
  expect(thought()).toBeNull();
  expect(asked()).toBe('Ask q2');
});

test.each([
  ['a touch', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
])('COURSE-07 after %s the answer stays until “Next”', async (_what, touch) => {
  await missOn({ activity: reasoned(1) });
  touch();
  await wait(60_000);
  expect(asked()).toBe('Ask q1');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await wait(0);
  expect(asked()).toBe('Ask q2');
});

test('COURSE-07 without sound, and in a test, the feedback stays until “Next”', async () => {
  const muted = { get: () => true, subscribe: () => () => undefined };
  const ports = silentPorts();
  await missOn({ activity: reasoned(1), ports: { ...ports, sound: { ...ports.sound, muted } } });
  await wait(60_000);
  expect(asked()).toBe('Ask q1');
  cleanup();
  vi.useRealTimers();
  await openPlayer({ activity: reasoned(1, { test: true }) });
  await choose('no');
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  await wait(60_000);
  expect(document.querySelector('section[data-outcome]')).toBeTruthy();
});

/** A question with these tiles, of which some are right. */
const tilesOf = (type: string, right: readonly string[]): Question => {
  const data = ['a', 'b', 'c', 'd'].map(value => ({ id: value, value }));
  return question('q1', {
    components: [{ id: 'tiles', type, data, meta: {} }],
    solution: right.map(value => ({
      type,
      id: value,
      value,
      componentId: 'tiles',
      meta: { shuffle: false, questionId: 'q1' },
    })),
  });
};

test.each([
  ['draggableImageButtons', ['a', 'b', 'c'], ['a', 'd', 'c'], '2 are right. 1 more to find.'],
  ['imageButtons', ['a', 'b', 'c'], ['a', 'd'], '1 is right. 2 more to find.'],
  ['draggableTextButtons', ['a', 'b', 'c'], ['a', 'c', 'b'], 'Good beginning!'],
  ['draggableTextButtons', ['a', 'b', 'c'], ['d', 'b', 'c'], 'Look at 1 answer again.'],
  ['draggableImageButtons', ['a', 'b'], ['c', 'd'], undefined],
])('COURSE-05 %s with the answer %j says of %j: %s', (type, right, given, text) => {
  const activity = activityOf({}, [tilesOf(type, right)]);
  const picks = given.map(value => ({ id: value, value, componentId: 'tiles' }));
  const begun = startRun(activity, { random: seededRandom(1), now: 0 });
  const { state } = reduceRun(begun, { type: 'answered', picks, at: 1 });
  render(
    <TextProvider locale="en-GB" catalogue={catalogue}>
      <Thought run={state} outcome="tryAgain" onHear={() => undefined} />
    </TextProvider>,
  );
  expect(document.querySelector('[data-help]')?.textContent.trim()).toBe(text);
});
