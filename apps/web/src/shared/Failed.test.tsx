import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';

const read = 'GET users/{id}/stickers';

test('SCALE-14 a card that a busy server did not fill asks the child kindly to wait a little, and any other failure as before', async () => {
  let code: 'too_many_requests' | 'internal' = 'too_many_requests';
  const { server } = renderApp('/stickers', { handlers: { [read]: () => failure(code) } });
  const said = async () => (await screen.findByRole('alert')).textContent;
  expect(await said()).toBe("Let's wait a little and try again.");
  code = 'internal';
  const before = server.keys().filter(key => key === read).length;
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(await said()).toBe('Oops! Something went wrong. Could you try again?');
  expect(server.keys().filter(key => key === read).length).toBeGreaterThan(before);
});
