import { createClient } from '@digipals/client/client';
import type { ClassRoster } from '@digipals/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeServer, failure, type Handlers } from '../testing/fake-server.ts';
import { firstLanguage, loadTexts } from './language.ts';
import { StudentApp } from './StudentApp.tsx';

const english = await loadTexts('gb');

const roster: ClassRoster = {
  classCode: 'DEMO',
  className: '4B',
  children: [
    { username: 'Ali', avatarImage: '/avatars/ali' },
    { username: 'Mia', avatarImage: '/avatars/mia' },
  ],
};

function open(handlers: Handlers = {}) {
  const server = createFakeServer({
    'GET sign-in/{classCode}': ({ params }) =>
      params.classCode === 'DEMO' ? roster : failure('not_found'),
    'POST sign-in': ({ body }) =>
      body.pictures.join() === 'cat,sun,ball' ? { ticket: 'a+b' } : failure('sign_in_failed'),
    ...handlers,
  });
  const leaveTo = vi.fn<(url: string) => void>();
  const call = createClient({
    fetch: server.fetch,
    token: () => null,
    isOnline: () => true,
    onUnauthenticated: () => undefined,
    wait: () => Promise.resolve(),
    newKey: () => 'key',
  });
  const ports = { call, storage: localStorage, leaveTo };
  render(<StudentApp ports={ports} first={{ language: 'gb', texts: english }} />);
  return { server, leaveTo };
}

const showBadge = (hash: string) => window.history.replaceState(null, '', `/student${hash}`);

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const field = () => screen.getByRole('textbox', { name: 'What is your class code?' });

