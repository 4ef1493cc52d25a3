import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, type Handlers } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeSubmission, makeWall } from '../testing/world.ts';

/** What the server says while no grown-up permits contact, as during the pause of a parent. */
const paused: Handlers = {
  'GET users/{id}/friends': () => [],
  'GET users/{id}/conversations': () => [],
  'GET conversations/{id}': () => failure('not_found'),
  'GET recommendations/friends': () => failure('forbidden'),
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
    wasOffered ||= document.querySelector('[data-count]') !== null;
  });
  look.observe(document.body, { childList: true, subtree: true, characterData: true });
  const { release } = renderApp('/globe', {
    handlers: paused,
    hold: 'GET recommendations/friends',
  });
  await screen.findByRole('heading', { level: 1 });
  // Long after the friends are known, the permission is not.
  await act(() => new Promise(resolve => setTimeout(resolve, 100)));
  release();
  await screen.findByText(findWords);
  look.disconnect();
  expect(wasOffered).toBe(false);
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
