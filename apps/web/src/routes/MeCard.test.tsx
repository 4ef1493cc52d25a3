import type { MeCard } from '@digipals/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, type Handlers } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';

const card: MeCard = {
  choices: { animal: 'elephant', colour: 'blue' },
  pictures: { animal: '/media/elephant.webp', colour: '/media/blue.webp' },
};

/** A server that keeps the card. */
function keeping(changes: Handlers = {}) {
  const stored = { card };
  const handlers: Handlers = {
    'GET users/{id}/meCard': () => stored.card,
    'DELETE users/{id}/meCard/{key}': ({ params: { key } }) => {
      stored.card = { ...stored.card, choices: { ...stored.card.choices, [key]: undefined } };
      return stored.card;
    },
    'DELETE users/{id}/meCard': () => {
      stored.card = { ...card, choices: {} };
      return stored.card;
    },
    ...changes,
  };
  return { stored, handlers };
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

test('COURSE-45 the settings show what the child has chosen, as sentences in English', async () => {
  const { handlers } = keeping();
  renderApp('/settings', { handlers });
  const animal = await screen.findByText('My friend is an elephant.');
  expect(animal.lang).toBe('en');
  expect(animal.previousElementSibling?.getAttribute('src')).toBe('/media/elephant.webp');
  expect(screen.getByText('I like blue.')).toBeTruthy();
});

test('COURSE-45 the sentences are in the English that the child learns', async () => {
  const flat: MeCard = { choices: { home: 'flat' }, pictures: {} };
  const languages = { supportLanguage: 'gb', teachingLanguage: 'us', flags: {} } as const;
  renderApp('/settings', {
    handlers: {
      'GET users/{id}/meCard': () => flat,
      'GET users/{id}/languages': () => languages,
    },
  });
  expect(await screen.findByText('I live in an apartment.')).toBeTruthy();
});

test('COURSE-45 the child forgets one choice, or all', async () => {
  const { stored, handlers } = keeping();
  renderApp('/settings', { handlers });
  await screen.findByText('I like blue.');
  // Another device has chosen since the card was read.
  stored.card = { ...card, choices: { ...card.choices, animal: 'horse' } };
  await press('Forget: I like blue.');
  await waitFor(() => expect(screen.queryByText('I like blue.')).toBeNull());
  expect(stored.card.choices).toEqual({ animal: 'horse' });
  expect(screen.getByText('My friend is a horse.')).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/^You chose this/);
});

test('COURSE-45 an empty card says how it is filled', async () => {
  const { stored, handlers } = keeping();
  renderApp('/settings', { handlers });
  await press('Forget all of it');
  expect(await screen.findByText(/^In lessons you can choose/)).toBeTruthy();
  expect(stored.card.choices).toEqual({});
  expect(screen.queryByRole('button', { name: /^Forget/ })).toBeNull();
});

test('COURSE-45 without a connection the card stays, and a popup says why', async () => {
  const { handlers } = keeping({ 'DELETE users/{id}/meCard/{key}': () => failure('internal') });
  const { setOnline } = renderApp('/settings', { handlers });
  await screen.findByText('I like blue.');
  await setOnline(false);
  await press('Forget: I like blue.');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.getByText('I like blue.')).toBeTruthy();
});
