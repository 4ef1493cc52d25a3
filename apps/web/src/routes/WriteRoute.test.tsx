import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../shared/storage.ts';
import { FakeAudio } from '../testing/fake-audio.ts';
import { failure, type Handlers } from '../testing/fake-server.ts';
import { fakeVoice } from '../testing/fake-voice.ts';
import { makeFrames } from '../testing/frames-world.ts';
import { makeFriend, makeRest } from '../testing/makers.ts';
import { makeConversation, makeMessage, makeMessageWorld } from '../testing/message-world.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeItem, makeLesson } from '../testing/world.ts';

afterEach(() => vi.unstubAllGlobals());

const frames = 'GET lessons/{lessonId}/frames' as const;
const send = 'POST users/{id}/conversations' as const;
const source = { lessonId: 'lesson-1', part: 'frame' } as const;

const open = (handlers: Handlers = {}, url = '/write/lesson-1') =>
  renderApp(url, {
    handlers: {
      ...makeMessageWorld(),
      [frames]: () => makeFrames(),
      'GET users/{id}/currentLesson': () => makeLesson(2, { hasFrames: true }),
      'GET users/{id}/measures': () => [],
      ...handlers,
    },
  });
const tiles = async () => within(await screen.findByRole('group', { name: /^Choose words/ }));
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};
const pick = async (name: string) => {
  const tile = (await tiles()).getByRole('button', { name });
  await act(async () => tile.click());
};
/** Clicks a button that can have the focus, as browsers do for a key. */
const clickFocused = (button: HTMLElement) => {
  button.focus();
  expect(document.activeElement).toBe(button);
  act(() => button.click());
};
const box = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write to Ali in English' });
const bodies = (server: ReturnType<typeof open>['server']) =>
  server.seen.filter(({ key }) => key === send).map(({ body }) => body);

test('COURSE-54 gaps are filled one after another, each tile is heard, and the letter is read when it is whole', async () => {
  const spoken = fakeVoice();
  open();
  const use = await screen.findByRole('button', { name: 'Use it' });
  expect(use.getAttribute('aria-disabled')).toBe('true');
  await pick('ball');
  expect(FakeAudio.all.flatMap(({ played }) => played).join()).toContain('/media/ball.mp3');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Gap 2');
  expect((await tiles()).queryByRole('button', { name: 'ball' })).toBeNull();
  await pick('kite');
  expect(spoken()).toBe('I have a ball. Do you have a kite?');
  expect(document.activeElement).toBe(use);
  expect(use.getAttribute('aria-disabled')).toBeNull();
});

