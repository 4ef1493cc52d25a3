import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeAchievements } from '../testing/world.ts';

const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('ROUTE-24 MSG-07 after a message it says who gets it, and that a real person reads it first', async () => {
  renderApp('/message-rewards?to=u-ali');
  await screen.findByText('Your message to Ali is on its way.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Well done, Mia!');
  expect(steps()).toEqual(['You write it', 'A real person reads it', 'Your friend gets it']);
  const now = document.querySelector('[aria-current="step"]');
  expect(now?.textContent).toBe('A real person reads it');
  expect(document.title).toBe('Well done, Mia! · DigiPals');
});

test('MSG-08 one button returns to the profile, another leads to the messages', async () => {
  const { history } = renderApp('/message-rewards?to=u-ali');
  await screen.findByText('Your message to Ali is on its way.');
  const more = screen.getByRole('link', { name: 'Write to another friend' });
  expect(more.getAttribute('href')).toBe('/user/conversations');
  await act(async () => screen.getByRole('link', { name: 'Go to my profile' }).click());
  expect(history.location.pathname).toBe('/profile');
});

test('MSG-03 NOTSHOWN-59 shows what a message can win: Lingos and the trophy for answers', async () => {
  const trophies = [
    { kind: 'messages', count: 7, level: 'bronze', next: { level: 'silver', count: 10 } } as const,
  ];
  renderApp('/message-rewards?to=u-ali', {
    handlers: { 'GET users/{id}/achievements': () => makeAchievements({ trophies }) },
  });
  await screen.findByText('7 of 10 answers');
  expect(screen.getByText('+2')).toBeTruthy();
  expect(screen.getByText('when your friend gets it (up to 5 a day)')).toBeTruthy();
});

test('a child with every trophy sees no goal for answers', async () => {
  const trophies = [{ kind: 'messages', count: 60, level: 'gold', next: null } as const];
  renderApp('/message-rewards?to=u-ali', {
    handlers: { 'GET users/{id}/achievements': () => makeAchievements({ trophies }) },
  });
  await screen.findByText('Your message to Ali is on its way.');
  expect(screen.queryByText(/answers/)).toBeNull();
});

test.each(['/message-rewards', '/message-rewards?to=u-nobody'])(
  'ROUTE-24 %s, opened without a message, explains how messages work',
  async url => {
    renderApp(url);
    await screen.findByRole('heading', { level: 1, name: 'How a message goes' });
    expect(steps()).toHaveLength(3);
    expect(document.querySelector('[aria-current="step"]')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to my profile' })).toBeTruthy();
  },
);

test('works without the trophies and the name', async () => {
  renderApp('/message-rewards?to=u-ali', {
    handlers: {
      'GET users/{id}/achievements': () => failure('internal'),
      'GET users/{id}/friends': () => failure('internal'),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Well done, Mia!' });
  expect(screen.getByRole('link', { name: 'Go to my profile' })).toBeTruthy();
});
