import { endpointKey } from '@digipals/client';
import type { Conversation } from '@digipals/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import {
  makeConversation,
  makeMessage,
  makeMessageWorld,
  makeReading,
} from '../testing/message-world.ts';
import { renderApp } from '../testing/render-app.tsx';

afterEach(() => {
  vi.useRealTimers();
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
});

const open = (conversation: Partial<Conversation> = {}, handlers = {}) =>
  renderApp('/conversation/c-ali', {
    handlers: { ...makeMessageWorld([makeConversation(conversation)]), ...handlers },
  });
const list = () => within(screen.getByRole('region', { name: 'Messages: Ali' }));
const box = () => screen.findByRole('textbox', { name: 'Write to Ali in English' });

test('ROUTE-20 MSG-05 MSG-09 /conversation/ID shows all messages by day, newest last', async () => {
  open({
    messages: [
      makeMessage({ messageId: 'm-1', text: 'Hello Mia!', at: '2026-01-14T10:00:00.000Z' }),
      makeMessage({ messageId: 'm-2', text: 'Hi Ali!', isMine: true }),
      makeMessage({ messageId: 'm-3', text: 'I like football.', isMine: true }),
    ],
  });
  await box();
  const items = list().getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '14 January',
    'Hello Mia!',
    '15 January',
    'Hi Ali!',
    expect.stringContaining('I like football.'),
  ]);
  // Only below the newest one.
  expect(list().getAllByText('Ali has it')).toHaveLength(1);
  expect(document.title).toBe('Messages: Ali · DigiPals');
});

test('MSG-06 ERR-15 ROUTE-20 a conversation without messages shows the exact text', async () => {
  renderApp('/conversation?to=u-wei', { handlers: makeMessageWorld() });
  await screen.findByRole('textbox', { name: 'Write to Wei in English' });
  expect(screen.getByText('There are no messages here! Write the first one!')).toBeTruthy();
});

test('ROUTE-20 without an id the child chooses whom to write to', async () => {
  const { history } = renderApp('/conversation', { handlers: makeMessageWorld() });
  await screen.findByRole('heading', { level: 1, name: 'Who do you want to write to?' });
  // There are messages, but no open conversation.
  expect(screen.queryByText(/no messages here/)).toBeNull();
  const friends = within(screen.getByRole('list', { name: 'Who do you want to write to?' }));
  await act(async () => friends.getByRole('link', { name: 'Ali' }).click());
  expect(history.location.search).toBe('?to=u-ali');
  // A conversation with Ali exists already.
  await waitFor(() => expect(list().getByText('What do you do after school?')).toBeTruthy());
});

test('SAFE-01 the author sees that a text is under review, with the usual review time', async () => {
  open({ submissions: [makeReading()] });
  await screen.findByText('A real person is reading it. About 10 minutes.');
  expect(list().getByText('I play football.')).toBeTruthy();
});

test('SAFE-05 the author sees how many words a reviewer changed', async () => {
  open({
    messages: [makeMessage({ isMine: true, text: 'I have a fish.', original: 'I has a fish.' })],
  });
  await screen.findByText('We mended 1 word for you.');
});

test('SAFE2-60 a withheld text says so kindly, has a lifebuoy, and disappears once confirmed', async () => {
  const { server } = open(
    { submissions: [makeReading({ state: 'withheld' })] },
    {
      'DELETE submissions/{submissionId}': () => {
        server.handlers['GET conversations/{id}'] = () => makeConversation();
        return { submissionId: 's-1' };
      },
    },
  );
  await screen.findByText('Ali will not get this message.');
  expect(list().getByRole('link', { name: 'I need help' })).toBeTruthy();
  const ok = await list().findByRole('button', { name: 'OK' });
  await act(async () => ok.click());
  await waitFor(() => expect(screen.queryByText('Ali will not get this message.')).toBeNull());
  expect(server.seen.map(({ url }) => url)).toContain('/api/submissions/s-1');
});