test('COURSE-54 partly: a tile has its picture; a gap that has the focus is chosen again and filled with another tile', async () => {
  open();
  const tile = (await tiles()).getByRole('button', { name: 'ball' });
  expect(tile.querySelector('img')?.getAttribute('src')).toBe('/media/ball.webp');
  expect(screen.getByText('ball').lang).toBe('en');
  clickFocused(tile);
  const gap = await screen.findByRole('button', { name: 'ball' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Gap 2');
  clickFocused(gap);
  clickFocused((await tiles()).getByRole('button', { name: 'kite' }));
  expect(gap.textContent).toBe('kite');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Gap 2');
});

test('COURSE-54 from the choice of a reader the child goes back to its letter', async () => {
  open();
  await pick('kite');
  await pick('ball');
  await press('Use it');
  expect(document.activeElement?.tagName).toBe('H1');
  await press('Back');
  expect(document.activeElement?.textContent).toBe('Write to your friend!');
  const use = screen.getByRole('button', { name: 'Use it' });
  expect(use.getAttribute('aria-disabled')).toBeNull();
  await press('Use it');
  expect(screen.getByText('I have a kite. Do you have a ball?')).toBeTruthy();
});

test('COURSE-54 a letter that was begun is there after a reload, for its child and lesson alone', async () => {
  const own = () => JSON.parse(localStorage.getItem(storageKeys.drafts) ?? '{}') as object;
  const first = open();
  await pick('kite');
  first.unmount();
  const other = () => makeFrames({ lessonId: 'lesson-2' });
  const second = open({ [frames]: other }, '/write/lesson-2');
  expect(await screen.findByRole('button', { name: 'Gap 1' })).toBeTruthy();
  second.unmount();
  open();
  expect((await screen.findByRole('button', { name: 'Gap 2' })).getAttribute('aria-current')).toBe(
    'true',
  );
  await pick('ball');
  await press('Use it');
  expect(Object.keys(own())).toEqual(['u-mia']);
  await press('Ali');
  expect((await box()).value).toBe('I have a kite. Do you have a ball?');
  expect(Object.keys((own() as Record<string, object>)['u-mia'] ?? {})).toEqual(['message/u-ali']);
});

test('COURSE-54 an answer that was begun is apart from the letter, and for its friend alone', async () => {
  const friends = () => [makeFriend(), makeFriend({ userId: 'u-zoe', username: 'Zoe' })];
  const answer = '/write/lesson-1?part=answer&to=';
  const first = open({ 'GET users/{id}/friends': friends }, `${answer}u-ali`);
  await pick('Yes, I do.');
  first.unmount();
  for (const url of ['/write/lesson-1', `${answer}u-zoe`]) {
    const other = open({ 'GET users/{id}/friends': friends }, url);
    expect(await screen.findByRole('button', { name: 'Gap 1' })).toBeTruthy();
    other.unmount();
  }
  open({ 'GET users/{id}/friends': friends }, `${answer}u-ali`);
  await press('Use it');
  expect((await box()).value).toBe('Yes, I do.');
});

test('COURSE-54 tiles that the letter no longer has are left out', async () => {
  const first = open();
  await pick('kite');
  await pick('ball');
  first.unmount();
  const [start, gap, ...rest] = makeFrames().frame;
  const tiles = gap && 'tiles' in gap ? gap.tiles.filter(({ text }) => text !== 'kite') : [];
  open({ [frames]: () => makeFrames({ frame: [...(start ? [start] : []), { tiles }, ...rest] }) });
  expect(await screen.findByRole('button', { name: 'Gap 1' })).toBeTruthy();
  expect(document.querySelector('[data-gap="1"]')?.textContent).toBe('ball');
});

test('COURSE-58 a second letter replaces the first one, which was not sent', async () => {
  const { history } = open();
  for (const [one, other] of [
    ['kite', 'ball'],
    ['ball', 'kite'],
  ] as const) {
    await pick(one);
    await pick(other);
    await press('Use it');
    await press('Ali');
    expect((await box()).value).toBe(`I have a ${one}. Do you have a ${other}?`);
    await act(async () => history.push('/write/lesson-1'));
  }
});

test('COURSE-54 the page of an unknown lesson has a way back', async () => {
  open({ [frames]: () => failure('not_found') }, '/write/x');
  const back = await screen.findByRole('link', { name: 'Back' });
  expect(back.getAttribute('href')).toBe('/training-menu');
});

test('COURSE-55 friends who cannot be loaded are not taken for none', async () => {
  const net = { isDown: true };
  const answer = () => (net.isDown ? failure('internal') : [makeFriend()]);
  open({ 'GET users/{id}/friends': answer }, '/write/lesson-1?part=answer&to=u-ali');
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: 'Yes, I do.' })).toBeNull();
  net.isDown = false;
  await press('Retry');
  await pick('Yes, I do.');
  await press('Use it');
  expect((await box()).value).toBe('Yes, I do.');
});

test('COURSE-54 COURSE-58 the letter opens in the composer of a friend, can be changed, and names its frame', async () => {
  const { server, history } = open();
  await pick('kite');
  await pick('ball');
  await press('Use it');
  await press('Ali');
  expect(`${history.location.pathname}${history.location.search}`).toBe('/conversation?to=u-ali');
  const area = await box();
  expect(area.value).toBe('I have a kite. Do you have a ball?');
  await act(async () => fireEvent.change(area, { target: { value: `${area.value} Hello!` } }));
  await press('Send');
  await waitFor(() => expect(history.location.pathname).toBe('/message-rewards'));
  const message = 'I have a kite. Do you have a ball? Hello!';
  expect(bodies(server)).toEqual([{ message, frame: source }]);
});

