import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import {
  makeInboxItem,
  makePost,
  makeSubmission,
  makeSummary,
  makeWall,
} from '../testing/world.ts';

const get = 'GET messages/statuses/{id}' as const;
const malee = makeSummary({ userId: 'u-malee', username: 'Malee', country: 'th' });

afterEach(() => vi.useRealTimers());

/** The card with this title. */
const card = async (name: string) => {
  const title = await screen.findByRole('heading', { level: 2, name });
  return within(title.closest('section') ?? document.body);
};
const own = () => card('Posts for me');

test('PROFILE-03 the profile shows what friends have written', async () => {
  const posts = [
    makePost({ postId: 'p-2', author: malee, text: 'I like your new hat, Mia!' }),
    makePost(),
  ];
  const { server } = renderApp('/profile', { handlers: { [get]: () => makeWall({ posts }) } });
  const wall = await own();
  const text = await wall.findByText('I like your new hat, Mia!');
  expect(text.getAttribute('lang')).toBe('en');
  expect(wall.getByRole('link', { name: 'Malee' }).getAttribute('href')).toBe('/digipal/u-malee');
  expect(wall.getByText('Do you play football at school?')).toBeTruthy();
  expect(server.seen.find(({ key }) => key === get)?.url).toBe('/api/messages/statuses/u-mia');
});

test('PROFILE-03 an empty wall says so', async () => {
  renderApp('/profile');
  expect(await (await own()).findByText('No posts yet.')).toBeTruthy();
});

test('PROFILE-03 shows two posts until the child asks for all', async () => {
  const posts = Array.from({ length: 5 }, (_, index) =>
    makePost({ postId: `p-${index}`, text: `Post ${index}` }),
  );
  renderApp('/profile', { handlers: { [get]: () => makeWall({ posts }) } });
  const wall = await own();
  await wall.findByText('Post 1');
  expect(wall.queryByText('Post 2')).toBeNull();
  await act(async () => wall.getByRole('button', { name: 'See all' }).click());
  expect(wall.getByText('Post 4')).toBeTruthy();
  expect(wall.queryByRole('button', { name: 'See all' })).toBeNull();
});

test('ERR-06 posts that fail to load show an error on their card only and can be retried', async () => {
  let broken = true;
  renderApp('/profile', {
    handlers: { [get]: () => (broken ? failure('invalid_request') : makeWall()) },
  });
  const wall = await own();
  expect((await wall.findByRole('alert')).textContent).toBe('Failed to fetch profile messages.');
  expect(await screen.findByText('4 days!')).toBeTruthy();
  broken = false;
  await act(async () => wall.getByRole('button', { name: 'Retry' }).click());
  expect(await wall.findByText('No posts yet.')).toBeTruthy();
});

test('PROFILE-04 AMBIG-09 own page and friend page link to writing a DigiPost', async () => {
  const { go } = renderApp('/profile');
  const mine = await own();
  expect(mine.getByRole('link', { name: 'Write a DigiPost' }).getAttribute('href')).toBe(
    '/newsfeed/new',
  );
  await go('/digipal/u-ali');
  const alis = await card('Posts for Ali');
  expect(alis.getByRole('link', { name: 'Write a DigiPost' }).getAttribute('href')).toBe(
    '/newsfeed/new/u-ali',
  );
});

test('PROFILE-05 the page of a friend shows posts for the friend', async () => {
  const posts = [
    makePost({ author: makeSummary({ userId: 'u-mia', username: 'Mia' }), likeCount: 2 }),
  ];
  renderApp('/digipal/u-ali', { handlers: { [get]: () => makeWall({ posts }) } });
  const wall = await card('Posts for Ali');
  await wall.findByText('Do you play football at school?');
  // Authors cannot like or report their own post.
  expect(wall.getByText('2 likes')).toBeTruthy();
  expect(wall.queryByRole('button', { name: /Like/ })).toBeNull();
  expect(wall.queryByRole('link', { name: /Tell us/ })).toBeNull();
});

test('SAFE-05 the author sees how many words of a DigiPost a reviewer changed', async () => {
  const [text, original] = ['I have a fish.', 'I has a fish.'];
  const author = makeSummary({ userId: 'u-mia', username: 'Mia' });
  const posts = [makePost({ author, text, original }), makePost({ postId: 'p-2', author })];
  renderApp('/digipal/u-ali', { handlers: { [get]: () => makeWall({ posts }) } });
  const wall = await card('Posts for Ali');
  await wall.findByText(text);
  expect(wall.getAllByText(/We mended/).map(({ textContent }) => textContent)).toEqual([
    'We mended 1 word for you.',
  ]);
});

