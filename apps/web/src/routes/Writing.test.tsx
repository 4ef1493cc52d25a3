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

test('MSG-01 MSG-07 MSG-15 SOUND-07 a message to a friend goes out with its sound, to its rewards, and stands in the conversation', async () => {
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

test('MSG-10 EVENT-18 AMBIG-50 the first message to a friend begins a thread: messages/chats, and lbm24 once', async () => {
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

test('a thread that could not begin is no event', async () => {
  open({ 'POST messages/chats': () => failure('internal') }, '/conversation?to=u-wei');
  await write('Hello Wei! How are you?', 'Wei');
  await press('Send');
  await screen.findByText(notSent);
  expect(trackedCodes()).toEqual([]);
});

test('NOTSHOWN-01 what is empty or blank cannot be sent, nor can 501 letters', async () => {
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

test('ERR-03 AMBIG-03 a send that fails shows the exact text; nothing is lost, and the same key goes out again', async () => {
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

test('a text that was changed after a failure goes out under a key of its own', async () => {
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

test('ERR-02 without a connection the text stays in the box, also after a reload', async () => {
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
  'SAFE-09 who is no friend any more gets nothing (%s), and the child is told kindly',
  async code => {
    open({ [send]: () => failure(code) });
    await write('I play football with you.');
    await press('Send');
    await screen.findByText("You and Ali can't write to each other now.");
    expect((await box()).value).toBe('I play football with you.');
  },
);

test('SAFE-18 who sends too fast is told to wait', async () => {
  open({ [send]: () => failure('too_many_requests', 5) });
  await write('I play football with you.');
  await press('Send');
  await screen.findByText("Let's wait a little and try again.");
});

const kept = () =>
  JSON.parse(localStorage.getItem(storageKeys.drafts) ?? '{}') as Record<string, object>;

test('every friend has a text of its own, kept for this child alone', async () => {
  const { go } = open();
  await write('Hi Ali');
  await go('/conversation?to=u-wei');
  expect((await box('Wei')).value).toBe('');
  await write('Hi Wei', 'Wei');
  await go('/conversation/c-ali');
  expect((await box()).value).toBe('Hi Ali');
  expect(kept()).toEqual({
    'u-mia': { 'message/u-ali': { text: 'Hi Ali' }, 'message/u-wei': { text: 'Hi Wei' } },
  });
});

test('another child on this device does not see it', async () => {
  renderApp('/conversation/c-ali', {
    handlers: makeMessageWorld(),
    storage: {
      [storageKeys.drafts]: JSON.stringify({ 'u-noah': { 'message/u-ali': { text: 'Secret' } } }),
    },
  });
  expect((await box()).value).toBe('');
});

test('who logs out leaves no text behind; a session that ends by itself keeps it', async () => {
  const { app } = open();
  await write('Hi Ali');
  await act(async () => app.bootstrap.logout());
  expect(localStorage.getItem(storageKeys.drafts)).toBeNull();
});

test('a session that the server has ended keeps what was written', async () => {
  const { app } = open();
  await write('Hi Ali');
  await act(async () => app.bootstrap.logout({ tellServer: false }));
  expect(kept()).toEqual({ 'u-mia': { 'message/u-ali': { text: 'Hi Ali' } } });
});

test('Ctrl and Enter send; Enter alone makes a new line', async () => {
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

test('SAFE-05 a message that came back has its reason, stands in the box with its marks, and is sent again', async () => {
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

test('the hint about a text that came back gives way to its note until something is mended', async () => {
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
  await strip('');
});

test('what came back can wait: another message is written first', async () => {
  const { server, history } = open(makeMessageWorld([returned]));
  await box();
  await press('Write a new one');
  expect((await box()).value).toBe('');
  await write('Do you like apples?');
  await press('Send');
  await arrived(history);
  expect(bodies(server, send)).toEqual([{ message: 'Do you like apples?' }]);
});

test('what came back and was put aside can be taken up again', async () => {
  open(makeMessageWorld([returned]));
  await box();
  await press('Write a new one');
  await press('Mend it');
  expect((await box()).value).toBe('I go to Oak Hill School.');
});

test('what was decided meanwhile cannot be mended; the words stay in the box', async () => {
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

test('a poll that brings back another text leaves the words that are being typed', async () => {
  const view = open(makeMessageWorld([makeConversation({ submissions: [makeReading()] })]));
  await write('A new message I am just typi');
  view.server.handlers['GET conversations/{id}'] = () => returned;
  await act(() =>
    view.app.services.queries.invalidateQueries({ queryKey: ['GET conversations/{id}'] }),
  );
  await screen.findByRole('button', { name: 'Mend it' });
  expect((await box()).value).toBe('A new message I am just typi');
  await press('Mend it');
  expect((await box()).value).toBe('I go to Oak Hill School.');
});

test('who leaves and comes back while a text is on its way sends it once', async () => {
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
