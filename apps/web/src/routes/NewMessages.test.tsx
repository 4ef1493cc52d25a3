import { endpointKey } from '@digipals/client';
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
    async receive(...all: Message[]) {
      view.server.handlers['GET conversations/{id}'] = () => makeConversation({ messages: all });
      await act(() =>
        view.app.services.queries.invalidateQueries({
          queryKey: endpointKey('GET conversations/{id}'),
        }),
      );
      await waitFor(() => expect(shown()).toEqual(all.map(({ messageId }) => messageId)));
    },
  };
}

const shown = () =>
  [...document.querySelectorAll('[data-message]')].map(one => one.getAttribute('data-message'));
const announced = () => document.querySelector('[data-arrived]')?.textContent;
const list = () => screen.getByRole('region', { name: 'Messages: Ali' });
const chip = () => screen.queryByRole('button', { name: /new messages?$/ });

/** Simulates a list that is taller than its viewport. */
async function scrollTo(scrollTop: number): Promise<void> {
  const sizes = { scrollHeight: 1_000, clientHeight: 400 };
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(list(), name, { value, configurable: true });
  list().scrollTop = scrollTop;
  await act(async () => fireEvent.scroll(list()));
}

test('announces new messages of a friend once, in a status region', async () => {
  const { receive } = await open();
  expect(announced()).toBe('');
  await receive(first, next('m-3', 'Me too!', 10));
  expect(announced()).toBe('Ali wrote to you. Me too!');
  const place = document.querySelector('[data-arrived]');
  expect(place?.getAttribute('role')).toBe('status');
  expect(place?.querySelector('[lang="en"]')?.textContent).toBe(' Me too!');
  expect(list().contains(place)).toBe(false);
  await receive(
    first,
    next('m-3', 'Me too!', 10),
    next('m-4', 'Bye!', 11),
    next('m-5', 'Bye!', 12),
  );
  expect(announced()).toBe('Ali wrote to you. Bye! Bye!');
});

test('own delivered messages and earlier messages are not announced', async () => {
  const { receive } = await open([first, next('m-3', 'Me too!', 10)]);
  await receive(first, next('m-3', 'Me too!', 10), { ...mine, at: '2026-01-15T12:20:00.000Z' });
  expect(announced()).toBe('');
  const older = makeMessage({ messageId: 'm-0', text: 'Hello!', at: '2026-01-14T12:00:00.000Z' });
  // The newest message was removed, so an earlier one moves into the page.
  await receive(older, first);
  expect(announced()).toBe('');
});

test('announces the first message of a conversation', async () => {
  const { receive } = await open([]);
  await receive(first);
  expect(announced()).toBe('Ali wrote to you. What do you do after school?');
});

test('while the child reads further up, a button leads to new messages', async () => {
  const { receive } = await open();
  await scrollTo(100);
  await receive(first, next('m-3', 'Me too!', 10));
  expect(chip()?.textContent).toBe('1 new message');
  await receive(first, next('m-3', 'Me too!', 10), next('m-4', 'And you?', 11));
  expect(chip()?.textContent).toBe('2 new messages');
  await act(async () => chip()?.click());
  expect(list().scrollTop).toBe(1_000);
  expect(document.activeElement).toBe(list());
  await act(async () => fireEvent.scroll(list()));
  expect(chip()).toBeNull();
  await scrollTo(100);
  expect(chip()).toBeNull();
});

test('scrolling to the end removes the button; at the end it never appears', async () => {
  const { receive } = await open();
  await receive(first, next('m-3', 'Me too!', 10));
  expect(chip()).toBeNull();
  await scrollTo(100);
  expect(chip()).toBeNull();
  await receive(first, next('m-3', 'Me too!', 10), next('m-4', 'And you?', 11));
  expect(chip()).toBeTruthy();
  await scrollTo(590);
  expect(chip()).toBeNull();
});

test('a removed message no longer counts as new', async () => {
  const { receive } = await open();
  await scrollTo(100);
  await receive(first, next('m-3', 'Me too!', 10));
  expect(chip()).toBeTruthy();
  await receive(first);
  expect(chip()).toBeNull();
});
