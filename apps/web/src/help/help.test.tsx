import { createClient } from '@digipals/client/client';
import type { HelpStatus, HelpThread, NewHelpLine } from '@digipals/contract';
import { languageCodes } from '@digipals/contract/constants';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../student/language.ts';
import { createFakeServer, failure, type Handlers } from '../testing/fake-server.ts';
import { HelpApp } from './HelpApp.tsx';
import { helplineCountries, helplinesOf } from './helplines.ts';
import { sendLines, unsentLines } from './outbox.ts';
import type { HelpPorts } from './ports.ts';

const english = await loadTexts('gb');
const userId = 'wren';

const status = (request: Partial<HelpStatus['request']> | null, more = {}): HelpStatus => ({
  request: request && {
    ...{ sentAt: '2026-11-26T13:31:00.000Z', isRead: false, hasAnswer: false, wasAnswered: false },
    ...request,
  },
  ...{ answerInMinutes: 10, pictures: 3, country: 'gb' },
  ...more,
});

type Options = { handlers?: Handlers; ports?: Partial<HelpPorts>; texts?: typeof english };

function open({ handlers = {}, ports = {}, texts = english }: Options = {}) {
  const sent: NewHelpLine[] = [];
  const server = createFakeServer({
    'GET users/{id}/helpRequest': () => status(sent.length > 0 ? {} : null),
    'POST users/{id}/helpRequest': ({ body }) => {
      sent.push(body);
      return status({});
    },
    'DELETE users/{id}/helpRequest/{lineId}': () => status({}),
    ...handlers,
  });
  let keys = 0;
  const leaveTo = vi.fn<(url: string) => void>();
  let back = () => {};
  const call = createClient({
    fetch: server.fetch,
    token: () => 'token',
    isOnline: () => true,
    onUnauthenticated: () => undefined,
    wait: () => Promise.resolve(),
    newKey: () => 'key',
  });
  const all: HelpPorts = {
    ...{ call, storage: localStorage, leaveTo, wantsAnswer: false },
    child: { userId, country: 'gb' },
    newKey: () => `line-number-${++keys}`,
    onOnline: listener => {
      back = listener;
      return () => undefined;
    },
    ...ports,
  };
  render(<HelpApp ports={all} texts={texts} />);
  return { server, sent, leaveTo, call, goOnline: () => act(async () => back()) };
}

const press = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click());
const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('SAFE2-60 one tap on a picture sends it; words and who must not see them may follow', async () => {
  const { sent } = open();
  await press('Someone hurts me');
  expect(await screen.findByText('We have your picture')).toBeTruthy();
  expect(sent).toEqual([{ lineId: 'line-number-1', picture: 'hurts' }]);
  fireEvent.change(screen.getByLabelText('Your words'), { target: { value: ' My dad hits me ' } });
  await press('Anyone may see it');
  await press('Dad');
  expect(
    screen.getByRole('button', { name: 'Anyone may see it' }).getAttribute('aria-pressed'),
  ).toBe('false');
  await press('Send this, too');
  expect(sent[1]).toEqual({ lineId: 'line-number-2', text: 'My dad hits me', notFor: ['dad'] });
  expect(await heading('We have it. You did right.')).toBeTruthy();
  expect(screen.getByText(/In the next 10 minutes/)).toBeTruthy();
  expect(screen.getByText('At home nobody sees this now.')).toBeTruthy();
});

test('SAFE2-47 "Oops, not this one" takes the picture back for ten seconds', async () => {
  vi.useFakeTimers();
  const { server } = open();
  await press('I feel sad');
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  await press('Oops, not this one');
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(server.seen.some(({ key }) => key.startsWith('DELETE'))).toBe(true);
  expect(screen.getByRole('heading', { name: 'What is it?' })).toBeTruthy();
  await press('I feel scared');
  await act(() => vi.advanceTimersByTimeAsync(10_100));
  expect(screen.queryByRole('button', { name: 'Oops, not this one' })).toBeNull();
});

test('SAFE2-47 a picture that is taken back while it is sent is not lost behind it', async () => {
  const { server } = open();
  const arrive = server.hold('POST users/{id}/helpRequest');
  await press('I feel sad');
  await press('Oops, not this one');
  const writes = () =>
    server.seen.map(({ key }) => key.split(' ')[0]).filter(method => method !== 'GET');
  expect(writes()).toEqual(['POST']);
  await act(async () => arrive());
  await waitFor(() => expect(writes()).toEqual(['POST', 'DELETE']));
});

test('SAFE2-60 without a connection it says "not sent yet", survives a reload, and goes out with the same id', async () => {
  let isDown = true;
  const lines: NewHelpLine[] = [];
  const handlers: Handlers = {
    'GET users/{id}/helpRequest': () => (isDown ? failure('unavailable') : status(null)),
    'POST users/{id}/helpRequest': ({ body }) => {
      if (isDown) return failure('unavailable');
      lines.push(body);
      return status({});
    },
  };
  open({ handlers });
  await press('I feel scared');
  expect(await screen.findByText(/Not sent yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '0800 1111' })).toBeTruthy();
  cleanup();
  const { goOnline } = open({ handlers });
  expect(unsentLines(localStorage, userId)).toHaveLength(1);
  isDown = false;
  await goOnline();
  await waitFor(() => expect(unsentLines(localStorage, userId)).toEqual([]));
  expect(lines).toEqual([{ lineId: 'line-number-1', picture: 'scared' }]);
});

