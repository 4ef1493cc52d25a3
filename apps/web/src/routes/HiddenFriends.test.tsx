import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failure, type Handlers } from '../testing/fake-server.ts';
import { makeRest } from '../testing/makers.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeSubmission, makeWall } from '../testing/world.ts';

/** What the server says while no grown-up permits contact, as during the pause of a parent. */
const paused: Handlers = {
  'GET users/{id}/friends': () => [],
  'GET users/{id}/conversations': () => [],
  'GET conversations/{id}': () => failure('not_found'),
  'GET users/{id}/rest': () => makeRest({ mayMeet: false }),
};

const open = (url: string) => renderApp(url, { handlers: paused });
const toMeet = () => document.querySelectorAll('main a[href="/profile/friends/suggested"]');
const findWords = 'Ask your grown-up first. Then you can find friends here.';
const writeWords = 'Ask your grown-up first. Then you can write here.';

test.each(['/profile/friends', '/profile/friends/pending', '/profile/friends/search'])(
  'FAMILY-33 without permission %s says whom to ask, not that there is nobody',
  async url => {
    open(url);
    expect(await screen.findByText(findWords)).toBeTruthy();
    expect(screen.queryByText(/You have no/)).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    // Of the four tabs one leads there, and no button.
    expect(toMeet()).toHaveLength(1);
  },
);

test('FAMILY-33 without permission the card of the profile says whom to ask', async () => {
  open('/profile');
  const heading = await screen.findByRole('heading', { name: 'My DigiPals' });
  const card = within(heading.closest('section') ?? document.body);
  await card.findByText(findWords);
  expect(card.queryByText('You have no DigiPals yet!')).toBeNull();
  expect(card.queryByRole('link', { name: 'Find' })).toBeNull();
});

test.each([
  '/user/conversations',
  '/conversation',
  '/conversation/c-ali',
  '/conversation?to=u-ali',
])('FAMILY-33 without permission %s says whom to ask, not that there is no message', async url => {
  open(url);
  expect(await screen.findByRole('heading', { name: writeWords })).toBeTruthy();
  expect(screen.queryByText(/There are no messages|is not here|You have no/)).toBeNull();
  expect(toMeet()).toHaveLength(0);
});

test('FAMILY-33 without permission the globe counts no friends and offers no search', async () => {
  let wasOffered = false;
  const look = new MutationObserver(() => {
    const { textContent } = document.body;
    wasOffered ||= /Fetch a new friend|Make friends, and their faces/.test(textContent);
    wasOffered ||= document.querySelector('[class*=count]') !== null;
  });
  look.observe(document.body, { childList: true, subtree: true, characterData: true });
  const { release, server } = renderApp('/globe', {
    handlers: paused,
    hold: 'GET users/{id}/rest',
  });
  await waitFor(() => expect(server.keys()).toContain('GET users/{id}/friends'));
  // Long after the friends are known, the permission is not.
  await act(() => new Promise(resolve => setTimeout(resolve, 100)));
  release();
  await screen.findByText(findWords);
  look.disconnect();
  expect(wasOffered).toBe(false);
});

/** Opens a page as a child with friends, and then a grown-up pauses contact. */
async function pauseAt(url: string) {
  const app = renderApp(url);
  await waitFor(() => expect(app.server.keys()).toContain('GET users/{id}/rest'));
  Object.assign(app.server.handlers, paused);
  // The answers are older than a visit that goes back at once.
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_000);
  return app;
}

test.each([
  ['/profile/friends', findWords],
  ['/user/conversations', writeWords],
  ['/globe', findWords],
  ['/newsfeed/new', writeWords],
])(
  'FAMILY-36 after contact was paused the next page, %s, says whom to ask',
  async (next, words) => {
    const { go, server } = await pauseAt('/profile');
    await go('/settings');
    await go(next);
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Ali')).toBeNull());
    expect(server.keys()).not.toContain('GET recommendations/friends');
  },
);

test('FAMILY-36 friends that were loaded before the pause do not make the globe offer a search', async () => {
  const { go, server } = await pauseAt('/profile/friends');
  await screen.findByText('Ali');
  server.handlers['GET users/{id}/friends'] = () => failure('internal');
  await go('/globe');
  expect(await screen.findByText(findWords)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Fetch a new friend' })).toBeNull();
  expect(document.querySelector('[data-count]')).toBeNull();
});

test('FAMILY-36 while it is not known whether a grown-up permits contact, a page says neither', async () => {
  const { release, server } = renderApp('/profile/friends', {
    handlers: { 'GET users/{id}/friends': () => [] },
    hold: 'GET users/{id}/rest',
  });
  await waitFor(() => expect(server.keys()).toContain('GET users/{id}/rest'));
  expect(screen.queryByText(/You have no|Ask your grown-up/)).toBeNull();
  release();
  expect(await screen.findByText(/You have no/)).toBeTruthy();
});

test('FAMILY-36 when the answer fails, a page says neither', async () => {
  const { server } = renderApp('/profile/friends', {
    handlers: { ...paused, 'GET users/{id}/rest': () => failure('internal') },
  });
  await waitFor(() => expect(server.keys()).toContain('GET users/{id}/friends'));
  await act(() => new Promise(resolve => setTimeout(resolve, 50)));
  expect(screen.queryByText(/You have no|Ask your grown-up/)).toBeNull();
});

const hidden: Handlers = {
  ...paused,
  'GET users/{id}/rest': () => makeRest({ mayMeet: false, hasHiddenFriends: true }),
};

test.each([
  ['/profile/friends', findWords],
  ['/profile/friends/search', findWords],
  ['/profile', findWords],
  ['/globe', findWords],
  ['/user/conversations', writeWords],
  ['/conversation/c-ali', writeWords],
])(
  'FAMILY-37 where friends are hidden, %s says that they are still friends',
  async (url, words) => {
    renderApp(url, { handlers: hidden });
    expect(await screen.findByText(`Your friends are still your friends. ${words}`)).toBeTruthy();
  },
);

test('FAMILY-37 a child without friends is not told that it still has some', async () => {
  open('/profile/friends');
  await screen.findByText(findWords);
  expect(screen.queryByText(/still your friends/)).toBeNull();
});

test.each(['/newsfeed/new', '/newsfeed/new/u-ali', '/profile/status'])(
  'FAMILY-34 without permission %s says so before the child writes',
  async url => {
    open(url);
    expect(await screen.findByText(writeWords)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Go on' })).toBeNull();
  },
);

test('FAMILY-34 without permission a returned DigiPost stays in view, but cannot be edited', async () => {
  const returned = makeSubmission({ kind: 'post', state: 'returned', reason: 'personal' });
  renderApp('/newsfeed/new', {
    handlers: {
      ...paused,
      'GET messages/statuses/{id}': () => makeWall({ submissions: [returned] }),
    },
  });
  await screen.findByText(writeWords);
  expect(screen.getByText(/There is a secret in it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mend it' })).toBeNull();
});
