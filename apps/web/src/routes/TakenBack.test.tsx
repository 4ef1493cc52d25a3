import type { Notification, Wall } from '@digipals/contract';
import { createTranslator, loadCatalogue, locales } from '@digipals/i18n';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { makeInboxItem } from '../testing/makers.ts';
import { makeConversation, makeMessage, makeMessageWorld } from '../testing/message-world.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeNotification, makePost, makeWall } from '../testing/world.ts';

const UNKIND = 'Nobody wants to play with you.';
const hello = makeMessage({ messageId: 'm-1', text: 'Hello Mia' });
const unkind = makeMessage({ messageId: 'm-2', text: UNKIND, at: '2026-01-15T11:59:00.000Z' });
const gone = { messageId: 'm-2', isMine: false, at: unkind.at, folded: null };

/** A conversation from which the server takes back the second message when told to. */
function openConversation() {
  let isGone = false;
  let dropped: string[] = [];
  let isDown = false;
  let list: Notification[] = [];
  const page = () =>
    makeConversation(
      isGone ? { messages: [hello], takenBack: [gone] } : { messages: [hello, unkind] },
    );
  const app = renderApp('/conversation/c-ali', {
    handlers: {
      ...makeMessageWorld([page()]),
      'GET conversations/{id}': page,
      'GET users/{id}/conversations': () => {
        const { conversationId, friend, messages } = page();
        return [makeInboxItem({ conversationId, friend, last: messages.at(-1) ?? null })];
      },
      'GET users/{id}/notifications': () => list,
      'GET users/{id}/goneTexts': () => (isGone ? ['m-2'].filter(id => !dropped.includes(id)) : []),
      'POST users/{id}/goneTexts': ({ body }) => {
        if (isDown) return failure('unavailable');
        dropped = [...dropped, ...body.submissionIds];
        return {};
      },
    },
  });
  return {
    app,
    takeBack: () => {
      isGone = true;
      list = [
        makeNotification({
          ...{ id: 'n-9', type: 'studybuddy', action: 'takenAway' },
          content: { submission: 'message', conversationId: 'c-ali' },
        }),
      ];
    },
    dropped: () => dropped,
    setDown: (next: boolean) => {
      isDown = next;
    },
  };
}

test('SAFE2-37 a card in place of a recalled message comforts its recipient and links to help', async () => {
  renderApp('/conversation/c-ali', {
    handlers: makeMessageWorld([makeConversation({ messages: [hello], takenBack: [gone] })]),
  });
  expect(await screen.findByText('A grown-up took a message away.')).toBeDefined();
  expect(screen.getByText('You did nothing wrong.')).toBeDefined();
  const talk = screen.getByRole('link', { name: 'I want to talk' });
  expect(talk.getAttribute('href')).toBe('/help');
});

test('SAFE2-37 its author reads that it can hurt, without a link', async () => {
  renderApp('/conversation/c-ali', {
    handlers: makeMessageWorld([
      makeConversation({ messages: [hello], takenBack: [{ ...gone, isMine: true }] }),
    ]),
  });
  expect(await screen.findByText('We took your message back.')).toBeDefined();
  expect(screen.getByText('It can hurt.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'I want to talk' })).toBeNull();
});

test.each(locales)('SAFE2-37 %s has words for both children', async locale => {
  const t = createTranslator(locale, await loadCatalogue(locale, ['app', 'pages']));
  const words = [
    t('messages.takenBack.theirs'),
    t('messages.takenBack.notYou'),
    t('messages.takenBack.talk'),
    t('messages.takenBack.mine'),
    t('messages.takenBack.hurts'),
    t('notify.takenAway'),
  ];
  expect(new Set(words).size).toBe(6);
  for (const one of words) expect(one).toMatch(/^[^{}]{3,}$/);
  if (!locale.startsWith('en')) expect(words[0]).not.toContain('grown-up');
});

test('SAFE2-38 SAFE2-40 an open page drops the message with the next poll, and says so to the server', async () => {
  const { app, takeBack, dropped } = openConversation();
  // In the conversation and in the inbox.
  await waitFor(() => expect(screen.getAllByText(UNKIND)).toHaveLength(2));
  await waitFor(() => expect(app.server.keys()).toContain('GET users/{id}/goneTexts'));
  takeBack();
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('A grown-up took a message away.')).toBeDefined();
  await waitFor(() => expect(screen.queryAllByText(UNKIND)).toEqual([]));
  await waitFor(() => expect(dropped()).toEqual(['m-2']));
});

test('SAFE2-39 a page that was offline asks again before its texts are used', async () => {
  const { app, takeBack, dropped } = openConversation();
  await waitFor(() => expect(screen.getAllByText(UNKIND)).toHaveLength(2));
  await waitFor(() => expect(app.server.keys()).toContain('GET users/{id}/goneTexts'));
  takeBack();
  await act(async () => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryAllByText(UNKIND)).toEqual([]));
  await waitFor(() => expect(dropped()).toEqual(['m-2']));
});

