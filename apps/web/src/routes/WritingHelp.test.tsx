import type { SentenceOption, Suggestions } from '@digipals/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { failure, type Handlers } from '../testing/fake-server.ts';
import { makeMessageWorld } from '../testing/message-world.ts';
import { renderApp, trackedCodes } from '../testing/render-app.tsx';

afterEach(() => vi.useRealTimers());

const send = 'POST users/{id}/conversations' as const;

/** Finds "footbal" and the phone number. */
function suggest(q: string): Suggestions {
  const [word, number] = [q.indexOf('footbal '), q.indexOf('07700')];
  return {
    corrections:
      word < 0
        ? []
        : [{ start: word, end: word + 7, suggestion: 'football', reason: 'spelling' as const }],
    hints: number < 0 ? [] : [{ code: 'phone' as const, start: number, end: number + 5 }],
  };
}

const open = (handlers: Handlers = {}) =>
  renderApp('/conversation/c-ali', {
    handlers: {
      ...makeMessageWorld(),
      'GET messages/suggestions': ({ query }) => suggest(query.get('q') ?? ''),
      ...handlers,
    },
  });
const box = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write to Ali in English' });
const press = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click());

async function write(text: string): Promise<void> {
  const area = await box();
  await act(async () => fireEvent.change(area, { target: { value: text } }));
}

const asked = (server: ReturnType<typeof open>['server']) =>
  server.seen
    .filter(({ key }) => key === 'GET messages/suggestions')
    .map(({ url }) => new URL(url, 'http://d').searchParams.get('q'));
const sent = (server: ReturnType<typeof open>['server']) =>
  server.seen.filter(({ key }) => key === send).map(({ body }) => body);
const marks = (kind: string) =>
  [...document.querySelectorAll(`[data-mark="${kind}"]`)].map(({ textContent }) => textContent);

test('MSG-12 requests suggestions when the child stops typing, not on each key', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = open();
  for (const text of ['I', 'I p', 'I pl', 'I play']) await write(text);
  expect(asked(server)).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(asked(server)).toEqual(['I play']);
});

test('NOTSHOWN-33 marks a misspelling and offers a correction; one tap accepts it', async () => {
  open();
  await write('I play footbal with you.');
  await screen.findByText('Did you mean?');
  expect(marks('spelling')).toEqual(['footbal']);
  await press('Yes');
  expect((await box()).value).toBe('I play football with you.');
  expect(screen.queryByText('Did you mean?')).toBeNull();
});

test('does not suggest a declined spelling again', async () => {
  const { server, history } = open();
  await write('I play footbal with you.');
  await screen.findByText('Did you mean?');
  await press('No, thanks');
  expect(screen.queryByText('Did you mean?')).toBeNull();
  // The button is gone: keyboard users continue in the text.
  expect(document.activeElement).toBe(await box());
  await press('Send');
  await waitFor(() => expect(history.location.pathname).toBe('/message-rewards'));
  expect(sent(server)).toEqual([{ message: 'I play footbal with you.' }]);
});

test('POPUP-06 NOTSHOWN-33 did-you-mean asks once before sending; the text can be sent unchanged', async () => {
  const { server, app, history } = open();
  await write('I play footbal with you.');
  await press('Send');
  const dialog = within(await screen.findByRole('dialog'));
  expect(app.services.popups.get()).toMatchObject({ popup: { type: 'did-you-mean' } });
  expect(dialog.getByText('football')).toBeTruthy();
  expect(sent(server)).toEqual([]);
  await act(async () => dialog.getByRole('button', { name: 'Send it now' }).click());
  await waitFor(() => expect(history.location.pathname).toBe('/message-rewards'));
  expect(sent(server)).toEqual([{ message: 'I play footbal with you.' }]);
});

test('one tap in did-you-mean accepts all spellings', async () => {
  open();
  await write('I play footbal with you.');
  await press('Send');
  const dialog = within(await screen.findByRole('dialog'));
  await act(async () => dialog.getByRole('button', { name: 'Yes' }).click());
  expect((await box()).value).toBe('I play football with you.');
});

test('warns of a personal detail first; one tap removes it', async () => {
  open();
  await write('I play footbal with you. My number is 07700.');
  await screen.findByText('Keep this a secret. Friends here do not need it.');
  expect(screen.queryByText('Did you mean?')).toBeNull();
  expect(marks('look')).toEqual(['07700']);
  await press('Take it out');
  expect((await box()).value).toBe('I play footbal with you. My number is.');
  expect(document.activeElement).toBe(await box());
  await screen.findByText('Did you mean?');
});

test('a personal detail stops the first send, never the second', async () => {
  const { server, history } = open();
  await write('You can call me: 07700.');
  await press('Send');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Keep this a secret. Friends here do not need it.',
  );
  expect(sent(server)).toEqual([]);
  await press('Send');
  await waitFor(() => expect(history.location.pathname).toBe('/message-rewards'));
  expect(sent(server)).toEqual([{ message: 'You can call me: 07700.' }]);
});

test('another personal detail stops the next send again', async () => {
  const hints = (q: string) => [{ code: 'phone' as const, start: 9, end: q.length }];
  const { server } = open({
    'GET messages/suggestions': ({ query }) => ({
      corrections: [],
      hints: hints(query.get('q') ?? ''),
    }),
  });
  for (const number of ['07700', '07711']) {
    await write(`Call me: ${number}`);
    await press('Send');
    await screen.findByRole('alert');
  }
  expect(sent(server)).toEqual([]);
});