test('SAFE2-60 what one child has not sent yet is never sent for another', async () => {
  const { call } = open({
    handlers: {
      'GET users/{id}/helpRequest': () => failure('unavailable'),
      'POST users/{id}/helpRequest': () => failure('unavailable'),
    },
  });
  await press('I feel sad');
  await waitFor(() => expect(unsentLines(localStorage, userId)).toHaveLength(1));
  expect(await sendLines({ call, storage: localStorage }, 'somebody-else')).toBeNull();
  expect(unsentLines(localStorage, userId)).toHaveLength(1);
});

test('SAFE2-60 "Hide" is on every step and leads to the Academy', async () => {
  // The title of help.html; other test files leave theirs.
  document.title = 'DigiPals';
  const { leaveTo } = open();
  await press('Hide');
  await press('Something else');
  await press('Hide');
  await press('That is all');
  await press('Hide');
  expect(leaveTo.mock.calls).toEqual([['/training-menu'], ['/training-menu'], ['/training-menu']]);
  expect(document.title).toBe('DigiPals');
});

const thread: HelpThread = [
  {
    ...{ lineId: 'l1', from: null, picture: 'hurts', says: null, text: null },
    at: '2026-11-26T13:31:00.000Z',
  },
  {
    ...{ lineId: 'l2', from: 'Dana', picture: null, says: null, text: 'It is not your fault.' },
    at: '2026-11-26T13:40:00.000Z',
  },
];

test('SAFE2-50 three pictures open the answer of a named grown-up; yes and no look alike', async () => {
  const { sent } = open({
    handlers: {
      'GET users/{id}/helpRequest': () => status({ hasAnswer: true }),
      'POST users/{id}/helpRequest/open': ({ body }) =>
        body.pictures.join() === 'cat,sun,ball' ? thread : failure('sign_in_failed'),
    },
    ports: { wantsAnswer: true },
  });
  await screen.findByRole('button', { name: 'Cat' });
  expect(screen.queryByText('It is not your fault.')).toBeNull();
  for (const picture of ['Sun', 'Cat', 'Ball']) await press(picture);
  expect(await screen.findByText("Oops! Let's try again.")).toBeTruthy();
  for (const picture of ['Cat', 'Sun', 'Ball']) await press(picture);
  expect(await screen.findByText('It is not your fault.')).toBeTruthy();
  expect(screen.getByText('Dana, DigiPals')).toBeTruthy();
  const [yes, no, unsure] = ['Yes, I am safe', 'No, I am not', 'I do not know'].map(
    name => screen.getByRole('button', { name }).className,
  );
  expect([no, unsure]).toEqual([yes, yes]);
  await press('No, I am not');
  expect(sent).toEqual([{ lineId: 'line-number-1', says: 'notSafe' }]);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('fault');
});

test('SAFE2-60 two taps send while an answer waits', async () => {
  const { sent } = open({
    handlers: { 'GET users/{id}/helpRequest': () => status({ hasAnswer: true }) },
  });
  expect(await screen.findByRole('button', { name: 'An answer for you' })).toBeTruthy();
  await press('I feel sad');
  expect(sent).toHaveLength(1);
});

test('SAFE2-60 signed out, a child finds the numbers of the country that it chooses, and the way to tell us', async () => {
  open({ ports: { child: null } });
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/student');
  expect(screen.queryByRole('link', { name: '0800 1111' })).toBeNull();
  await press('United Kingdom');
  const link = screen.getByRole('link', { name: '0800 1111' });
  expect(link.getAttribute('href')).toBe('tel:08001111');
  expect(screen.queryByRole('button', { name: 'I feel sad' })).toBeNull();
});

test('SAFE2-59 a country has its own numbers only; one without has a grown-up that the child trusts', async () => {
  for (const country of helplineCountries) {
    const { line, emergency } = helplinesOf(country);
    expect([country, line ?? emergency]).not.toEqual([country, null]);
  }
  expect(helplinesOf('tr')).toEqual({ line: null, emergency: '112' });
  expect(helplinesOf('xx')).toEqual({ line: null, emergency: null });
  open({
    ports: { child: { userId, country: 'xx' } },
    handlers: { 'GET users/{id}/helpRequest': () => failure('unavailable') },
  });
  expect(await screen.findByText('In danger now? Go to a grown-up you trust.')).toBeTruthy();
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test.each(languageCodes)('SAFE2-60 all steps are in the language %s', async code => {
  const texts = await loadTexts(code);
  open({ texts });
  const tiles = screen.getAllByRole('listitem');
  expect(tiles).toHaveLength(6);
  expect(document.body.textContent).not.toMatch(/help\.|\{/);
  await act(async () => tiles[0]?.querySelector('button')?.click());
  expect(await screen.findByRole('textbox')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/help\.|\{/);
});
