import type { FriendItem, Summary } from '@digipals/contract';
import type { Api, Child } from './api.ts';
import { openInApp, show, untilQuiet } from './settle.ts';
import type { Tour, Visit } from './tours.ts';

/** Children whom this child may meet; empty without permission of its grown-up. */
async function strangersOf(api: Api, { token }: Child): Promise<Summary[]> {
  const answer = await api.send('recommendations/friends', { token });
  return answer.status === 403 ? [] : ((await answer.json()) as Summary[]);
}

/** A friend, a child that sent a request, and a stranger, if they exist. */
async function othersOf(api: Api, child: Child) {
  const { userId, token } = child;
  const items = await api.read<FriendItem[]>(`users/${userId}/friends`, token);
  const strangers = await strangersOf(api, child);
  const asked = items.find(
    ({ request }) => request.status === 'pending' && request.requestorId !== userId,
  );
  return {
    friend: items.find(({ request }) => request.status === 'accepted')?.friend.userId,
    asked: asked?.friend.userId,
    stranger: strangers[0]?.userId,
  };
}

/** Pages of a child alone. */
const ownPages = {
  achievements: '/profile/achievements',
  interests: '/profile/interests',
  'dressing-room': '/profile/avatar',
  'domino-room': '/profile/domino',
  'community-guidelines': '/community-guidelines',
  status: '/profile/status',
};

/** Pages with other children, or without any. */
const sharedPages = {
  friends: '/profile/friends',
  'friends-pending': '/profile/friends/pending',
  'friends-suggested': '/profile/friends/suggested',
  globe: '/globe',
  notifications: '/notifications',
  'message-rewards': '/message-rewards',
  'newsfeed-new': '/newsfeed/new',
};

type Pages = Readonly<Record<string, string>>;

/** Opens pages, one after another. */
async function* visitPages({ page }: Visit, pages: Pages): AsyncGenerator<string, void, void> {
  for (const [name, address] of Object.entries(pages)) {
    await openInApp(page, address);
    await show(page, '#page h1');
    yield name;
  }
}

async function* searchTour({ page }: Visit): Tour {
  await openInApp(page, '/profile/friends/search');
  await show(page, '#page h1');
  const search = page.locator('#page input');
  if (await search.isVisible()) {
    await search.fill('el');
    await untilQuiet(page, () => search.press('Enter'));
  }
  yield 'friends-search';
}

/** Pages with other children: lists, posts, and those of a friend, a child that asked, and a stranger. */
export async function* othersTour(visit: Visit, api: Api, child: Child): Tour {
  const { friend, asked, stranger } = await othersOf(api, child);
  yield* visitPages(visit, sharedPages);
  if (friend) {
    yield* visitPages(visit, {
      'digipal-friend': `/digipal/${friend}`,
      'digipal-status': `/profile/${friend}/status`,
      'guidelines-about': `/community-guidelines?user=${friend}`,
      'digipal-interests': `/profile/${friend}/interests`,
    });
  }
  yield* visitPages(visit, { 'digipal-nobody': '/digipal/nobody' });
  yield* searchTour(visit);
  const alike = visitPages(visit, {
    ...(friend && { 'message-sent': `/message-rewards?to=${friend}` }),
    ...(asked && { 'digipal-asked': `/digipal/${asked}` }),
    ...(stranger && { 'digipal-stranger': `/digipal/${stranger}` }),
  });
  for await (const name of alike) yield { alike: name };
}

/** Friends, globe, achievements, notifications, rules, posts and pages of other children. */
export async function* socialTour(visit: Visit, api: Api, child: Child): Tour {
  yield* visitPages(visit, ownPages);
  yield* othersTour(visit, api, child);
}

/** Pages of a friend with the texts of the child's own. */
export async function* friendTour(visit: Visit, api: Api, child: Child): Tour {
  const { friend } = await othersOf(api, child);
  if (!friend) return;
  const alike = visitPages(visit, {
    'newsfeed-new-friend': `/newsfeed/new/${friend}`,
    'digipal-achievements': `/profile/${friend}/achievements`,
    'friends-mutual': `/profile/${friend}/friends`,
  });
  for await (const name of alike) yield { alike: name };
}
