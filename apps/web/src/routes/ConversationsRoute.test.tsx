import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storageKeys } from '../shared/storage.ts';
import { failure } from '../testing/fake-server.ts';
import {
  makeConversation,
  makeMessage,
  makeMessageWorld,
  makeReading,
} from '../testing/message-world.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeSummary } from '../testing/world.ts';

const wei = { ...makeSummary({ userId: 'u-wei', username: 'Wei', country: 'cn' }), online: true };
const withWei = makeConversation({
  conversationId: 'c-wei',
  friend: wei,
  messages: [makeMessage({ messageId: 'w-1', isMine: true, text: 'What do you eat?' })],
});

const inbox = () => within(screen.getByRole('list', { name: 'Messages' }));
const entry = (name: string) => inbox().getByRole('link', { name: new RegExp(`^${name}`) });

test('ROUTE-19 MSG-04 /user/conversations lists a conversation with each friend; a tap opens it', async () => {
  const { history } = renderApp('/user/conversations', {
    handlers: makeMessageWorld([makeConversation({ unread: 2 }), withWei]),
  });
  await screen.findByRole('heading', { name: 'Messages' });
  expect(inbox().getAllByRole('link')).toHaveLength(2);
  expect(entry('Ali').textContent).toContain('What do you do after school?');
  expect(within(entry('Ali')).getByText('2 new messages')).toBeTruthy();
  expect(entry('Wei').textContent).toContain('You: What do you eat?');
  expect(within(entry('Wei')).getByText('Wei has it')).toBeTruthy();
  await act(async () => entry('Ali').click());
  expect(history.location.pathname).toBe('/conversation/c-ali');
});

test.each([
  ['reading' as const, 'A person is reading it'],
  ['returned' as const, "It came back. Let's mend it!"],
  ['withheld' as const, 'Ali will not get this message.'],
])('shows the review status of the own text: %s', async (state, words) => {
  const at = new Date().toISOString();
  renderApp('/user/conversations', {
    handlers: makeMessageWorld([
      makeConversation({ submissions: [makeReading({ state, at, reason: 'unkind' })] }),
    ]),
  });
  await screen.findByRole('heading', { name: 'Messages' });
  expect(within(entry('Ali')).getByText(words)).toBeTruthy();
  expect(entry('Ali').textContent).toContain('You: I play football.');
});

test('SAFE2-19 at night the inbox says when a text is read, not that a person is reading it', async () => {
  const from = '2026-01-16T08:00:00.000Z';
  renderApp('/user/conversations', {
    handlers: {
      ...makeMessageWorld([makeConversation({ submissions: [makeReading()] })]),
      'GET messages/waitingTime': () => ({
        kind: 'tomorrow',
        minutes: null,
        from,
        because: 'closed',
        seconds: 43_200,
      }),
    },
  });
  await screen.findByRole('heading', { name: 'Messages' });
  expect(await within(entry('Ali')).findByText(/^We read it/)).toBeTruthy();
  expect(within(entry('Ali')).queryByText('A person is reading it')).toBeNull();
});

test('shows that a draft was not sent yet', async () => {
  renderApp('/user/conversations', {
    handlers: makeMessageWorld(),
    storage: {
      [storageKeys.drafts]: JSON.stringify({ 'u-mia': { 'message/u-ali': { text: 'I pl' } } }),
    },
  });
  await screen.findByRole('heading', { name: 'Messages' });
  expect(within(entry('Ali')).getByText('Not sent yet')).toBeTruthy();
});

test('MSG-02 explains that real people read messages, with the current review time', async () => {
  renderApp('/user/conversations', { handlers: makeMessageWorld() });
  const card = await screen.findByRole('heading', { name: 'How a message goes' });
  const steps = [...(card.closest('section')?.querySelectorAll('li') ?? [])];
  expect(steps.map(({ textContent }) => textContent)).toEqual(
    ['You write it', 'A real person reads it', 'Your friend gets it'].map(text =>
      expect.stringContaining(text),
    ),
  );
  await screen.findByText('About 10 minutes.');
});

test('ERR-15 MSG-06 an empty inbox says so and suggests friends to write to', async () => {
  const { history } = renderApp('/user/conversations', { handlers: makeMessageWorld([]) });
  await screen.findByRole('heading', {
    name: 'There are no messages here! Write the first one!',
  });
  const friends = within(screen.getByRole('list', { name: 'Who do you want to write to?' }));
  expect(friends.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Ali',
    'Wei',
    'Find',
  ]);
  await act(async () => friends.getByRole('link', { name: 'Wei' }).click());
  expect(history.location.pathname + history.location.search).toBe('/conversation?to=u-wei');
});

test('a child without friends gets a link to find some', async () => {
  renderApp('/user/conversations', {
    handlers: { ...makeMessageWorld([]), 'GET users/{id}/friends': () => [] },
  });
  await screen.findByText('You have no DigiPals yet!');
  expect(screen.getByRole('link', { name: 'Find' }).getAttribute('href')).toBe(
    '/profile/friends/suggested',
  );
});

test('ERR-01 an inbox that fails to load says so and can be retried', async () => {
  let broken = true;
  const handlers = makeMessageWorld();
  const list = handlers['GET users/{id}/conversations'];
  renderApp('/user/conversations', {
    handlers: {
      ...handlers,
      'GET users/{id}/conversations': request =>
        broken || !list ? failure('internal') : list(request),
    },
  });
  await screen.findByText('Oops! Something went wrong. Could you try again?');
  broken = false;
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  await waitFor(() => expect(entry('Ali')).toBeTruthy());
});

test('a second visit asks again how long a review takes', async () => {
  let minutes: 10 | 20 = 10;
  const { history } = renderApp('/user/conversations', {
    handlers: {
      ...makeMessageWorld([makeConversation({ submissions: [makeReading({ state: 'reading' })] })]),
      'GET messages/waitingTime': () => ({
        ...{ kind: 'minutes', from: null, because: 'open' },
        minutes,
        seconds: minutes * 60,
      }),
    },
  });
  await screen.findByText(/10 minutes/);
  minutes = 20;
  await act(async () => history.push('/profile'));
  await waitFor(() => expect(screen.queryByText(/10 minutes/)).toBeNull());
  await act(async () => history.push('/user/conversations'));
  await screen.findByText(/20 minutes/);
});
