import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeAudio } from '../testing/fake-audio.ts';
import { renderApp } from '../testing/render-app.tsx';

const barks = () =>
  FakeAudio.all.flatMap(({ played }) => played).filter(url => url.includes('bark')).length;

test.each([
  ['a new child to the first steps', 0, '/onboarding'],
  ['a child that has done them to the profile', 7, '/profile'],
])(
  'ROUTE-03 NOTSHOWN-19 Domino wakes and barks hello, and leads %s',
  async (_name, finished, to) => {
    const { history } = renderApp('/intro', {
      handlers: { 'GET users/{id}/onboarding': () => ({ finished, lingos: 0 }) },
    });
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('DigiPals');
    expect(screen.getByText('Woof! Hello!')).toBeTruthy();
    const dog = screen.getByRole('button', { name: 'Domino waves' });
    await act(async () => void fireEvent.animationEnd(dog.parentElement as Element));
    expect(barks()).toBe(1);
    await act(async () => dog.click());
    expect(barks()).toBe(2);
    await act(async () => screen.getByRole('button', { name: 'Hello, Domino!' }).click());
    expect(history.location.pathname).toBe(to);
  },
);

test('ROUTE-03 ONBOARD-09 after the hello the first step opens with the focus and no second hello', async () => {
  renderApp('/intro');
  const start = await screen.findByRole('button', { name: 'Hello, Domino!' });
  await act(async () => start.click());
  const first = await screen.findByRole('heading', { level: 1, name: 'Tap Domino!' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(screen.queryByText('Woof! Hello!')).toBeNull();
});