test('SAFE-08 does not fetch the wall of a stranger', async () => {
  const { server } = renderApp('/digipal/u-malee');
  await screen.findByText('Become friends to see what Malee likes.');
  expect(server.keys()).not.toContain(get);
});

test('NOTSHOWN-28 PROFILE-19 a post is liked once, with a sound and at once', async () => {
  const { server, release } = renderApp('/profile', {
    handlers: { [get]: () => makeWall({ posts: [makePost()] }) },
    hold: 'POST likes',
  });
  const wall = await own();
  const like = await wall.findByRole('button', { name: 'Like: Ali' });
  await act(async () => like.click());
  const liked = await wall.findByRole('button', {
    name: 'Already liked: Ali, 1 like',
    pressed: true,
  });
  await act(async () => liked.click());
  server.handlers[get] = () => makeWall({ posts: [makePost({ isLiked: true, likeCount: 1 })] });
  await act(async () => release());
  await waitFor(() => expect(server.keys().filter(key => key === get)).toHaveLength(2));
  const likes = server.seen.filter(({ key }) => key === 'POST likes');
  expect(likes.map(({ body }) => body)).toEqual([{ likePostId: 'p-1' }]);
});

test('ERR-01 undoes a failed like with a kind message', async () => {
  renderApp('/profile', {
    handlers: {
      [get]: () => makeWall({ posts: [makePost()] }),
      'POST likes': () => failure('internal'),
    },
  });
  const wall = await own();
  const like = await wall.findByRole('button', { name: 'Like: Ali' });
  await act(async () => like.click());
  await screen.findByText('Oops! Something went wrong. Could you try again?');
  expect(await wall.findByRole('button', { name: 'Like: Ali', pressed: false })).toBeTruthy();
});

test('GUIDE-07 each post of another child can be reported by its id', async () => {
  renderApp('/profile', { handlers: { [get]: () => makeWall({ posts: [makePost()] }) } });
  const flag = await (await own()).findByRole('link', { name: 'Tell us: Ali' });
  expect(flag.getAttribute('href')).toBe('/community-guidelines?user=u-ali&post=p-1&from=digipal');
});

