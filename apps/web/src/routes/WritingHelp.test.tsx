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
const sendButtons = () =>
  screen.getAllByRole('button', { name: /send/i }).map(({ textContent }) => textContent);
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

test('SERVER-07 requests no suggestions for a text of more than 500 characters', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = open();
  await write('I play '.repeat(72));
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(asked(server)).toEqual([]);
  await write('🐶'.repeat(500));
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(asked(server)).toEqual(['🐶'.repeat(500)]);
});

test('WRITE-02 NOTSHOWN-33 while the child writes, a misspelling is marked and a correction offered; one tap accepts it', async () => {
  open();
  await write('I play footbal with you.');
  await screen.findByText('Did you mean?');
  expect(marks('spelling')).toEqual(['footbal']);
  await press('Use it');
  expect((await box()).value).toBe('I play football with you.');
  expect(screen.queryByText('Did you mean?')).toBeNull();
});

test('WRITE-02 a declined spelling is not suggested again, and changes nothing', async () => {
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

test.each([
  ['after its correction was offered', () => screen.findByText('Did you mean?')],
  ['right after it was typed', () => Promise.resolve()],
])('WRITE-03 a misspelling does not keep a text from being sent %s', async (_, wait) => {
  const { server, app, history } = open();
  await write('I play footbal with you.');
  await wait();
  await press('Send');
  await waitFor(() => expect(history.location.pathname).toBe('/message-rewards'));
  expect(app.services.popups.get().state).toBe('hidden');
  expect(sent(server)).toEqual([{ message: 'I play footbal with you.' }]);
});

test('WRITE-02 two misspellings are offered one after the other; a tap on a marked word offers that one', async () => {
  const words = { aa: 'AA', bb: 'BB' };
  const corrections = Object.entries(words).map(([from, suggestion]) => ({
    start: 'I see aa bb.'.indexOf(from),
    end: 'I see aa bb.'.indexOf(from) + from.length,
    suggestion,
    reason: 'spelling' as const,
  }));
  open({ 'GET messages/suggestions': () => ({ corrections, hints: [] }) });
  await write('I see aa bb.');
  await screen.findByText('Did you mean?');
  expect(marks('spelling')).toEqual(['aa', 'bb']);
  const area = await box();
  const offered = () => document.querySelector('[data-hint="mean"] [lang] b')?.textContent;
  expect(offered()).toBe('AA');
  area.setSelectionRange(10, 10);
  fireEvent.select(area);
  await waitFor(() => expect(offered()).toBe('BB'));
  await press('Use it');
  expect(area.value).toBe('I see aa BB.');
  expect(offered()).toBe('AA');
});

test('warns of a personal detail first; one tap takes its sentence out, another puts it back', async () => {
  open();
  await write('I play footbal with you. My number is 07700.');
  await screen.findByText('Keep this a secret. Friends here do not need it.');
  expect(screen.queryByText('Did you mean?')).toBeNull();
  expect(marks('look')).toEqual(['07700']);
  await press('Take it out');
  expect((await box()).value).toBe('I play footbal with you.');
  expect(document.activeElement).toBe(await box());
  await press('Put it back');
  expect((await box()).value).toBe('I play footbal with you. My number is 07700.');
  await press('Take it out');
  await write('I play footbal with you!');
  expect(screen.queryByText('Put it back')).toBeNull();
  await screen.findByText('Did you mean?');
});

test('after a sentence was taken out, another personal detail still stops the first send', async () => {
  const { server } = open();
  await write('My number is 07700. Call me on 07700.');
  await screen.findByText('Keep this a secret. Friends here do not need it.');
  await press('Take it out');
  expect((await box()).value).toBe('Call me on 07700.');
  await screen.findByText('Put it back');
  await press('Send');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Keep this a secret. Friends here do not need it.',
  );
  expect(sent(server)).toEqual([]);
});

test('WRITE-04 a personal detail stops the first send, never the second, and there is one Send', async () => {
  const { server, history } = open();
  await write('You can call me: 07700.');
  await press('Send');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Keep this a secret. Friends here do not need it.',
  );
  expect(sent(server)).toEqual([]);
  expect(sendButtons()).toEqual(['Send']);
  // The hint answers visibly, and taking it out is the main button now.
  expect(document.querySelector('[data-hint="strong"]')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take it out' }).className).toContain('action');
  expect(screen.getByRole('button', { name: 'Send' }).className).toContain('secondary');
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

test('POPUP-07 NOTSHOWN-33 asks once to say more than one word, with beginnings to choose from', async () => {
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
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Send');
  await waitFor(() => expect(history.location.pathname).toBe('/message-rewards'));
  expect(sent(server)).toEqual([{ message: 'Hello!' }]);
});

test('WRITE-04 the question to say more has the one Send button', async () => {
  const { server, history } = open(withBlocks);
  await write('Hello!');
  await press('Send');
  const dialog = within(await screen.findByRole('dialog'));
  expect(sendButtons()).toEqual(['Send']);
  await act(async () => dialog.getByRole('button', { name: 'Send' }).click());
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

test('no question opens over another page', async () => {
  const { go, release, app } = renderApp('/conversation/c-ali', {
    handlers: {
      ...makeMessageWorld(),
      'GET messages/suggestions': ({ query }) => suggest(query.get('q') ?? ''),
    },
    hold: 'GET messages/suggestions',
  });
  await write('Hello!');
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
  await press('Use it');
  expect(document.activeElement).toBe(await box());
  await press(/^Sentence blocks/);
  await press('Close');
  expect(document.activeElement).toBe(await box());
});
