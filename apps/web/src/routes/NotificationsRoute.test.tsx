import type { Notification } from '@digipals/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeNotification, makeSummary } from '../testing/world.ts';

const of = (type: Notification['type'], more: Partial<Notification> = {}) =>
  makeNotification({ id: `n-${type}`, isNew: false, type, ...more });

const all = [
  of('frequest'),
  of('faccept'),
  of('like-profile'),
  of('post', { content: { from: makeSummary(), place: 'wall' } }),
  of('post', {
    id: 'n-reply',
    content: { from: makeSummary(), place: 'message', conversationId: 'c-7' },
  }),
  of('lingo', { content: { amount: 5 } }),
  of('domino-add', { content: { streak: 1 } }),
  of('domino-rem', { content: { streak: 0 } }),
  of('referral', { content: {} }),
  of('studybuddy', {
    action: 'trophy',
    content: { trophy: { kind: 'friends', level: 'gold' } },
  }),
  of('studybuddy', { id: 'n-hello', action: 'firstLogin', content: {} }),
];

function open(list: Notification[]) {
  const state = { list };
  return renderApp('/notifications', {
    handlers: {
      'GET users/{id}/notifications': () => state.list,
      'PUT users/{id}/notifications': ({ body }) => {
        state.list = state.list.map(one => ({ ...one, isNew: false }));
        return body;
      },
    },
  });
}

const items = () => screen.findAllByRole('listitem');

test('ROUTE-32 NOTIF-03 NOTIF-12 lists each of the nine types with its text and link', async () => {
  open(all);
  expect(await screen.findByRole('heading', { name: 'Notifications' })).toBeTruthy();
  const found = (await items()).map(item => {
    const link = within(item).getByRole('link');
    const words = link.querySelector('time')?.previousElementSibling?.textContent;
    return [words, link.getAttribute('href')];
  });
  expect(found).toEqual([
    ['Ali wants to be your friend.', '/profile/friends/pending'],
    ['Ali said yes! You are friends now.', '/digipal/u-ali'],
    ['Ali likes your profile.', '/digipal/u-ali'],
    ['Ali wrote a DigiPost for you.', '/profile'],
    ['Ali wrote to you.', '/conversation/c-7'],
    ['You win 5 Lingos!', '/profile'],
    ['Your streak starts! Domino is on your profile now.', '/profile'],
    ['Domino is resting. Win 20 Lingos in a day and Domino comes back!', '/profile'],
    ['A friend came with your invitation!', '/profile/friends'],
    ['A new trophy! Gold trophy', '/profile/achievements'],
    ['Welcome to DigiPals!', '/intro'],
  ]);
});

test('NOTIF-02 NOTIF-03 SAFE-05 returned, withheld and removed texts lead to where they can be edited or rewritten', async () => {
  const [returned, withheld] = [{ action: 'returned' } as const, { action: 'withheld' } as const];
  const from = makeSummary();
  open([
    of('studybuddy', {
      id: 'a',
      ...returned,
      content: { submission: 'message', conversationId: 'c-7' },
    }),
    of('studybuddy', { id: 'b', ...returned, content: { submission: 'post', from } }),
    of('studybuddy', { id: 'c', ...returned, content: { submission: 'post' } }),
    of('studybuddy', { id: 'd', ...returned, content: { submission: 'status' } }),
    of('studybuddy', { id: 'e', ...withheld, content: { submission: 'message' } }),
    of('studybuddy', { id: 'f', ...withheld, content: { submission: 'post', from } }),
    of('studybuddy', { id: 'g', ...withheld, content: { submission: 'status' } }),
    ...(['message', 'post', 'status'] as const).map(submission =>
      of('studybuddy', { id: submission, ...withheld, content: { submission, isTakenBack: true } }),
    ),
    of('studybuddy', { id: 'h', action: 'report', content: {} }),
  ]);
  const found = (await items()).map(item => {
    const link = within(item).getByRole('link');
    const words = link.querySelector('time')?.previousElementSibling?.textContent;
    return [words, link.getAttribute('href')];
  });
  expect(found).toEqual([
    ["Your message came back. Let's mend it!", '/conversation/c-7'],
    ["Your DigiPost came back. Let's mend it!", '/newsfeed/new/u-ali'],
    ["Your DigiPost came back. Let's mend it!", '/newsfeed/new'],
    ["Your status came back. Let's mend it!", '/profile/status'],
    ["We can't show your message. Let's write a new one!", '/user/conversations'],
    ["We can't show your DigiPost. Let's write a new one!", '/newsfeed/new/u-ali'],
    ["We can't show your status. Let's write a new one!", '/profile/status'],
    ["We took your message away. Let's write a new one!", '/user/conversations'],
    ["We took your DigiPost away. Let's write a new one!", '/newsfeed/new'],
    ["We took your status away. Let's write a new one!", '/profile/status'],
    ['A real person looked at what you told us. Thank you!', '/profile'],
  ]);
});

test('NOTIF-12 CALL-09 opening the list marks all as read; new ones stay highlighted', async () => {
  const { server } = open([
    of('like-profile', { isNew: true }),
    of('lingo', { content: { amount: 5 } }),
  ]);
  const [first, second] = await items();
  await waitFor(() =>
    expect(server.seen.find(({ key }) => key === 'PUT users/{id}/notifications')?.body).toEqual({
      lastReadMessageId: 'n-like-profile',
    }),
  );
  expect(first?.textContent).toContain('New');
  expect(second?.textContent).not.toContain('New');
  expect(screen.getByRole('link', { name: 'Notifications' })).toBeTruthy();
  expect(server.keys().filter(key => key === 'PUT users/{id}/notifications')).toHaveLength(1);
});

test('an empty list says so kindly', async () => {
  open([]);
  expect(
    await screen.findByText('Nothing new yet. Play a little and visit your friends!'),
  ).toBeTruthy();
});

test('a list that fails to load can be retried', async () => {
  let fails = true;
  renderApp('/notifications', {
    handlers: {
      'GET users/{id}/notifications': () =>
        fails ? failure('internal') : [of('lingo', { content: { amount: 5 } })],
    },
  });
  const again = await screen.findByRole('button', { name: 'Retry' });
  fails = false;
  await act(async () => again.click());
  expect(await screen.findByText('You win 5 Lingos!')).toBeTruthy();
});