test('COURSE-58 a text that is written after the letter was deleted names no frame', async () => {
  const { server, history } = open();
  await pick('kite');
  await pick('ball');
  await press('Use it');
  await press('Ali');
  for (const value of ['', 'I like my dog.']) fireEvent.change(await box(), { target: { value } });
  await press('Send');
  await waitFor(() => expect(history.location.pathname).toBe('/message-rewards'));
  expect(bodies(server)).toEqual([{ message: 'I like my dog.' }]);
});

const pause = {
  measureId: 'm-1',
  kind: 'pauseWriting' as const,
  reason: 'unkind' as const,
  text: null,
  until: '2099-01-01T00:00:00.000Z',
  isOver: false,
  isSeen: true,
  objection: null,
};

test.each<[string, Handlers]>([
  ['without friends', { 'GET users/{id}/friends': () => [] }],
  [
    'whose grown-up permits no contact',
    { 'GET users/{id}/rest': () => makeRest({ mayMeet: false }) },
  ],
  ['whose writing is paused', { 'GET users/{id}/measures': () => [pause] }],
])(
  'COURSE-55 a child %s writes to Domino, who answers at once; nothing is sent or stored',
  async (_, handlers) => {
    const spoken = fakeVoice();
    const { server } = open(handlers);
    await pick('kite');
    await pick('ball');
    await press('Use it');
    const heading = await screen.findByRole('heading', { name: 'Domino answers!' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('status').textContent).toBe('I have a kite, too!');
    expect(spoken()).toBe('I have a kite, too!');
    expect(screen.getByText('I have a kite. Do you have a ball?')).toBeTruthy();
    expect(server.keys().filter(key => /^POST .*(conversations|messages)/.test(key))).toEqual([]);
    expect(localStorage.getItem(storageKeys.drafts)).toBeNull();
    await press('Another letter');
    expect(await screen.findByRole('button', { name: 'Gap 1' })).toBeTruthy();
  },
);

test('COURSE-55 a child who may not write gets the letter for Domino, not the answer, and no way to it', async () => {
  const mayNot: Handlers = { 'GET users/{id}/rest': () => makeRest({ mayMeet: false }) };
  const { unmount } = open(mayNot, '/write/lesson-1?part=answer&to=u-ali');
  await pick('kite');
  await pick('ball');
  await press('Use it');
  expect(await screen.findByText('I have a kite, too!')).toBeTruthy();
  unmount();
  const messages = [makeMessage({ frame: source })];
  const world = makeMessageWorld([makeConversation({ messages })]);
  const { server } = open({ ...world, ...mayNot }, '/conversation/c-ali');
  await box();
  await waitFor(() => expect(server.keys()).toContain('GET users/{id}/rest'));
  await act(async () => undefined);
  expect(screen.queryByRole('link', { name: 'Answer' })).toBeNull();
});

test('SETTINGS-16 partly: with sound off, no letter is read aloud until the child asks', async () => {
  const spoken = fakeVoice();
  const { app } = open({ 'GET users/{id}/friends': () => [] });
  await act(async () => app.services.sounds.setOn(false));
  await pick('kite');
  await pick('ball');
  await press('Use it');
  await screen.findByRole('heading', { name: 'Domino answers!' });
  expect(spoken()).toBeUndefined();
  await act(async () => screen.getAllByRole('button', { name: 'Listen' }).at(-1)?.click());
  expect(spoken()).toBe('I have a kite, too!');
});

test('COURSE-55 a voice that the device names late says the answer once', async () => {
  const spoken = fakeVoice();
  const { getVoices } = speechSynthesis;
  speechSynthesis.getVoices = () => [];
  open({ 'GET users/{id}/friends': () => [] });
  await pick('kite');
  await pick('ball');
  await press('Use it');
  await screen.findByRole('heading', { name: 'Domino answers!' });
  expect(spoken()).toBeUndefined();
  speechSynthesis.getVoices = getVoices;
  act(() => void speechSynthesis.dispatchEvent(new Event('voiceschanged')));
  expect(spoken()).toBe('I have a kite, too!');
  expect(speechSynthesis.speak).toHaveBeenCalledTimes(1);
});

test('COURSE-55 a child with friends can write to Domino, too', async () => {
  open();
  await pick('kite');
  await pick('ball');
  await press('Use it');
  await press('Domino');
  expect(await screen.findByText('I have a kite, too!')).toBeTruthy();
});

/** Lesson 1, with a score in its test or none. */
const lessonWith = (userScore: number | null): Handlers => ({
  'GET users/{id}/currentLesson': () =>
    makeLesson(0, {
      activities: [
        makeItem({ activityId: 'act-1', userScore: 8 }),
        makeItem({ activityId: 'act-2', test: true, userScore }),
      ],
      hasFrames: true,
    }),
});

test('COURSE-54 a lesson whose test was played ends with the letter, passed or not', async () => {
  open(lessonWith(1), '/training-menu');
  const link = await screen.findByRole('link', { name: 'Write' });
  expect(link.getAttribute('href')).toBe('/write/lesson-1');
});

test('COURSE-54 before the test there is no letter', async () => {
  open(lessonWith(null), '/training-menu');
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByText('Write to your friend!')).toBeNull();
});

