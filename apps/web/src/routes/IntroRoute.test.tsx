import { act, fireEvent, screen } from '@testing-library/react';
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
    await act(async () => void fireEvent.animationEnd(dog));
    expect(barks()).toBe(1);
    const start = screen.getByRole('link', { name: 'Hello, Domino!' });
    expect(start.getAttribute('href')).toBe(to);
    await act(async () => start.click());
    expect(history.location.pathname).toBe(to);
  },
);
