import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { renderApp, trackedCodes } from '../testing/render-app.tsx';
import { makeSummary } from '../testing/world.ts';

const field = () => screen.findByRole('textbox', { name: 'DigiPal name' });

async function search(name: string) {
  const input = await field();
  fireEvent.change(input, { target: { value: name } });
  await act(async () => {
    input.closest('form')?.requestSubmit();
  });
}

const row = (name: string) => {
  const item = screen.getByText(name, { selector: 'b' }).closest('li');
  if (!item) throw new Error(`${name} is not in a list`);
  return within(item);
};

test('ROUTE-16 FRIEND-02 finds children by name', async () => {
  const { server } = renderApp('/profile/friends/search');
  await search('  le ');
  await screen.findByText('Leyla', { selector: 'b' });
  expect(server.seen.map(({ url }) => url)).toContain('/api/users/summaries?username=le');
  expect(screen.queryByText('Malee')).toBeNull();
});

test('AMBIG-21 EVENT-12 lbm16 is logged once per search, not per key', async () => {
  renderApp('/profile/friends/search');
  const input = await field();
  for (const value of ['m', 'ma', 'mal']) fireEvent.change(input, { target: { value } });
  expect(trackedCodes()).toEqual([]);
  await search('mal');
  await screen.findByText('Malee', { selector: 'b' });
  expect(trackedCodes()).toEqual(['lbm16']);
  await search('mal');
  expect(trackedCodes()).toEqual(['lbm16', 'lbm16']);
});

test('a name that is too short ends the answer to the search before', async () => {
  renderApp('/profile/friends/search', {
    handlers: { 'GET recommendations/friends': () => [] },
  });
  await search('qqq');
  await screen.findByText(/qqq/);
  await search('a');
  expect(screen.getByRole('alert').textContent).toBe('Write two letters or more.');
  expect(screen.queryByText(/qqq/)).toBeNull();
});

test('NOTSHOWN-01 a search needs 2 to 40 characters', async () => {
  const { server } = renderApp('/profile/friends/search');
  await search(' l ');
  expect(screen.getByRole('alert').textContent).toBe('Write two letters or more.');
  expect((await field()).getAttribute('maxlength')).toBe('40');
  expect(server.keys()).not.toContain('GET users/summaries');
  expect(trackedCodes()).toEqual([]);
  await search('le');
  await screen.findByText('Leyla', { selector: 'b' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('FRIEND-21 EVENT-14 each result shows the relation; asking logs lbm18', async () => {
  const { server } = renderApp('/profile/friends/search', {
    handlers: {
      'GET users/summaries': () =>
        ['Ali', 'Leyla', 'Malee', 'Pablo'].map(username =>
          makeSummary({ userId: `u-${username.toLowerCase()}`, username }),
        ),
    },
  });
  await search('xx');
  await screen.findByText('Malee', { selector: 'b' });
  expect(row('Ali').getByText('You are already friends!')).toBeTruthy();
  expect(row('Leyla').getByRole('button', { name: 'Yes!' })).toBeTruthy();
  expect(row('Pablo').getByText('DigiPal request pending')).toBeTruthy();
  const ask = row('Malee').getByRole('button', { name: 'Ask to be friends' });
  await act(async () => ask.click());
  await screen.findByText('Your request was sent to Malee! Why not leave a message?');
  expect(row('Malee').getByText('DigiPal request pending')).toBeTruthy();
  expect(trackedCodes()).toEqual(['lbm16', 'lbm18']);
  const sent = server.seen.filter(({ key }) => key === 'POST friendRequests');
  expect(sent.map(({ body }) => body)).toEqual([{ requesteeId: 'u-malee', requestorId: 'u-mia' }]);
});

test('FRIEND-21 EVENT-13 a result opens the profile and logs lbm17; going back shows the results again', async () => {
  const { history } = renderApp('/profile/friends/search');
  await search('mal');
  await act(async () => (await screen.findByRole('link', { name: /^Malee/ })).click());
  expect(history.location.pathname).toBe('/digipal/u-malee');
  expect(trackedCodes()).toEqual(['lbm16', 'lbm17']);
  await act(async () => history.back());
  await screen.findByText('Malee', { selector: 'b' });
  expect((await field()).getAttribute('value')).toBe('mal');
  expect(trackedCodes()).toEqual(['lbm16', 'lbm17']);
});

test('a search without results says so with the name', async () => {
  renderApp('/profile/friends/search');
  await search('Zoë');
  await screen.findByText('We found no DigiPal called “Zoë”.');
});

test('SHELL-28 the info button shows the help text', async () => {
  renderApp('/profile/friends/search');
  await field();
  await act(async () => screen.getByRole('button', { name: 'Help' }).click());
  expect(screen.getByRole('dialog').textContent).toContain(
    'Type a DigiPal name.Two letters are enough to start.',
  );
});

test('SAFE-18 after too many searches the child waits a little, then retries', async () => {
  let fast = true;
  const { server } = renderApp('/profile/friends/search', {
    handlers: {
      'GET users/summaries': () =>
        fast ? failure('too_many_requests', 5) : [makeSummary({ username: 'Leo' })],
    },
  });
  await field();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await search('leo');
  await screen.findByText("Let's wait a little and try again.");
  const again = () => screen.getByRole('button', { name: 'Retry' });
  const asked = () => server.keys().filter(key => key === 'GET users/summaries').length;
  expect(again().getAttribute('aria-disabled')).toBe('true');
  await act(async () => again().click());
  expect(asked()).toBe(1);
  await act(async () => vi.advanceTimersByTime(5_100));
  fast = false;
  await act(async () => again().click());
  await screen.findByText('Leo', { selector: 'b' });
  expect(asked()).toBe(2);
  vi.useRealTimers();
});

test('SAFE-13 without permission the page says to ask a grown-up', async () => {
  renderApp('/profile/friends/search', {
    handlers: { 'GET users/summaries': () => failure('forbidden') },
  });
  await search('leo');
  await screen.findByText('Ask your grown-up first. Then you can find friends here.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
});