test('"Send it now" sends at once', async () => {
  const { server, history } = open();
  await write('Call 07700.');
  await press('Send');
  await screen.findByRole('alert');
  await press('Send it now');
  await waitFor(() => expect(history.location.pathname).toBe('/message-rewards'));
  expect(sent(server)).toHaveLength(1);
});

test('sends without delay if suggestions fail', async () => {
  const { server, history } = open({ 'GET messages/suggestions': () => failure('internal') });
  await write('I play footbal with you.');
  await press('Send');
  await waitFor(() => expect(history.location.pathname).toBe('/message-rewards'));
  expect(sent(server)).toHaveLength(1);
});

const block = (
  optionId: string,
  slot: SentenceOption['slot'],
  follows: string[] = [],
): SentenceOption => ({ optionId, slot, text: optionId, follows, picture: null, asks: false });

const blocks = [
  block('I like', 'start'),
  block('playing', 'verb', ['I like']),
  block('football', 'thing', ['playing']),
  block('My favourite game is …', 'starter'),
];
const withBlocks: Handlers = { 'GET sentenceMaker': () => blocks };

test('POPUP-07 NOTSHOWN-33 asks for more than one word once, with beginnings to choose from', async () => {
  const { server, app } = open(withBlocks);
  await write('Hello!');
  await press('Send');
  await screen.findByText('Can you say more?');
  expect(app.services.popups.get()).toMatchObject({ popup: { type: 'say-more' } });
  expect(screen.getByText('Ali wants to know more about you. Tap one to start:')).toBeTruthy();
  await act(async () =>
    (await screen.findByRole('button', { name: 'My favourite game is …' })).click(),
  );
  expect((await box()).value).toBe('Hello! My favourite game is …');
  expect(sent(server)).toEqual([]);
});

test('sends a short text unchanged after one question', async () => {
  const { server, history } = open(withBlocks);
  await write('Hello!');
  await press('Send');
  const dialog = within(await screen.findByRole('dialog'));
  await act(async () => dialog.getByRole('button', { name: 'Close' }).click());
  await press('Send');
  await waitFor(() => expect(history.location.pathname).toBe('/message-rewards'));
  expect(sent(server)).toEqual([{ message: 'Hello!' }]);
});

test('MSG-11 EVENT-20 NOTSHOWN-34 sentence blocks from sentenceMaker form a sentence; logs lbm40', async () => {
  const { server } = open(withBlocks);
  await write('Hi!');
  await press(/Sentence blocks/);
  await screen.findByRole('button', { name: 'I like' });
  expect(trackedCodes()).toEqual(['lbm40']);
  expect(screen.queryByRole('button', { name: 'playing' })).toBeNull();
  for (const name of ['I like', 'playing', 'football']) await press(name);
  expect(screen.getByText('I like playing football.')).toBeTruthy();
  await press('Use it');
  expect((await box()).value).toBe('Hi! I like playing football.');
  expect(server.seen.map(({ url }) => url)).toContain('/api/sentenceMaker?type=play');
});

test('another theme loads other blocks; Escape leaves the text unchanged', async () => {
  const { server } = open(withBlocks);
  await write('Hi!');
  await press(/Sentence blocks/);
  await press('Pets');
  await waitFor(() =>
    expect(server.seen.map(({ url }) => url)).toContain('/api/sentenceMaker?type=pets'),
  );
  fireEvent.keyDown(screen.getByRole('region', { name: 'Make a sentence' }), { key: 'Escape' });
  expect((await box()).value).toBe('Hi!');
});

test('blocks that fail to load can be retried', async () => {
  let broken = true;
  open({ 'GET sentenceMaker': () => (broken ? failure('internal') : blocks) });
  await box();
  await press(/Sentence blocks/);
  await screen.findByText('Oops! Something went wrong. Could you try again?');
  broken = false;
  await press('Retry');
  await screen.findByRole('button', { name: 'I like' });
});

test('NOTSHOWN-33 did-you-mean changes only the words it shows, and focuses Yes', async () => {
  const words = ['aa', 'bb', 'cc', 'dd', 'ee'];
  const corrections = words.map((word, place) => ({
    start: place * 3,
    end: place * 3 + 2,
    suggestion: word.toUpperCase(),
    reason: 'spelling' as const,
  }));
  open({ 'GET messages/suggestions': () => ({ corrections, hints: [] }) });
  await write(words.join(' '));
  await press('Send');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem')).toHaveLength(4);
  const yes = dialog.getByRole('button', { name: 'Yes' });
  expect(document.activeElement).toBe(yes);
  await act(async () => yes.click());
  expect((await box()).value).toBe('AA BB CC DD ee');
});

test('no question opens over another page', async () => {
  const { go, release, app } = renderApp('/conversation/c-ali', {
    handlers: {
      ...makeMessageWorld(),
      'GET messages/suggestions': ({ query }) => suggest(query.get('q') ?? ''),
    },
    hold: 'GET messages/suggestions',
  });
  await write('I play footbal with you.');
  await press('Send');
  await go('/user/conversations');
  await act(async () => release());
  await act(() => new Promise(resolve => setTimeout(resolve, 100)));
  expect(app.services.popups.get().state).toBe('hidden');
});

test('the text has the focus after a spelling is accepted and after the sentence maker closes', async () => {
  open();
  await write('I play footbal with you.');
  await screen.findByText('Did you mean?');
  await press('Yes');
  expect(document.activeElement).toBe(await box());
  await press(/^Sentence blocks/);
  await press('Close');
  expect(document.activeElement).toBe(await box());
});
