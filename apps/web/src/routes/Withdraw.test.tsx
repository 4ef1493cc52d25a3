import type { Submission } from '@digipals/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, type Handlers } from '../testing/fake-server.ts';
import {
  makeConversation,
  makeMessage,
  makeMessageWorld,
  makeReading,
} from '../testing/message-world.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeSubmission, makeWall } from '../testing/world.ts';

const withdraw = 'DELETE submissions/{submissionId}' as const;
const wallOf = 'GET messages/statuses/{id}' as const;

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => {
  const found = await button(name);
  await act(async () => found.click());
};
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const question = async () => within(await screen.findByRole('dialog'));
const answer = async (name: string) => {
  const dialog = await question();
  await act(async () => dialog.getByRole('button', { name }).click());
};

/** Opens a conversation with a text under review, until it is withdrawn. */
function openConversation(handlers: Handlers = {}, submissions: Submission[] = [makeReading()]) {
  const page = makeConversation({ submissions });
  const view = renderApp('/conversation/c-ali', {
    handlers: {
      ...makeMessageWorld([page]),
      [withdraw]: ({ params: { submissionId } }) => {
        const rest = submissions.filter(one => one.submissionId !== submissionId);
        view.server.handlers['GET conversations/{id}'] = () => ({ ...page, submissions: rest });
        return { submissionId };
      },
      ...handlers,
    },
  });
  const asked = () => view.server.keys().filter(key => key === withdraw).length;
  return { ...view, asked, list: () => screen.getByRole('region', { name: 'Messages: Ali' }) };
}

test('SAFE-01 withdraws a message under review after a confirmation and puts its text in the focused box', async () => {
  const { asked, list, server } = openConversation();
  await press('Take it back');
  expect((await question()).getByText('Do you want to take it back?')).toBeTruthy();
  expect(asked()).toBe(0);
  await answer('Take it back');
  await waitFor(async () => expect((await box()).value).toBe('I play football.'));
  expect(server.seen.find(({ key }) => key === withdraw)?.url).toBe('/api/submissions/s-1');
  expect(list().textContent).not.toContain('I play football.');
  expect(within(list()).queryByRole('button', { name: 'Take it back' })).toBeNull();
  await waitFor(async () => expect(document.activeElement).toBe(await box()));
});

test.each(['No, thanks', 'Close'])(
  '"%s" in the confirmation leaves the text under review',
  async no => {
    const { asked, list } = openConversation();
    await press('Take it back');
    await answer(no);
    expect(asked()).toBe(0);
    expect(list().textContent).toContain('I play football.');
    expect((await box()).value).toBe('');
  },
);

test('appends a withdrawn text to the draft, even after a reload', async () => {
  const view = openConversation();
  fireEvent.change(await box(), { target: { value: 'Hello Ali!' } });
  await press('Take it back');
  await answer('Take it back');
  await waitFor(async () => expect((await box()).value).toBe('Hello Ali! I play football.'));
  view.unmount();
  openConversation();
  expect((await box()).value).toBe('Hello Ali! I play football.');
});

test('a text withdrawn while another one is being sent stays in the box', async () => {
  const send = 'POST users/{id}/conversations' as const;
  const { server, go } = openConversation();
  const release = server.hold(send);
  fireEvent.change(await box(), { target: { value: 'Do you like apples, Ali?' } });
  await press('Send');
  await waitFor(() => expect(server.keys()).toContain(send));
  await press('Take it back');
  await answer('Take it back');
  await waitFor(async () => expect((await box()).value).toContain('I play football.'));
  await act(async () => release());
  await go('/conversation/c-ali');
  await waitFor(async () => expect((await box()).value).toBe('I play football.'));
});

test('a returned text that is being edited gives way to the withdrawn text', async () => {
  const returned = makeReading({
    submissionId: 's-2',
    state: 'returned',
    text: 'I go to Oak Hill.',
  });
  openConversation({}, [makeReading(), { ...returned, reason: 'personal' }]);
  await waitFor(async () => expect((await box()).value).toBe('I go to Oak Hill.'));
  await press('Take it back');
  await answer('Take it back');
  await waitFor(async () => expect((await box()).value).toBe('I play football.'));
  await waitFor(async () => expect(document.activeElement).toBe(await box()));
  await press('Mend it');
  expect((await box()).value).toBe('I go to Oak Hill.');
});

test('a text that was delivered meanwhile stays, with a kind message', async () => {
  const { list, server } = openConversation({
    [withdraw]: () => {
      server.handlers['GET conversations/{id}'] = () =>
        makeConversation({ messages: [makeMessage({ isMine: true, text: 'I play football.' })] });
      return failure('submission_gone');
    },
  });
  await press('Take it back');
  await answer('Take it back');
  await screen.findByText('Something changed just now. Have a look!');
  await waitFor(() => expect(list().textContent).toContain('Ali has it'));
  expect((await box()).value).toBe('');
});

