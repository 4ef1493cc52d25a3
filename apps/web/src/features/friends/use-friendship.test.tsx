import { endpointKey } from '@digipals/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../../testing/fake-server.ts';
import { renderApp, trackedCodes } from '../../testing/render-app.tsx';
import { makeFriend, makeNotification, makeSummary } from '../../testing/world.ts';

const suggested = '/profile/friends/suggested';
/** The children that can be asked, without the requests below them. */
const listed = () => within(screen.getByRole('list', { name: 'New friends', hidden: true }));
const asks = (keys: readonly string[]) => keys.filter(key => key === 'POST friendRequests').length;
const askButton = () => screen.findByRole('button', { name: 'Ask to be friends' });

test('a double tap sends one request', async () => {
  const { server, release } = renderApp(suggested, { hold: 'POST friendRequests' });
  const button = await askButton();
  await act(async () => {
    button.click();
    button.click();
  });
  await listed().findByText('DigiPal request pending');
  await act(async () => release());
  await screen.findByText('Your request was sent to Malee! Why not leave a message?');
  expect(asks(server.keys())).toBe(1);
  expect(trackedCodes()).toEqual(['lbm22']);
});

test('shows the new state before the server answers', async () => {
  const { release } = renderApp(suggested, { hold: 'POST friendRequests' });
  const button = await askButton();
  await act(async () => button.click());
  await listed().findByText('DigiPal request pending');
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => release());
  await screen.findByRole('dialog');
});

test('a pending response does not bring the old state back', async () => {
  const { server, app } = renderApp(suggested);
  const button = await askButton();
  const releaseList = server.hold('GET users/{id}/friends');
  const releaseAsk = server.hold('POST friendRequests');
  await act(async () => {
    void app.services.queries.refetchQueries({ queryKey: endpointKey('GET users/{id}/friends') });
  });
  await act(async () => button.click());
  await listed().findByText('DigiPal request pending');
  await act(async () => releaseList());
  expect(listed().getByText('DigiPal request pending')).toBeTruthy();
  await act(async () => releaseAsk());
  await screen.findByText('Your request was sent to Malee! Why not leave a message?');
});

test('says that both are friends if both asked at the same time', async () => {
  const both = makeFriend({ ...makeSummary({ userId: 'u-malee', username: 'Malee' }) });
  renderApp(suggested, {
    handlers: {
      'POST friendRequests': () => both,
    },
  });
  const button = await askButton();
  await act(async () => button.click());
  await screen.findByText('Hooray! Malee is your friend now.');
  expect(trackedCodes()).toEqual(['lbm22']);
});

test.each([
  ['not_found', 'This has just changed. Look again!'],
  ['forbidden', 'Ask your grown-up first. Then you can find friends here.'],
  ['too_many_requests', "Let's wait a little and try again."],
  ['internal', 'Oops! Something went wrong. Could you try again?'],
] as const)(
  'restores the state with a kind message if asking fails with %s',
  async (code, words) => {
    renderApp(suggested, { handlers: { 'POST friendRequests': () => failure(code) } });
    const button = await askButton();
    await act(async () => button.click());
    expect((await screen.findByRole('dialog')).textContent).toContain(words);
    await askButton();
    expect(listed().queryByText('DigiPal request pending')).toBeNull();
    expect(trackedCodes()).toEqual([]);
  },
);

test('restores the state when the connection fails; the next tap asks again', async () => {
  const { server } = renderApp(suggested);
  const button = await askButton();
  server.online = false;
  await act(async () => button.click());
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Oops! Something went wrong. Could you try again?');
  server.online = true;
  await act(async () => screen.getByRole('button', { name: 'OK' }).click());
  const again = await askButton();
  await act(async () => again.click());
  await screen.findByText('Your request was sent to Malee! Why not leave a message?');
  expect(asks(server.keys())).toBe(1);
});

