import { endpointKey } from '@digipals/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../shared/storage.ts';
import { FakeAudio } from '../testing/fake-audio.ts';
import { failure, type Handlers } from '../testing/fake-server.ts';
import { makeConversation, makeMessageWorld, makeReading } from '../testing/message-world.ts';
import { renderApp, trackedCodes } from '../testing/render-app.tsx';

afterEach(() => vi.useRealTimers());

const notSent = 'Oops! Your message was not sent. Could you try again?';
const send = 'POST users/{id}/conversations' as const;

const open = (handlers: Handlers = {}, url = '/conversation/c-ali') =>
  renderApp(url, { handlers: { ...makeMessageWorld(), ...handlers } });
const box = (name = 'Ali') =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Write to ${name} in English` });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => act(async () => button(name).click());

async function write(text: string, name?: string): Promise<void> {
  const area = await box(name);
  await act(async () => fireEvent.change(area, { target: { value: text } }));
}

const bodies = (server: ReturnType<typeof open>['server'], key: string) =>
  server.seen.filter(seen => seen.key === key).map(({ body }) => body);
const arrived = (history: ReturnType<typeof open>['history']) =>
  waitFor(() => expect(history.location.pathname).toBe('/message-rewards'));

test('MSG-01 MSG-07 MSG-15 SOUND-07 sends a message with a sound, leads to its rewards and shows it in the conversation', async () => {
  const { server, history, go } = open();
  await write('I play football with my sister.');
  await press('Send');
  await arrived(history);
  expect(bodies(server, send)).toEqual([{ message: 'I play football with my sister.' }]);
  expect(history.location.search).toBe('?to=u-ali');
  expect(FakeAudio.all.flatMap(({ played }) => played).join()).toContain('message-sent');
  expect(trackedCodes()).toEqual([]);
  await go('/conversation/c-ali');
  const list = within(await screen.findByRole('region', { name: 'Messages: Ali' }));
  expect(list.getByText('I play football with my sister.')).toBeTruthy();
  expect(list.getByText(/A real person is reading it\./)).toBeTruthy();
  expect((await box()).value).toBe('');
});

test('MSG-10 EVENT-18 AMBIG-50 the first message to a friend uses messages/chats and logs lbm24 once', async () => {
  const { server, history } = open({}, '/conversation?to=u-wei');
  await write('Hello Wei! How are you?', 'Wei');
  await press('Send');
  await arrived(history);
  expect(bodies(server, 'POST messages/chats')).toEqual([
    { message: 'Hello Wei! How are you?', toUserId: 'u-wei' },
  ]);
  expect(bodies(server, send)).toEqual([]);
  expect(trackedCodes()).toEqual(['lbm24']);
});

test('a first message that fails to send is not logged', async () => {
  open({ 'POST messages/chats': () => failure('internal') }, '/conversation?to=u-wei');
  await write('Hello Wei! How are you?', 'Wei');
  await press('Send');
  await screen.findByText(notSent);
  expect(trackedCodes()).toEqual([]);
});

test('NOTSHOWN-01 empty, blank and too long texts cannot be sent', async () => {
  const { server } = open();
  await box();
  const isOff = () => button('Send').getAttribute('aria-disabled') === 'true';
  expect(isOff()).toBe(true);
  await write('   \n ');
  expect(isOff()).toBe(true);
  await press('Send');
  await write('👨‍👩‍👧‍👦'.repeat(500));
  expect(isOff()).toBe(false);
  expect(screen.getByText('500 of 500')).toBeTruthy();
  await write('a'.repeat(502));
  expect(isOff()).toBe(true);
  expect(screen.getByText('Take out 2 letters, please.')).toBeTruthy();
  expect(server.keys()).not.toContain(send);
});

test('ERR-03 AMBIG-03 a failed send shows the exact text, keeps the message and retries with the same key', async () => {
  let broken = true;
  const { server, history } = open({
    [send]: () =>
      broken ? failure('internal') : { submission: makeReading(), conversationId: 'c-ali' },
  });
  await write('I play football with you.');
  await press('Send');
  expect((await screen.findByRole('alert')).textContent).toBe(notSent);
  expect(screen.getByText('We keep your words for you.')).toBeTruthy();
  expect((await box()).value).toBe('I play football with you.');
  broken = false;
  await press('Try again');
  await arrived(history);
  const keys = server.seen
    .filter(({ key }) => key === send)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a text changed after a failure is sent with a new key', async () => {
  const { server } = open({ [send]: () => failure('internal') });
  await write('I play football with you.');
  await press('Send');
  await screen.findByText(notSent);
  await write('I play tennis with you.');
  await press('Send');
  await screen.findByText(notSent);
  const keys = server.seen
    .filter(({ key }) => key === send)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

test('ERR-02 without a connection the text stays in the box, even after a reload', async () => {
  const view = open();
  await write('I play football with you.');
  await view.setOnline(false);
  await press('Send');
  const composer = document.querySelector<HTMLElement>('[data-composer]');
  await within(composer ?? document.body).findByText(
    'Oops! The internet connection is not working.',
  );
  expect((await box()).value).toBe('I play football with you.');
  view.unmount();
  open();
  expect((await box()).value).toBe('I play football with you.');
});

test.each(['forbidden', 'not_found'] as const)(
  'SAFE-09 sending to a former friend fails (%s) with a kind message',
  async code => {
    open({ [send]: () => failure(code) });
    await write('I play football with you.');
    await press('Send');
    await screen.findByText("You and Ali can't write to each other now.");
    expect((await box()).value).toBe('I play football with you.');
  },
);

test('SAFE-18 after too many messages the child is asked to wait', async () => {
  open({ [send]: () => failure('too_many_requests', 5) });
  await write('I play football with you.');
  await press('Send');
  await screen.findByText("Let's wait a little and try again.");
});

const storedDrafts = () =>
  JSON.parse(localStorage.getItem(storageKeys.drafts) ?? '{}') as Record<string, object>;

test('stores a draft for each friend, for this child only', async () => {
  const { go } = open();
  await write('Hi Ali');
  await go('/conversation?to=u-wei');
  expect((await box('Wei')).value).toBe('');
  await write('Hi Wei', 'Wei');
  await go('/conversation/c-ali');
  expect((await box()).value).toBe('Hi Ali');
  expect(storedDrafts()).toEqual({
    'u-mia': { 'message/u-ali': { text: 'Hi Ali' }, 'message/u-wei': { text: 'Hi Wei' } },
  });
});

test('another child on this device does not see the draft', async () => {
  renderApp('/conversation/c-ali', {
    handlers: makeMessageWorld(),
    storage: {
      [storageKeys.drafts]: JSON.stringify({ 'u-noah': { 'message/u-ali': { text: 'Secret' } } }),
    },
  });
  expect((await box()).value).toBe('');
});

test('logging out deletes drafts', async () => {
  const { app } = open();
  await write('Hi Ali');
  await act(async () => app.bootstrap.logout());
  expect(localStorage.getItem(storageKeys.drafts)).toBeNull();
});

test('drafts survive a session that the server ended', async () => {
  const { app } = open();
  await write('Hi Ali');
  await act(async () => app.bootstrap.logout({ tellServer: false }));
  expect(storedDrafts()).toEqual({ 'u-mia': { 'message/u-ali': { text: 'Hi Ali' } } });
});

test('Ctrl+Enter sends; Enter alone adds a line', async () => {
  const { history, server } = open();
  await write('I play football.');
  fireEvent.keyDown(await box(), { key: 'Enter' });
  expect(server.keys()).not.toContain(send);
  await act(async () => fireEvent.keyDown(await box(), { key: 'Enter', ctrlKey: true }));
  await arrived(history);
});

const returned = makeConversation({
  submissions: [
    makeReading({
      state: 'returned',
      text: 'I go to Oak Hill School.',
      reason: 'personal',
      marks: [{ start: 8, end: 23 }],
    }),
  ],
});
const marked = () =>
  [...document.querySelectorAll('[data-mark="look"]')].map(({ textContent }) => textContent);

test('SAFE-05 a returned message shows its reason and marks, and can be edited and sent again', async () => {
  const { server, history } = open(makeMessageWorld([returned]));
  expect((await box()).value).toBe('I go to Oak Hill School.');
  expect(screen.getByText('Ali did not get this message yet.')).toBeTruthy();
  expect(screen.getByText('There is a secret in it. Take it out and send it again!')).toBeTruthy();
  expect(marked()).toEqual(['Oak Hill School']);
  await write('Hello! I go to Oak Hill School.');
  expect(marked()).toEqual(['Oak Hill School']);
  await write('I go to school.');
  expect(marked()).toEqual([]);
  await press('Send again');
  await arrived(history);
  expect(bodies(server, send)).toEqual([{ message: 'I go to school.', submissionId: 's-1' }]);
});

test('the note of a returned text hides the same hint until the child edits the text', async () => {
  const hints = [{ code: 'school' as const, start: 8, end: 23 }];
  open({
    ...makeMessageWorld([returned]),
    'GET messages/suggestions': () => ({ corrections: [], hints }),
  });
  const strip = (kind: string) =>
    waitFor(() => expect(document.querySelector(`[data-hint="${kind}"]`)).toBeTruthy());
  await box();
  await strip('covered');
  await write('I go to Oak Hill School!');
  await strip('');
  await write('I go to Oak Hill School.');
  await press('Send again');
  await strip('strong');
});

test('a returned text can wait while another message is written', async () => {
  const { server, history } = open(makeMessageWorld([returned]));
  await box();
  await press('Write a new one');
  expect((await box()).value).toBe('');
  await write('Do you like apples?');
  await press('Send');
  await arrived(history);
  expect(bodies(server, send)).toEqual([{ message: 'Do you like apples?' }]);
});

test('a returned text that was left can be edited later', async () => {
  open(makeMessageWorld([returned]));
  await box();
  await press('Write a new one');
  await press('Mend it');
  expect((await box()).value).toBe('I go to Oak Hill School.');
});

test('KEYB-08 partly: mending a text, or leaving it, moves the focus into the box', async () => {
  open(makeMessageWorld([returned]));
  await box();
  await press('Write a new one');
  await waitFor(async () => expect(document.activeElement).toBe(await box()));
  screen.getByRole('button', { name: 'Mend it' }).focus();
  await press('Mend it');
  await waitFor(async () => expect(document.activeElement).toBe(await box()));
});

test('a draft that another tab has sent or changed is shown as it is now', async () => {
  open();
  await write('I have a green bike.');
  const key = storageKeys.drafts;
  const old = localStorage.getItem(key) ?? '';
  const set = async (oldValue: string, newValue: string) => {
    localStorage.setItem(key, newValue);
    await act(
      async () =>
        void window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue })),
    );
    return (await box()).value;
  };
  const red = old.replace('green', 'red');
  expect(await set(old, red)).toBe('I have a red bike.');
  expect(await set(red, '{}')).toBe('');
  await write('I have no bike.');
  expect(await set('{}', JSON.stringify({ 'u-ali': { other: { text: 'Hello' } } }))).toBe(
    'I have no bike.',
  );
});

test('a text that a poll brings back takes no focus', async () => {
  const view = open(makeMessageWorld([makeConversation({ submissions: [makeReading()] })]));
  await box();
  const link = screen.getByRole('link', { name: 'Tell us about a problem, or block' });
  link.focus();
  view.server.handlers['GET conversations/{id}'] = () => returned;
  await act(() =>
    view.app.services.queries.invalidateQueries({
      queryKey: endpointKey('GET conversations/{id}'),
    }),
  );
  await waitFor(async () => expect((await box()).value).toBe('I go to Oak Hill School.'));
  expect(document.activeElement).toBe(link);
});

test('a returned text that was decided meanwhile cannot be resent; the text stays in the box', async () => {
  const { server } = open({
    ...makeMessageWorld([returned]),
    [send]: () => failure('submission_gone'),
  });
  await write('I go to school by bike.');
  server.handlers['GET conversations/{id}'] = () => makeConversation();
  await press('Send again');
  await waitFor(() => expect(button('Send')).toBeTruthy());
  expect((await box()).value).toBe('I go to school by bike.');
});

test('a text returned during a poll does not replace the draft', async () => {
  const view = open(makeMessageWorld([makeConversation({ submissions: [makeReading()] })]));
  await write('A new message I am just typi');
  view.server.handlers['GET conversations/{id}'] = () => returned;
  await act(() =>
    view.app.services.queries.invalidateQueries({
      queryKey: endpointKey('GET conversations/{id}'),
    }),
  );
  await screen.findByRole('button', { name: 'Mend it' });
  expect((await box()).value).toBe('A new message I am just typi');
  await press('Mend it');
  expect((await box()).value).toBe('I go to Oak Hill School.');
});

test('leaving and returning while a text is being sent sends it once', async () => {
  const { server, go, release } = renderApp('/conversation/c-ali', {
    handlers: makeMessageWorld(),
    hold: send,
  });
  await write('I play football with my sister.');
  await press('Send');
  await waitFor(() => expect(button('Send').getAttribute('aria-disabled')).toBe('true'));
  await go('/user/conversations');
  await go('/conversation/c-ali');
  expect((await box()).value).toBe('I play football with my sister.');
  expect(button('Send').getAttribute('aria-disabled')).toBe('true');
  await act(async () => release());
  await waitFor(async () => expect((await box()).value).toBe(''));
  expect(server.keys().filter(key => key === send)).toHaveLength(1);
});