async function toPictures(): Promise<void> {
  fireEvent.change(field(), { target: { value: 'demo' } });
  await press('Next');
  await act(async () => (await screen.findByText('Mia')).click());
  await screen.findByRole('heading', { name: 'Hello, Mia!' });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('NOTSHOWN-23 class code, face and three pictures in order lead to /?t=TICKET', async () => {
  const { server, leaveTo } = open();
  await toPictures();
  for (const picture of ['Cat', 'Sun', 'Ball']) await press(picture);
  expect(server.seen.at(-1)?.body).toEqual({
    classCode: 'DEMO',
    username: 'Mia',
    pictures: ['cat', 'sun', 'ball'],
  });
  expect(leaveTo.mock.calls).toEqual([['/?t=a%2Bb']]);
});

test('only the number of chosen pictures is shown, and the last one can be removed', async () => {
  open();
  await toPictures();
  await press('Cat');
  await press('Sun');
  expect(screen.getByText('2 of 3 pictures')).toBeTruthy();
  await press('Take one back');
  expect(screen.getByText('1 of 3 pictures')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Cat' }), { key: 'Backspace' });
  expect(screen.getByText('0 of 3 pictures')).toBeTruthy();
});

test('wrong pictures: kind words, empty places, and the way to a grown-up', async () => {
  const { leaveTo } = open();
  await toPictures();
  for (const picture of ['Sun', 'Cat', 'Ball']) await press(picture);
  expect(await screen.findByRole('heading', { name: "Oops! Let's try again." })).toBeTruthy();
  expect(screen.getByText('0 of 3 pictures')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ask a grown-up to help' })).toBeTruthy();
  expect(leaveTo).not.toHaveBeenCalled();
});

test('when rate limited, the child sees a countdown and can then choose again', async () => {
  open({ 'POST sign-in': () => failure('too_many_requests', 2) });
  await toPictures();
  vi.useFakeTimers();
  for (const picture of ['Sun', 'Cat', 'Ball']) await press(picture);
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(screen.getByText('Wait 2 seconds.')).toBeTruthy();
  await press('Cat');
  expect(screen.getByText('0 of 3 pictures')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('Wait 1 second.')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await press('Cat');
  expect(screen.getByText('1 of 3 pictures')).toBeTruthy();
});

test('SIGNIN-05 a child who needs a new card reads so, and can then choose its new pictures', async () => {
  const { leaveTo } = open({
    'POST sign-in': ({ body }) =>
      body.pictures[0] === 'cat' ? { ticket: 'new' } : failure('new_card_needed'),
  });
  await toPictures();
  for (const picture of ['Sun', 'Cat', 'Ball']) await press(picture);
  expect(await screen.findByRole('heading', { name: 'You need a new card!' })).toBeTruthy();
  expect(screen.getByText(/Ask a grown-up for a new card/)).toBeTruthy();
  for (const picture of ['Cat', 'Cat', 'Ball']) await press(picture);
  expect(leaveTo.mock.calls).toEqual([['/?t=new']]);
});

test('an unknown class code shows a kind message', async () => {
  open();
  fireEvent.change(field(), { target: { value: 'NOPE' } });
  await press('Next');
  expect(await screen.findByText("We don't know this code. Look at your card again!")).toBeTruthy();
});

test('SCALE-14 when many children come in at once, a code and a badge say kindly to wait a little', async () => {
  const words = "Let's wait a little and try again.";
  let isBusy = true;
  const answer = { ticket: 'one', username: 'Mia', avatarImage: '/avatars/mia' };
  open({ 'GET sign-in/{classCode}': () => failure('too_many_requests', 4) });
  fireEvent.change(field(), { target: { value: 'demo' } });
  await press('Next');
  expect(await screen.findByText(words)).toBeTruthy();
  cleanup();
  showBadge('#badge=new');
  const { leaveTo } = open({
    'POST sign-in/badge': () => (isBusy ? failure('too_many_requests') : answer),
  });
  expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
  isBusy = false;
  await press('Retry');
  expect(leaveTo.mock.calls).toEqual([['/?t=one']]);
});

test('the class code is remembered on this device', async () => {
  open();
  await toPictures();
  cleanup();
  open();
  expect(field()).toHaveProperty('value', 'DEMO');
});

test('SIGNIN-13 a kept code that is refused is forgotten, with the text of any unknown code', async () => {
  const words = "We don't know this code. Look at your card again!";
  let answer: 'not_found' | 'too_many_requests' | 'internal' = 'too_many_requests';
  const handlers: Handlers = { 'GET sign-in/{classCode}': () => failure(answer) };
  localStorage.setItem('classCode', 'OLD234');
  open(handlers);
  for (const one of ['too_many_requests', 'internal'] as const) {
    answer = one;
    await press('Next');
    expect(field()).toHaveProperty('value', 'OLD234');
  }
  answer = 'not_found';
  await press('Next');
  expect(screen.getByText(words)).toBeTruthy();
  expect(field()).toHaveProperty('value', '');
  cleanup();
  open(handlers);
  expect(field()).toHaveProperty('value', '');
});

test('SIGNIN-13 a typing error keeps the code of this device, and stays to be corrected', async () => {
  localStorage.setItem('classCode', 'DEMO');
  open();
  fireEvent.change(field(), { target: { value: 'DEMA' } });
  await press('Next');
  expect(field()).toHaveProperty('value', 'DEMA');
  expect(localStorage.getItem('classCode')).toBe('DEMO');
});

test('arrow keys move through the faces', async () => {
  open();
  fireEvent.change(field(), { target: { value: 'DEMO' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  const ali = await screen.findByRole('button', { name: 'Ali' });
  ali.focus();
  fireEvent.keyDown(ali, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mia' }));
});

test('the page is in the language of the browser, of the last visit, or English', () => {
  expect(firstLanguage(localStorage, ['tr-TR', 'en'])).toBe('tr');
  expect(firstLanguage(localStorage, ['zh-CN'])).toBe('cn');
  expect(firstLanguage(localStorage, ['en-US'])).toBe('us');
  expect(firstLanguage(localStorage, ['xx'])).toBe('gb');
  localStorage.setItem('interfaceLanguage', 'ru');
  expect(firstLanguage(localStorage, ['tr'])).toBe('ru');
});

test('choosing a flag changes the language of the page', async () => {
  open();
  await press('UK English');
  await press('Spanish');
  expect(localStorage.getItem('interfaceLanguage')).toBe('es');
});

test('CLASS-31 the link of a badge leads to the app, and its secret leaves the address', async () => {
  showBadge('#badge=abc-123');
  const { server, leaveTo } = open({
    'POST sign-in/badge': () => ({ ticket: 'a+b', username: 'Mia', avatarImage: '/avatars/mia' }),
  });
  expect(window.location.href).not.toContain('abc-123');
  await vi.waitFor(() => expect(leaveTo.mock.calls).toEqual([['/?t=a%2Bb']]), 120_000);
  expect(server.seen.at(-1)?.body).toEqual({ badge: 'abc-123' });
});

test('CLASS-32 a badge with a picture asks for that one picture', async () => {
  showBadge('#badge=abc');
  const { server, leaveTo } = open({
    'POST sign-in/badge': ({ body }) => {
      if (body.picture === 'sun') return failure('sign_in_failed');
      const ticket = body.picture === undefined ? null : 'one';
      return { ticket, username: 'Mia', avatarImage: '/avatars/mia' };
    },
  });
  await screen.findByRole('heading', { name: 'Hello, Mia!' });
  expect(screen.getByText('Tap your secret picture.')).toBeTruthy();
  await press('Sun');
  expect(await screen.findByRole('heading', { name: "Oops! Let's try again." })).toBeTruthy();
  await press('Cat');
  expect(server.seen.at(-1)?.body).toEqual({ badge: 'abc', picture: 'cat' });
  expect(leaveTo.mock.calls).toEqual([['/?t=one']]);
});

test('CLASS-31 a badge that ended says so kindly, without a connection it can be tried again', async () => {
  let isBroken = true;
  showBadge('#badge=old');
  const { leaveTo } = open({
    'POST sign-in/badge': () => failure(isBroken ? 'internal' : 'sign_in_failed'),
  });
  expect(await screen.findByRole('heading', { name: /went wrong/ })).toBeTruthy();
  isBroken = false;
  await press('Retry');
  expect(await screen.findByRole('heading', { name: 'You need a new card!' })).toBeTruthy();
  expect(screen.getByText(/This card doesn't work any more/)).toBeTruthy();
  await press('Back');
  expect(field()).toBeTruthy();
  expect(leaveTo).not.toHaveBeenCalled();
});
