import type { Message } from '@digipals/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeConversation, makeMessage, makeMessageWorld } from '../testing/message-world.ts';
import { renderApp } from '../testing/render-app.tsx';

const first = makeMessage();
const mine = makeMessage({
  messageId: 'm-2',
  isMine: true,
  text: 'I play football.',
  at: '2026-01-15T12:00:00.000Z',
});
const next = (messageId: string, text: string, minute: number) =>
  makeMessage({ messageId, text, at: `2026-01-15T12:${minute}:00.000Z` });

async function open(messages: Message[] = [first]) {
  const view = renderApp('/conversation/c-ali', {
    handlers: makeMessageWorld([makeConversation({ messages })]),
  });
  await screen.findByRole('textbox');
  return {
    ...view,
    async bring(...all: Message[]) {
      view.server.handlers['GET conversations/{id}'] = () => makeConversation({ messages: all });
      await act(() =>
        view.app.services.queries.invalidateQueries({ queryKey: ['GET conversations/{id}'] }),
      );
      await waitFor(() => expect(shown()).toEqual(all.map(({ messageId }) => messageId)));
    },
  };
}

const shown = () =>
  [...document.querySelectorAll('[data-message]')].map(one => one.getAttribute('data-message'));
const told = () => document.querySelector('[data-arrived]')?.textContent;
const list = () => screen.getByRole('region', { name: 'Messages: Ali' });
const chip = () => screen.queryByRole('button', { name: /new messages?$/ });

/** As in a window in which the list is higher than its place. */
async function scrollTo(scrollTop: number): Promise<void> {
  const sizes = { scrollHeight: 1_000, clientHeight: 400 };
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(list(), name, { value, configurable: true });
  list().scrollTop = scrollTop;
  await act(async () => fireEvent.scroll(list()));
}

test('what a friend writes while the conversation is open is told once, in one quiet place', async () => {
  const { bring } = await open();
  expect(told()).toBe('');
  await bring(first, next('m-3', 'Me too!', 10));
  expect(told()).toBe('Ali wrote to you. Me too!');
  const place = document.querySelector('[data-arrived]');
  expect(place?.getAttribute('role')).toBe('status');
  expect(place?.querySelector('[lang="en"]')?.textContent).toBe(' Me too!');
  expect(list().contains(place)).toBe(false);
  await bring(first, next('m-3', 'Me too!', 10), next('m-4', 'Bye!', 11), next('m-5', 'Bye!', 12));
  expect(told()).toBe('Ali wrote to you. Bye! Bye!');
});

test('own messages that were delivered, and older ones that move up, are no news', async () => {
  const { bring } = await open([first, next('m-3', 'Me too!', 10)]);
  await bring(first, next('m-3', 'Me too!', 10), { ...mine, at: '2026-01-15T12:20:00.000Z' });
  expect(told()).toBe('');
  const older = makeMessage({ messageId: 'm-0', text: 'Hello!', at: '2026-01-14T12:00:00.000Z' });
  // The newest was taken back: another one stands in its place at the beginning of the page.
  await bring(older, first);
  expect(told()).toBe('');
});

test('the first message of a conversation is told, too', async () => {
  const { bring } = await open([]);
  await bring(first);
  expect(told()).toBe('Ali wrote to you. What do you do after school?');
});

test('who reads further up sees that something new is below, and comes there by one tap', async () => {
  const { bring } = await open();
  await scrollTo(100);
  await bring(first, next('m-3', 'Me too!', 10));
  expect(chip()?.textContent).toBe('1 new message');
  await bring(first, next('m-3', 'Me too!', 10), next('m-4', 'And you?', 11));
  expect(chip()?.textContent).toBe('2 new messages');
  await act(async () => chip()?.click());
  expect(list().scrollTop).toBe(1_000);
  expect(document.activeElement).toBe(list());
  await act(async () => fireEvent.scroll(list()));
  expect(chip()).toBeNull();
  await scrollTo(100);
  expect(chip()).toBeNull();
});

test('who scrolls down by itself needs no chip, and who is at the end never gets one', async () => {
  const { bring } = await open();
  await bring(first, next('m-3', 'Me too!', 10));
  expect(chip()).toBeNull();
  await scrollTo(100);
  expect(chip()).toBeNull();
  await bring(first, next('m-3', 'Me too!', 10), next('m-4', 'And you?', 11));
  expect(chip()).toBeTruthy();
  await scrollTo(590);
  expect(chip()).toBeNull();
});

test('a message that was taken back is no news any more', async () => {
  const { bring } = await open();
  await scrollTo(100);
  await bring(first, next('m-3', 'Me too!', 10));
  expect(chip()).toBeTruthy();
  await bring(first);
  expect(chip()).toBeNull();
});
