import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeSubmission, makeWall } from '../testing/world.ts';

const post = 'POST messages/statuses' as const;
const get = 'GET messages/statuses/{id}' as const;
const status = (text: string, original: string | null = null) =>
  makeWall({ status: { text, original, at: '2026-01-15T11:58:00.000Z' } });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};

test('ROUTE-10 PROFILE-25 NOTSHOWN-22 NAME-09 a child loads, writes and sends its status, and stays on the page', async () => {
  const { server, history } = renderApp('/profile/status');
  await title('My status');
  await screen.findByText('You have no status today.');
  expect(server.seen.find(({ key }) => key === get)?.url).toBe('/api/messages/statuses/u-mia');
  const box = await screen.findByRole('textbox', { name: 'What do you want to say today?' });
  fireEvent.change(box, { target: { value: 'I am happy today!' } });
  await press('Send');
  await screen.findByText('A real person is reading your status. Then your friends see it.');
  const sent = server.seen.filter(({ key }) => key === post);
  expect(sent.map(({ body }) => body)).toEqual([{ message: 'I am happy today!' }]);
  expect(history.location.pathname).toBe('/profile/status');
  expect(await screen.findByText('A real person is reading it.')).toBeTruthy();
});

test('SAFE2-19 at night the popup after sending says when it is read, not that a person is reading it', async () => {
  const from = '2026-01-16T08:00:00.000Z';
  renderApp('/profile/status', {
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
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'I am happy today!' } });
  await press('Send');
  const popup = within(await screen.findByRole('dialog'));
  expect(popup.getByText(/^We read it/)).toBeTruthy();
  expect(popup.queryByText(/A real person is reading/)).toBeNull();
});

test('NOTSHOWN-22 shows the current status above the box; a withheld one can be removed', async () => {
  const withheld = makeSubmission({ kind: 'status', state: 'withheld', text: 'Old one' });
  const { server } = renderApp('/profile/status', {
    handlers: { [get]: () => ({ ...status('I like cats.'), submissions: [withheld] }) },
  });
  await screen.findByText('I like cats.');
  expect(screen.queryByText(/We mended/)).toBeNull();
  expect(screen.getByText("We can't show your status. Let's write a new one!")).toBeTruthy();
  await press('Take it away');
  await waitFor(() => expect(server.keys()).toContain('DELETE submissions/{submissionId}'));
});

test('SAFE-05 the author sees how many words of a status a reviewer changed', async () => {
  const edited = status('I have two cats.', 'I has two cat.');
  renderApp('/profile/status', { handlers: { [get]: () => edited } });
  expect(await screen.findByText('We mended 2 words for you.')).toBeTruthy();
});

test('SAFE-05 a returned status is edited and resent as the same submission', async () => {
  const returned = makeSubmission({
    submissionId: 's-4',
    kind: 'status',
    state: 'returned',
    reason: 'personal',
    text: 'My school is Park School',
  });
  const { server } = renderApp('/profile/status', {
    handlers: { [get]: () => makeWall({ submissions: [returned] }) },
  });
  await screen.findByText(/There is a secret in it/);
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox');
  expect(box.value).toBe('My school is Park School');
  fireEvent.change(box, { target: { value: 'I like my school' } });
  await press('Send again');
  await waitFor(() =>
    expect(server.seen.find(({ key }) => key === post)?.body).toEqual({
      message: 'I like my school',
      submissionId: 's-4',
    }),
  );
});

test('ROUTE-10 PROFILE-25 NOTSHOWN-22 the status of a friend is read-only', async () => {
  renderApp('/profile/u-ali/status', { handlers: { [get]: () => status('I play football.') } });
  await title('Status: Ali');
  expect(screen.getByText('I play football.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('NOTSHOWN-22 a friend without a status has none today', async () => {
  renderApp('/profile/u-ali/status');
  await title('Status: Ali');
  expect(screen.getByText('Ali has no status today.')).toBeTruthy();
});

test('SAFE-08 SAFE-09 a stranger must become a friend first; an unknown child is not found', async () => {
  const { go } = renderApp('/profile/u-malee/status');
  await title('Become friends to see what Malee likes.');
  await go('/profile/u-nobody/status');
  await title('This DigiPal is not here.');
});

test('ERR-01 a status that fails to load can be retried', async () => {
  let broken = true;
  renderApp('/profile/u-ali/status', {
    handlers: { [get]: () => (broken ? failure('invalid_request') : status('Here I am.')) },
  });
  await screen.findByText('Oops! Something went wrong. Could you try again?');
  broken = false;
  await press('Retry');
  expect(await screen.findByText('Here I am.')).toBeTruthy();
});

test('PROFILE-25 the profile shows the status with a link to its page', async () => {
  const { go } = renderApp('/profile', { handlers: { [get]: () => status('I like cats.') } });
  const mine = await screen.findByRole('link', { name: 'My status: I like cats.' });
  expect(mine.getAttribute('href')).toBe('/profile/status');
  await go('/digipal/u-ali');
  const alis = await screen.findByRole('link', { name: 'Status: Ali: I like cats.' });
  expect(alis.getAttribute('href')).toBe('/profile/u-ali/status');
});

test('PROFILE-25 asks a child without a status what it wants to say', async () => {
  renderApp('/profile');
  const ask = await screen.findByRole('link', { name: 'What do you want to say today?' });
  expect(ask.getAttribute('href')).toBe('/profile/status');
});

test('editing a returned status that was decided meanwhile keeps the text in the box', async () => {
  let isGone = false;
  const returned = makeSubmission({
    submissionId: 's-4',
    kind: 'status',
    state: 'returned',
    reason: 'personal',
  });
  renderApp('/profile/status', {
    handlers: {
      [get]: () => makeWall({ submissions: isGone ? [] : [returned] }),
      [post]: () => {
        isGone = true;
        return failure('submission_gone');
      },
    },
  });
  await screen.findByText(/There is a secret in it/);
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(box(), { target: { value: 'I like my school very much' } });
  await press('Send again');
  await waitFor(() => expect(screen.queryByText(/There is a secret in it/)).toBeNull());
  expect(box().value).toBe('I like my school very much');
});

test('a child whose grown-up does not permit contact reads whom to ask, and its text stays', async () => {
  renderApp('/profile/status', { handlers: { [post]: () => failure('forbidden') } });
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(box, { target: { value: 'I like my new bike!' } });
  await press('Send');
  await screen.findByText('Ask your grown-up first. Then you can write here.');
  expect(box.value).toBe('I like my new bike!');
});