test('SAFE-01 SAFE-05 SAFE2-60 an undelivered own post shows its state to its author only', async () => {
  const submissions = [
    makeSubmission({ submissionId: 's-1', text: 'First' }),
    makeSubmission({ submissionId: 's-2', text: 'Second', state: 'returned', reason: 'unkind' }),
    makeSubmission({ submissionId: 's-3', text: 'Third', state: 'withheld' }),
    makeSubmission({ submissionId: 's-4', text: 'Status', kind: 'status' }),
  ];
  const { server } = renderApp('/digipal/u-ali', {
    handlers: { [get]: () => makeWall({ submissions }) },
  });
  const wall = await card('Posts for Ali');
  await wall.findByText('First');
  expect(wall.getByText('A real person is reading it.')).toBeTruthy();
  expect(
    wall.getByText(/It came back\. Let's mend it! Some words can make your friend sad/),
  ).toBeTruthy();
  expect(wall.getByRole('link', { name: 'Mend it' }).getAttribute('href')).toBe(
    '/newsfeed/new/u-ali',
  );
  // One beside what came back, and one beside what is kept back.
  expect(wall.getAllByRole('link', { name: 'I need help' })).toHaveLength(2);
  expect(wall.queryByText('Status')).toBeNull();
  expect(wall.getByText("We can't show your DigiPost. Let's write a new one!")).toBeTruthy();
  server.handlers[get] = () => makeWall({ submissions: submissions.slice(0, 2) });
  await act(async () => wall.getByRole('button', { name: 'Take it away' }).click());
  await waitFor(() => expect(wall.queryByText('Third')).toBeNull());
  expect(server.seen.find(({ key }) => key.startsWith('DELETE'))?.url).toBe('/api/submissions/s-3');
});

test('SAFE2-19 at night an own waiting post says when it is read, not that a person is reading it', async () => {
  renderApp('/digipal/u-ali', {
    handlers: {
      [get]: () => makeWall({ submissions: [makeSubmission({ text: 'First' })] }),
      'GET messages/waitingTime': () => ({
        kind: 'tomorrow',
        minutes: null,
        from: '2026-01-16T08:00:00.000Z',
        because: 'closed',
        seconds: 43_200,
      }),
    },
  });
  const wall = await card('Posts for Ali');
  await wall.findByText(/^We read it on 16 January/);
  expect(wall.queryByText(/A real person is reading/)).toBeNull();
});

test('a post that was already removed in another tab disappears without an error', async () => {
  let submissions = [makeSubmission({ text: 'Third', state: 'withheld' })];
  const { app } = renderApp('/digipal/u-ali', {
    handlers: {
      [get]: () => makeWall({ submissions }),
      'DELETE submissions/{submissionId}': () => {
        submissions = [];
        return failure('submission_gone');
      },
    },
  });
  const wall = await card('Posts for Ali');
  const away = await wall.findByRole('button', { name: 'Take it away' });
  await act(async () => away.click());
  await waitFor(() => expect(wall.getByText('No posts yet.')).toBeTruthy());
  expect(app.services.popups.get().state).toBe('hidden');
});

test('PROFILE-10 the profile shows the number of new messages and links to them', async () => {
  const items = [makeInboxItem({ unread: 2 }), makeInboxItem({ conversationId: 'c-wei' })];
  renderApp('/profile', { handlers: { 'GET users/{id}/conversations': () => items } });
  const news = await card('2 new messages');
  expect(news.getByText('Ali')).toBeTruthy();
  expect(news.getByRole('link', { name: 'Read' }).getAttribute('href')).toBe('/conversation/c-ali');
});

test('PROFILE-10 with new messages of several friends it links to the inbox', async () => {
  const items = [
    makeInboxItem({ unread: 1 }),
    makeInboxItem({ conversationId: 'c-2', unread: 1, friend: { ...malee, online: true } }),
  ];
  renderApp('/profile', { handlers: { 'GET users/{id}/conversations': () => items } });
  const news = await card('2 new messages');
  expect(news.getByText('Ali and Malee')).toBeTruthy();
  expect(news.getByRole('link', { name: 'Read' }).getAttribute('href')).toBe('/user/conversations');
});

test('PROFILE-10 SAFE-05 shows a returned message if there are no new ones', async () => {
  const submission = makeSubmission({ kind: 'message', state: 'returned', reason: 'personal' });
  renderApp('/profile', {
    handlers: { 'GET users/{id}/conversations': () => [makeInboxItem({ submission })] },
  });
  const messages = await card('Messages');
  expect(messages.getByText("It came back. Let's mend it!")).toBeTruthy();
  expect(messages.getByRole('link', { name: 'Mend it' }).getAttribute('href')).toBe(
    '/conversation/c-ali',
  );
});

test.each([
  ['without new ones', () => []],
  ['if they fail to load', () => failure('internal')],
])('PROFILE-10 links to the messages %s', async (_name, conversations) => {
  renderApp('/profile', { handlers: { 'GET users/{id}/conversations': conversations } });
  const messages = await card('Messages');
  expect(messages.getByRole('link', { name: 'Write' }).getAttribute('href')).toBe(
    '/user/conversations',
  );
});

test('PROFILE-10 a friend can be written to from the friend page and from the list', async () => {
  const { go } = renderApp('/digipal/u-ali');
  expect((await screen.findByRole('link', { name: 'Write' })).getAttribute('href')).toBe(
    '/conversation?to=u-ali',
  );
  await go('/profile/friends');
  expect((await screen.findByRole('link', { name: 'Write: Ali' })).getAttribute('href')).toBe(
    '/conversation?to=u-ali',
  );
  await go('/digipal/u-malee');
  await screen.findByText('Become friends to see what Malee likes.');
  expect(screen.queryByRole('link', { name: 'Write' })).toBeNull();
});

test.each(['forbidden', 'not_found'] as const)(
  'SAFE-09 a wall with a text under review is refetched until it is %s',
  async code => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server } = renderApp('/digipal/u-ali', {
      handlers: { [get]: () => makeWall({ submissions: [makeSubmission()] }) },
    });
    await (await card('Posts for Ali')).findByText('A real person is reading it.');
    const asked = () => server.keys().filter(key => key === get).length;
    await act(() => vi.advanceTimersByTimeAsync(30_500));
    expect(asked()).toBe(2);
    server.handlers[get] = () => failure(code);
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(asked()).toBe(3);
  },
);
