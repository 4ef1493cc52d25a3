import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeAudio } from '../../testing/fake-audio.ts';
import { failure } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { makeStatus } from '../../testing/world.ts';

const press = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click());
const played = () => FakeAudio.all.flatMap(({ played: sounds }) => sounds);

test('PROFILE-07 PROFILE-08 PROFILE-09 NOTSHOWN-13 HOME-04 a like plays a sound, shows at once and is confirmed by hearts', async () => {
  const { server, release } = renderApp('/digipal/u-ali', { hold: 'POST likes' });
  await screen.findByRole('button', { name: 'Like' });
  await press('Like');
  // The server has not answered yet.
  await screen.findByRole('button', { name: 'Already liked' });
  expect(screen.getByText('1 like')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  release();
  expect(await screen.findByText("You liked Ali's profile!")).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(played().filter(src => src.includes('like'))).toHaveLength(1);
  expect(server.seen.find(({ key }) => key === 'POST likes')?.body).toEqual({
    likeUserId: 'u-ali',
  });
});

test('PROFILE-19 a page cannot be liked twice', async () => {
  const { server } = renderApp('/digipal/u-ali');
  const like = await screen.findByRole('button', { name: 'Like' });
  await act(async () => {
    like.click();
    like.click();
  });
  await act(async () =>
    (await screen.findByRole('button', { name: 'Already liked', hidden: true })).click(),
  );
  expect(server.keys().filter(key => key === 'POST likes')).toHaveLength(1);
});

test('PROFILE-19 canBeLiked false shows Already liked', async () => {
  renderApp('/digipal/u-ali', {
    handlers: { 'GET users/{id}/status': () => makeStatus({ canBeLiked: false }) },
  });
  const liked = await screen.findByRole('button', { name: 'Already liked' });
  expect(liked.getAttribute('aria-disabled')).toBe('true');
});

test.each([
  ['internal', 'Oops! Something went wrong. Could you try again?'],
  ['too_many_requests', "Let's wait a little and try again."],
] as const)(
  'PROFILE-07 undoes a like with a kind message if it fails with %s',
  async (code, text) => {
    renderApp('/digipal/u-ali', { handlers: { 'POST likes': () => failure(code) } });
    await screen.findByRole('button', { name: 'Like' });
    await press('Like');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Like', hidden: true })).toBeTruthy();
  },
);

test('PROFILE-07 undoes a like without a connection; liking again works later', async () => {
  const { setOnline, app } = renderApp('/digipal/u-ali');
  await screen.findByRole('button', { name: 'Like' });
  await setOnline(false);
  await act(async () => app.services.popups.hide());
  await act(async () => screen.getByRole('button', { name: 'Like', hidden: true }).click());
  await screen.findByText('Oops! The internet connection is not working.');
  expect(screen.getByRole('button', { name: 'Like', hidden: true })).toBeTruthy();
  await setOnline(true);
  await act(async () => screen.getByRole('button', { name: 'Like', hidden: true }).click());
  await screen.findByText("You liked Ali's profile!");
});