test('a withheld text that was already removed in another tab disappears without an error', async () => {
  const { server } = open(
    { submissions: [makeReading({ state: 'withheld' })] },
    { 'DELETE submissions/{submissionId}': () => failure('submission_gone') },
  );
  await screen.findByText('Ali will not get this message.');
  const release = server.hold('GET conversations/{id}');
  const ok = await list().findByRole('button', { name: 'OK' });
  await act(async () => ok.click());
  await waitFor(() => expect(server.keys().at(-1)).toBe('GET conversations/{id}'));
  expect(screen.queryByRole('alert')).toBeNull();
  server.handlers['GET conversations/{id}'] = () => makeConversation();
  await act(async () => release());
  await waitFor(() => expect(screen.queryByText('Ali will not get this message.')).toBeNull());
});

const reads = (server: ReturnType<typeof open>['server']) =>
  server.seen.filter(({ key }) => key === 'PUT conversations/{id}').map(({ body }) => body);

test('marks visible messages as read', async () => {
  const { server } = open({
    unread: 1,
    messages: [makeMessage(), makeMessage({ messageId: 'm-2', isMine: true })],
  });
  await box();
  await waitFor(() => expect(reads(server)).toEqual([{ lastReadMessageId: 'm-1' }]));
});

test('marks nothing as read while the page is hidden', async () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  const { server } = open({ unread: 1 });
  await box();
  expect(reads(server)).toEqual([]);
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(reads(server)).toHaveLength(1));
});

test('new messages appear in an open conversation', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = open({ submissions: [makeReading()] });
  await box();
  server.handlers['GET conversations/{id}'] = () =>
    makeConversation({
      messages: [
        makeMessage({ messageId: 'm-5', text: 'I play football.', isMine: true }),
        makeMessage({ messageId: 'm-6', text: 'Me too!' }),
      ],
    });
  await act(() => vi.advanceTimersByTimeAsync(10_500));
  expect(list().getByText('Me too!')).toBeTruthy();
  expect(screen.queryByText(/is reading it/)).toBeNull();
});

test('does not refetch while the page is hidden', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = open();
  await box();
  const asked = () => server.keys().filter(key => key === 'GET conversations/{id}').length;
  const before = asked();
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await act(() => vi.advanceTimersByTimeAsync(70_000));
  expect(asked()).toBe(before);
});

test('a message that leaves the newest page while earlier ones load stays', async () => {
  const page = (...ids: number[]) =>
    makeConversation({
      hasEarlier: true,
      messages: ids.map(id =>
        makeMessage({
          messageId: `m-${id}`,
          text: `Number ${id}`,
          at: new Date(id * 1e9).toISOString(),
        }),
      ),
    });
  let newest = page(2, 3);
  const handlers = {
    'GET conversations/{id}': ({ query }: { query: URLSearchParams }) =>
      query.get('before') === 'm-2' ? { ...page(1), hasEarlier: false } : newest,
  };
  const { server, app } = open({}, handlers);
  await box();
  const release = server.hold('GET conversations/{id}');
  await act(async () => screen.getByRole('button', { name: 'Earlier messages' }).click());
  newest = page(3, 4);
  const { queries } = app.services;
  queries.setQueriesData({ queryKey: endpointKey('GET conversations/{id}') }, newest);
  expect(await list().findByText('Number 4')).toBeTruthy();
  release();
  await waitFor(() => expect(list().getByText('Number 1')).toBeTruthy());
  const texts = list().getAllByText(/^Number/);
  expect(texts.map(({ textContent }) => textContent)).toEqual(
    [1, 2, 3, 4].map(id => `Number ${id}`),
  );
});

