import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeRest } from '../../testing/makers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import type { routeTable } from '../route-table.ts';

/** An address of each route; those without only redirect. */
const addresses: Readonly<Record<keyof typeof routeTable, string | null>> = {
  initial: null,
  activities: null,
  dictionary: '/dictionary',
  intro: '/intro',
  onboarding: '/onboarding',
  globe: '/globe',
  referrals: '/referrals',
  achievements: '/profile/achievements',
  'digipal-achievements': '/profile/ali/achievements',
  interests: '/profile/interests',
  status: '/profile/status',
  'settings-wallpaper': '/profile/wallpaper',
  friends: '/profile/friends',
  'friends-mutual': '/profile/friends',
  'friends-suggested': '/profile/friends/suggested',
  'friends-pending': '/profile/friends/pending',
  'friends-search': '/profile/friends/search',
  'my-profile': '/profile',
  conversations: '/user/conversations',
  conversation: '/conversation/c1',
  digipal: '/digipal/ali',
  'newsfeed-new': '/newsfeed/new',
  write: '/write/lesson-1',
  'activities-saved': '/activities/saved',
  'training-menu': '/training-menu',
  'message-rewards': '/message-rewards',
  'activity-rewards': '/activity/act-1/rewards',
  'activity-builder': '/activity/act-1',
  'song-menu': '/song-menu',
  avatar: '/profile/avatar',
  domino: '/profile/domino',
  words: '/words',
  'word-review': '/words/review',
  stickers: '/stickers',
  settings: '/settings',
  'activity-no-access': '/activity-no-access',
  'community-guidelines': '/community-guidelines',
  notifications: '/notifications',
};

const pages = Object.entries(addresses).flatMap(([name, url]) =>
  url ? [[name, url] as const] : [],
);

const lifebuoys = () => document.querySelectorAll<HTMLAnchorElement>('a[href="/help"]');

test.each(pages)('SAFE2-60 the page %s has a lifebuoy that leads to help', async (_, url) => {
  renderApp(url);
  await waitFor(() => expect(lifebuoys().length).toBeGreaterThan(0));
  for (const link of lifebuoys()) expect(link.getAttribute('aria-label')).toBe('I need help');
});

test('SAFE2-46 a child that rests has a lifebuoy, which the rest does not hide', async () => {
  const now = Date.now();
  const iso = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
  const rest = makeRest({ isResting: true, why: 'quiet', from: iso(0), until: iso(9) });
  renderApp('/profile', { handlers: { 'GET users/{id}/rest': () => rest } });
  const page = await screen.findByRole('dialog', { name: 'Domino is resting' });
  expect(page.querySelector('a[href="/help"]')?.textContent).toBe('I need help');
});

test('SAFE2-60 what was written without a connection goes out when the app opens', async () => {
  const line = { lineId: 'line-number-1', picture: 'sad' } as const;
  const entry = { id: line.lineId, userId: 'u-mia', line };
  const { server } = renderApp('/profile', {
    storage: { helpOutbox: JSON.stringify([entry]) },
    handlers: {
      'POST users/{id}/helpRequest': () => ({
        request: null,
        ...{ answerInMinutes: 10, pictures: 3, country: 'gb' },
      }),
    },
  });
  await waitFor(() => expect(localStorage.getItem('helpOutbox')).toBeNull());
  expect(server.seen.find(({ key }) => key === 'POST users/{id}/helpRequest')?.body).toEqual(line);
});