test('SAFE-09 keeps a friend in the list if the block fails', async () => {
  renderApp('/profile/friends', {
    handlers: { 'POST users/{id}/blocks': () => failure('internal') },
  });
  await screen.findByText('2 friends');
  await act(async () => screen.getByRole('button', { name: 'More: Ali' }).click());
  await act(async () => screen.getByRole('button', { name: 'Block this DigiPal' }).click());
  await act(async () => screen.getByRole('button', { name: 'Block this DigiPal' }).click());
  await screen.findByText('Oops! Something went wrong. Could you try again?');
  await screen.findByText('2 friends');
  expect(screen.getByText('Ali', { selector: 'b' })).toBeTruthy();
});

test('SAFE-09 a blocked child disappears from search and suggestions', async () => {
  const { go, server, app } = renderApp(suggested);
  await screen.findByText('Malee', { selector: 'b' });
  server.handlers['GET users/{id}/friends'] = () => [
    makeFriend({ userId: 'u-malee', username: 'Malee' }),
  ];
  await act(() =>
    app.services.queries.invalidateQueries({ queryKey: endpointKey('GET users/{id}/friends') }),
  );
  await go('/profile/friends');
  await act(async () => (await screen.findByRole('button', { name: 'More: Malee' })).click());
  await act(async () => screen.getByRole('button', { name: 'Block this DigiPal' }).click());
  const release = server.hold('GET recommendations/friends');
  await act(async () => screen.getByRole('button', { name: 'Block this DigiPal' }).click());
  await screen.findByText('Done. You will not see Malee here.');
  await go(suggested);
  await waitFor(() => expect(screen.queryByText('Malee', { selector: 'b' })).toBeNull());
  await act(async () => release());
  await screen.findByText(/^No DigiPals are online right now\./);
});

test('SAFE-09 blocking on a profile page leaves it and fetches nothing about the child any more', async () => {
  const { history, server } = renderApp('/digipal/u-ali');
  const menu = await screen.findByRole('button', { name: 'More: Ali' });
  await act(async () => menu.click());
  await act(async () => screen.getByRole('button', { name: 'Block this DigiPal' }).click());
  await act(async () => screen.getByRole('button', { name: 'Block this DigiPal' }).click());
  await screen.findByText('Done. You will not see Ali here.');
  expect(history.location.pathname).toBe('/profile/friends');
  await screen.findByText('1 friend');
  const urls = server.seen.map(({ url }) => url);
  const after = urls.slice(urls.indexOf('/api/users/u-mia/blocks') + 1);
  expect(after.filter(url => url.includes('u-ali'))).toEqual([]);
});

test('a slow response shows no popup over an activity', async () => {
  const { app, release, go } = renderApp(suggested, { hold: 'POST friendRequests' });
  const button = await askButton();
  await act(async () => button.click());
  await go('/activity/act-1');
  await act(async () => release());
  await waitFor(() => expect(trackedCodes()).toContain('lbm22'));
  expect(app.services.popups.get().state).toBe('hidden');
});

test('SAFE-09 removes the notifications of a blocked child', async () => {
  const from = makeSummary({ userId: 'u-ali', username: 'Ali' });
  const like = makeNotification({ type: 'like-profile', isNew: false, content: { from } });
  const { app, server } = renderApp('/profile/friends', {
    handlers: { 'GET users/{id}/notifications': () => [like] },
  });
  const news = () =>
    app.services.queries.getQueryData(endpointKey('GET users/{id}/notifications', { id: 'u-mia' }));
  await screen.findByText('2 friends');
  await waitFor(() => expect(news()).toEqual([like]), { timeout: 10_000 });
  await act(async () => screen.getByRole('button', { name: 'More: Ali' }).click());
  await act(async () => screen.getByRole('button', { name: 'Block this DigiPal' }).click());
  server.hold('GET users/{id}/notifications');
  await act(async () => screen.getByRole('button', { name: 'Block this DigiPal' }).click());
  await screen.findByText('Done. You will not see Ali here.');
  expect(news()).toEqual([]);
});
