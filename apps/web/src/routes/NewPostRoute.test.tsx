import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeSubmission, makeWall } from '../testing/world.ts';

const post = 'POST messages/statuses' as const;
const get = 'GET messages/statuses/{id}' as const;

const heading = () => screen.findByRole('heading', { level: 1, name: 'Write a DigiPost' });
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const write = async (value: string) => fireEvent.change(await box(), { target: { value } });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};

type Server = ReturnType<typeof renderApp>['server'];
const bodies = ({ seen }: Server) => seen.filter(({ key }) => key === post).map(({ body }) => body);

test('ROUTE-22 PROFILE-04 PROFILE-05 AMBIG-51 sends a DigiPost for a friend and says that a real person reads it', async () => {
  const { server, history } = renderApp('/newsfeed/new/u-ali');
  await heading();
  expect(screen.getByText('For Ali')).toBeTruthy();
  await write('I like your new hat!');
  await press('Send');
  await screen.findByText('A real person is reading your DigiPost. Then it goes on the profile.');
  expect(bodies(server)).toEqual([{ message: 'I like your new hat!', toUserId: 'u-ali' }]);
  expect(history.location.pathname).toBe('/digipal/u-ali');
  expect(await screen.findByText('A real person is reading it.')).toBeTruthy();
});

test('ROUTE-22 NAME-21 without an id the DigiPost is for the page of its author', async () => {
  const { server, history } = renderApp('/newsfeed/new');
  await heading();
  expect(screen.getByText('For my own profile')).toBeTruthy();
  await write('Welcome to my page!');
  await press('Send');
  await waitFor(() => expect(history.location.pathname).toBe('/profile'));
  expect(bodies(server)).toEqual([{ message: 'Welcome to my page!', toUserId: 'u-mia' }]);
});

test('SAFE2-19 at night the popup after sending says when it is read, not that a person is reading it', async () => {
  const from = '2026-01-16T08:00:00.000Z';
  renderApp('/newsfeed/new', {
    handlers: {
      'GET messages/waitingTime': () => ({
        kind: 'tomorrow',
        minutes: null,
        from,
        because: 'closed',
        seconds: 43_200,
      }),
    },
  });
  await write('Welcome to my page!');
  await press('Send');
  const popup = within(await screen.findByRole('dialog'));
  expect(popup.getByText(/^We read it/)).toBeTruthy();
  expect(popup.queryByText(/A real person is reading/)).toBeNull();
});

test('the child chooses between its own page and its friends', async () => {
  renderApp('/newsfeed/new');
  await heading();
  const people = await screen.findByRole('navigation', { name: 'Who do you want to write to?' });
  const ways = [...people.querySelectorAll('a')].map(link => link.getAttribute('href'));
  expect(ways).toEqual(['/newsfeed/new/u-mia', '/newsfeed/new/u-ali', '/newsfeed/new/u-wei']);
  expect(people.querySelector('[aria-current]')?.textContent).toBe('Mia');
});

test('FRIEND-13 a first DigiPost can be left for a child with a pending request', async () => {
  const { server } = renderApp('/newsfeed/new/u-pablo');
  await heading();
  expect(screen.getByText('For Pablo')).toBeTruthy();
  await write('Hello Pablo!');
  await press('Send');
  await waitFor(() =>
    expect(bodies(server)).toEqual([{ message: 'Hello Pablo!', toUserId: 'u-pablo' }]),
  );
});

test.each(['u-malee', 'u-leyla', 'u-nobody'])(
  'SAFE-08 %s, neither a friend nor asked, cannot be written to',
  async id => {
    renderApp(`/newsfeed/new/${id}`);
    await screen.findByRole('heading', { name: 'You can write here when you are friends.' });
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);

test('SAFE-05 a returned post is edited in place, with its reason, and resent as the same submission', async () => {
  const returned = makeSubmission({
    submissionId: 's-7',
    text: 'You are silly',
    state: 'returned',
    reason: 'unkind',
  });
  const { server } = renderApp('/newsfeed/new/u-ali', {
    handlers: { [get]: () => makeWall({ submissions: [returned] }) },
  });
  await screen.findByText(/Some words can make your friend sad/);
  expect((await box()).value).toBe('You are silly');
  await write('You are funny');
  await press('Send again');
  await waitFor(() =>
    expect(bodies(server)).toEqual([
      { message: 'You are funny', toUserId: 'u-ali', submissionId: 's-7' },
    ]),
  );
});

test('ERR-03 SAFE-08 a post that fails to send stays in the box', async () => {
  renderApp('/newsfeed/new/u-ali', { handlers: { [post]: () => failure('internal') } });
  await heading();
  await write('I like your new hat!');
  await press('Send');
  await screen.findByText('Oops! Your message was not sent. Could you try again?');
  expect((await box()).value).toBe('I like your new hat!');
});

test('a second post for a child with a pending request is refused until the request is accepted', async () => {
  renderApp('/newsfeed/new/u-pablo', { handlers: { [post]: () => failure('forbidden') } });
  await heading();
  await write('Hello again, Pablo!');
  await press('Send');
  await screen.findByText('You can write here when you are friends.');
  expect((await box()).value).toBe('Hello again, Pablo!');
});