test.each(['not_found', 'forbidden'] as const)(
  'SAFE-09 a conversation that becomes %s disappears at once and is not refetched',
  async code => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server } = open();
    await box();
    server.handlers['GET conversations/{id}'] = () => failure(code);
    await act(() => vi.advanceTimersByTimeAsync(30_500));
    expect(screen.getByRole('heading', { name: 'This conversation is not here.' })).toBeTruthy();
    const asked = () => server.keys().filter(key => key === 'GET conversations/{id}').length;
    const before = asked();
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(asked()).toBe(before);
  },
);

test('retries after a failed refetch', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = open();
  await box();
  server.handlers['GET conversations/{id}'] = () => failure('internal');
  await act(() => vi.advanceTimersByTimeAsync(30_500));
  expect(list().getByText('What do you do after school?')).toBeTruthy();
  server.handlers['GET conversations/{id}'] = () =>
    makeConversation({ messages: [makeMessage({ text: 'Here I am again!' })] });
  await act(() => vi.advanceTimersByTimeAsync(30_500));
  expect(list().getByText('Here I am again!')).toBeTruthy();
});

test('loads earlier messages on request', async () => {
  const { server } = open(
    { hasEarlier: true },
    {
      'GET conversations/{id}': ({ query }: { query: URLSearchParams }) =>
        query.get('before') === 'm-1'
          ? makeConversation({ messages: [makeMessage({ messageId: 'm-0', text: 'Hello!' })] })
          : makeConversation({ hasEarlier: true }),
    },
  );
  await box();
  await act(async () => screen.getByRole('button', { name: 'Earlier messages' }).click());
  await waitFor(() => expect(list().getByText('Hello!')).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
  expect(server.seen.some(({ url }) => url.includes('before=m-1'))).toBe(true);
});

test.each(['not_found', 'forbidden'] as const)(
  'SAFE-09 a conversation that is %s shows the same page without a reason',
  async code => {
    open({}, { 'GET conversations/{id}': () => failure(code) });
    await screen.findByRole('heading', { name: 'This conversation is not here.' });
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);

test('SAFE-09 a child who is not a friend cannot be written to', async () => {
  renderApp('/conversation?to=u-leyla', { handlers: makeMessageWorld() });
  await screen.findByRole('heading', { name: 'This conversation is not here.' });
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('GUIDE-12 the flag leads to the report form about this friend', async () => {
  open();
  await box();
  const flag = screen.getByRole('link', { name: 'Tell us about a problem, or block' });
  expect(flag.getAttribute('href')).toBe('/community-guidelines?user=u-ali&from=conversation');
});

test('ERR-01 a conversation that fails to load says so; the inbox beside it stays', async () => {
  open({}, { 'GET conversations/{id}': () => failure('internal') });
  await screen.findByText('Oops! Something went wrong. Could you try again?');
  const inbox = within(screen.getByRole('navigation', { name: 'Messages' }));
  expect(inbox.getByRole('link', { name: /^Ali/ })).toBeTruthy();
});

test('SAFE2-19 while nobody reads, the child sees Domino asleep and when its text is read, and can write', async () => {
  const from = '2026-01-16T08:00:00.000Z';
  const night = { kind: 'tomorrow', minutes: null, from, because: 'closed', seconds: 43_200 };
  const { unmount } = open(
    { submissions: [makeReading()] },
    { 'GET messages/waitingTime': () => night },
  );
  const asleep = () => document.querySelector('[data-because] > img[data-mood="sleep"]');
  expect(await screen.findByText('Our readers sleep now.')).toBeTruthy();
  expect(asleep()).toBeTruthy();
  expect(screen.getByText(/^You can write\. We read it/)).toBeTruthy();
  expect(list().getByText(/^We read it/)).toBeTruthy();
  expect(screen.queryByText(/A real person is reading it/)).toBeNull();
  expect((await box()).hasAttribute('disabled')).toBe(false);
  unmount();
  open({}, { 'GET messages/waitingTime': () => ({ ...night, because: 'nobody' }) });
  expect(await screen.findByText('No reader is here now.')).toBeTruthy();
  expect(asleep()).toBeTruthy();
});