test('SAFE2-40 a receipt that failed without a connection is sent when it is back', async () => {
  const { app, takeBack, dropped, setDown } = openConversation();
  await waitFor(() => expect(app.server.keys()).toContain('GET users/{id}/goneTexts'));
  takeBack();
  setDown(true);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(app.server.keys()).toContain('POST users/{id}/goneTexts'));
  expect(dropped()).toEqual([]);
  setDown(false);
  await act(async () => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(dropped()).toEqual(['m-2']));
});

test('SAFE2-39 a page restored from the back/forward cache hides itself first, then reloads', async () => {
  const { app } = openConversation();
  await waitFor(() => expect(app.server.keys()).toContain('GET users/{id}/goneTexts'));
  onTestFinished(() => {
    document.documentElement.hidden = false;
  });
  const move = (type: string) =>
    window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
  move('pagehide');
  expect(document.documentElement.hidden).toBe(true);
  move('pageshow');
  expect(app.browser.reload).toHaveBeenCalled();
});

test.each(['/digipal/u-ali', '/profile/u-ali/status'])(
  'SAFE2-38 %s drops a recalled text with its next poll for a friend who gets no notification',
  async address => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    let wall = makeWall({ status: { text: UNKIND, original: null, at: unkind.at } });
    renderApp(address, { handlers: { 'GET messages/statuses/{id}': () => wall } });
    await waitFor(() => expect(screen.queryAllByText(UNKIND)).not.toEqual([]));
    wall = makeWall();
    await act(() => vi.advanceTimersByTimeAsync(30_500));
    await waitFor(() => expect(screen.queryAllByText(UNKIND)).toEqual([]));
  },
);

test('SAFE2-38 a wall that was left is forgotten by the time of its next poll', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const wall = makeWall({ posts: [makePost({ text: UNKIND })] });
  const { server, go } = renderApp('/digipal/u-ali', {
    handlers: { 'GET messages/statuses/{id}': () => wall },
  });
  await screen.findByText(UNKIND);
  // Also the page on which a DigiPost for it is written keeps it no longer.
  await go('/newsfeed/new/u-ali');
  await screen.findByRole('textbox');
  await go('/profile/friends');
  await act(() => vi.advanceTimersByTimeAsync(30_500));
  server.handlers['GET messages/statuses/{id}'] = () => failure('unavailable');
  await go('/digipal/u-ali');
  expect(await screen.findByRole('heading', { name: 'Posts for Ali' })).toBeDefined();
  expect(screen.queryByText(UNKIND)).toBeNull();
});

test('SAFE2-38 a second tab drops the message when the first one has learned of it', async () => {
  const { app, takeBack } = openConversation();
  await waitFor(() => expect(screen.getAllByText(UNKIND)).toHaveLength(2));
  await waitFor(() => expect(app.server.keys()).toContain('GET users/{id}/goneTexts'));
  takeBack();
  const other = new BroadcastChannel('gone-texts-u-mia');
  other.postMessage(['m-2']);
  await waitFor(() => expect(screen.queryAllByText(UNKIND)).toEqual([]));
  other.close();
});

test.each(['/digipal/u-ali', '/profile/u-ali/status'])(
  'SAFE2-38 %s gives a changed wall of a friend to a second tab, and shows what that one has learned',
  async address => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const status = { text: UNKIND, original: null, at: unkind.at };
    let wall = makeWall({ status });
    renderApp(address, { handlers: { 'GET messages/statuses/{id}': () => wall } });
    const other = new BroadcastChannel('walls-u-mia');
    onTestFinished(() => other.close());
    const learned: Wall[] = [];
    other.onmessage = ({ data }) => void learned.push(data.wall);
    await waitFor(() => expect(screen.queryAllByText(UNKIND)).not.toEqual([]));
    other.postMessage({ userId: 'u-ali', wall: makeWall(), fetchedAt: Date.now() + 1_000 });
    await waitFor(() => expect(screen.queryAllByText(UNKIND)).toEqual([]));
    await act(() => vi.advanceTimersByTimeAsync(30_500));
    await waitFor(() => expect(screen.queryAllByText(UNKIND)).not.toEqual([]));
    wall = makeWall();
    await act(() => vi.advanceTimersByTimeAsync(30_500));
    await waitFor(() => expect(learned.at(-1)?.status).toBeNull());
  },
);