test('COURSE-57 the first theme of the sentence maker is the letter of the lesson', async () => {
  const { server, history } = open({}, '/conversation/c-ali');
  await box();
  await act(async () => screen.getByRole('button', { name: /^Sentence blocks/ }).click());
  const themes = within(await screen.findByRole('group', { name: 'Themes' }));
  await themes.findByRole('button', { name: 'My lesson' });
  expect(themes.getAllByRole('button')[0]?.textContent).toBe('My lesson');
  await press('My lesson');
  await pick('kite');
  await pick('ball');
  await press('Use it');
  expect((await box()).value).toBe('I have a kite. Do you have a ball?');
  await press('Send');
  await waitFor(() => expect(history.location.pathname).toBe('/message-rewards'));
  expect(bodies(server)).toEqual([
    { message: 'I have a kite. Do you have a ball?', frame: source },
  ]);
});

test('COURSE-57 without a licence there is no theme of a lesson, and nobody asks for one', async () => {
  const { server } = renderApp('/conversation/c-ali', {
    premium: false,
    handlers: makeMessageWorld(),
  });
  await box();
  await act(async () => screen.getByRole('button', { name: /^Sentence blocks/ }).click());
  await screen.findByRole('button', { name: 'Pets' });
  expect(screen.queryByRole('button', { name: 'My lesson' })).toBeNull();
  expect(server.keys()).not.toContain('GET users/{id}/currentLesson');
});

test('COURSE-58 the newest letter of a friend offers its answer frame', async () => {
  const messages = [makeMessage({ frame: source })];
  const world = makeMessageWorld([makeConversation({ messages })]);
  const { history } = open(world, '/conversation/c-ali');
  const link = await screen.findByRole('link', { name: 'Answer' });
  await act(async () => link.click());
  await pick('Yes, I do.');
  await press('Use it');
  expect((await box()).value).toBe('Yes, I do.');
  expect(history.location.search).toBe('?to=u-ali');
});

test('COURSE-58 a message that is not a letter, or not the newest, has no answer frame', async () => {
  const letter = makeMessage({ messageId: 'm-1', frame: source, at: '2026-01-15T11:00:00.000Z' });
  const later = makeMessage({ messageId: 'm-2', frame: { ...source, part: 'answer' } });
  open(makeMessageWorld([makeConversation({ messages: [letter, later] })]), '/conversation/c-ali');
  await box();
  expect(screen.queryByRole('link', { name: 'Answer' })).toBeNull();
});
