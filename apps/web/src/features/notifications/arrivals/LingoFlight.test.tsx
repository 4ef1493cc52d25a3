import { endpointKey } from '@digipals/client';
import type { ResponseOf } from '@digipals/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';

const flight = () => document.querySelector('[data-lingo-flight]');

type Lingos = ResponseOf<'GET users/{id}/lingos'>;

async function win(before: Lingos, after: Lingos) {
  let lingos = before;
  const view = renderApp('/profile', { handlers: { 'GET users/{id}/lingos': () => lingos } });
  await screen.findByRole('heading', { name: 'Mia' });
  await vi.waitFor(
    () => expect(screen.getAllByText('12 Lingos').length).toBeGreaterThan(0),
    120_000,
  );
  const polled = () => view.server.keys().includes('GET users/{id}/notifications');
  await vi.waitFor(() => expect(polled()).toBe(true), 120_000);
  lingos = after;
  await act(() =>
    view.app.services.queries.refetchQueries({ queryKey: endpointKey('GET users/{id}/lingos') }),
  );
  return view;
}

test('HOME-03 new Lingos fly with their number and reason, once', async () => {
  await win({ amount: 12 }, { amount: 16, newest: { amount: 4, reason: 'reply' } });
  await screen.findByText('A friend answered you!');
  expect(flight()?.textContent).toContain('+4');
  const end = flight();
  if (end) await act(async () => fireEvent.animationEnd(end));
  expect(flight()).toBeNull();
});

test.each([
  ['a tap on them', (end: Element) => fireEvent.click(end)],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('HOME-03 new Lingos go away at once on %s', async (_, leave) => {
  await win({ amount: 12 }, { amount: 16 });
  const sign = await screen.findByText('+4');
  await act(async () => leave(sign));
  expect(flight()).toBeNull();
});

test('HOME-03 several payments at once fly without a reason', async () => {
  await win({ amount: 12 }, { amount: 18, newest: { amount: 4, reason: 'reply' } });
  await screen.findByText('+6');
  expect(flight()?.textContent).not.toContain('A friend');
});
