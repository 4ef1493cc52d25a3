import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { failure } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeActivity } from '../../../testing/world.ts';

afterEach(() => vi.unstubAllGlobals());

test('ROUTE-33 PLAYER-61 leaves an activity opened from the cache when the server refuses it', async () => {
  const container = Object.assign(new EventTarget(), { ready: new Promise(() => undefined) });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: container }));
  let refused = false;
  const { history } = renderApp('/activity/act-1', {
    handlers: {
      'GET activities/{id}': () => (refused ? failure('activity_locked') : makeActivity()),
    },
  });
  await screen.findByRole('button', { name: 'Check' });
  refused = true;
  const data = { type: 'refused', url: '/api/activities/act-1?language=gb' };
  await act(async () => container.dispatchEvent(new MessageEvent('message', { data })));
  await waitFor(() => expect(history.location.pathname).toBe('/activity-no-access'));
});