test('ERR-02 without a connection nothing is withdrawn and a message says so', async () => {
  const { app, asked, list, setOnline } = openConversation();
  await button('Take it back');
  await setOnline(false);
  await act(async () => app.services.popups.hide());
  await act(async () => screen.getByRole('button', { name: 'Take it back' }).click());
  await screen.findByText('Oops! The internet connection is not working.');
  expect(app.services.popups.get().state).toBe('shown');
  expect(asked()).toBe(0);
  expect(list().textContent).toContain('I play football.');
  expect((await box()).value).toBe('');
});

test('ERR-02 a connection lost during the confirmation is reported, too', async () => {
  const { asked, browser } = openConversation();
  await press('Take it back');
  await question();
  browser.isOnline = () => false;
  await answer('Take it back');
  await screen.findByText('Oops! The internet connection is not working.');
  expect(asked()).toBe(0);
  expect((await box()).value).toBe('');
});

test('ERR-01 if the outcome is unknown, the text is restored to the box once', async () => {
  openConversation({ [withdraw]: () => failure('internal') });
  for (let times = 0; times < 2; times += 1) {
    await press('Take it back');
    await answer('Take it back');
    await screen.findByText('Oops! Something went wrong. Could you try again?');
    await answer('OK');
    await waitFor(async () => expect((await box()).value).toBe('I play football.'));
  }
});

test('SAFE-18 after too many calls the child is asked to wait and the text stays under review', async () => {
  openConversation({ [withdraw]: () => failure('too_many_requests', 5) });
  await press('Take it back');
  await answer('Take it back');
  await screen.findByText("Let's wait a little and try again.");
  expect((await box()).value).toBe('');
});

test('a second tap while withdrawing has no effect', async () => {
  const { asked, list, server } = openConversation();
  const release = server.hold(withdraw);
  await press('Take it back');
  await answer('Take it back');
  await waitFor(() => expect(asked()).toBe(1));
  const again = within(list()).getByRole('button', { name: 'Take it back' });
  expect(again.getAttribute('aria-disabled')).toBe('true');
  await act(async () => again.click());
  await act(async () => release());
  await waitFor(async () => expect((await box()).value).toBe('I play football.'));
  expect(asked()).toBe(1);
});

test('returned and withheld texts cannot be withdrawn', async () => {
  openConversation({}, [
    makeReading({ state: 'withheld' }),
    makeReading({ submissionId: 's-2', state: 'returned', reason: 'personal' }),
  ]);
  await screen.findByText('Ali will not get this message.');
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
});

/** Opens a wall or status with a text under review, until it is withdrawn. */
function openWall(url: string, one: Submission) {
  let submissions = [one];
  const view = renderApp(url, {
    handlers: {
      [wallOf]: () => makeWall({ submissions }),
      [withdraw]: ({ params: { submissionId } }) => {
        submissions = [];
        return { submissionId };
      },
    },
  });
  return view;
}

test.each([
  ['/digipal/u-ali', 'u-ali', '/newsfeed/new/u-ali'],
  ['/profile', 'u-mia', '/newsfeed/new'],
])('SAFE-01 withdrawing a DigiPost on %s opens it for editing', async (url, toUserId, at) => {
  const { history } = openWall(url, makeSubmission({ toUserId }));
  await press('Take it back');
  await answer('Take it back');
  await waitFor(() => expect(history.location.pathname).toBe(at));
  expect((await box()).value).toBe('I like your new hat!');
});

test('SAFE-08 the first DigiPost for a child with a pending request is withdrawn on the page where it was written', async () => {
  const { server } = openWall('/newsfeed/new/u-pablo', makeSubmission({ toUserId: 'u-pablo' }));
  await screen.findByText('A real person is reading it.');
  await press('Take it back');
  await answer('Take it back');
  await waitFor(async () => expect((await box()).value).toBe('I like your new hat!'));
  expect(server.keys()).toContain(withdraw);
});

test('does not navigate a child who has moved to another page', async () => {
  const { history, go, server } = openWall('/digipal/u-ali', makeSubmission());
  const release = server.hold(withdraw);
  await press('Take it back');
  await answer('Take it back');
  await go('/profile/friends');
  await act(async () => release());
  await go('/newsfeed/new/u-ali');
  expect((await box()).value).toBe('I like your new hat!');
  expect(history.location.pathname).toBe('/newsfeed/new/u-ali');
});

test('SAFE-01 a status is withdrawn on its own page', async () => {
  const status = makeSubmission({ kind: 'status', toUserId: 'u-mia', text: 'I am happy!' });
  const { history } = openWall('/profile/status', status);
  await press('Take it back');
  await answer('Take it back');
  await waitFor(async () => expect((await box()).value).toBe('I am happy!'));
  expect(history.location.pathname).toBe('/profile/status');
  expect(screen.queryByText('A real person is reading it.')).toBeNull();
});
