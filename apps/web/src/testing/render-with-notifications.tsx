import type { Notification, Streak } from '@digipals/contract';
import { featureFlags } from '@digipals/contract/constants';
import { act, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Flags } from '../shared/flags.ts';
import { FakeAudio } from './fake-audio.ts';
import { renderApp } from './render-app.tsx';
import { makeNotification, makeStreak } from './world.ts';

export const lingo = makeNotification({ id: 'n-l', type: 'lingo', content: { amount: 5 } });
export const dominoGained = makeNotification({
  id: 'n-a',
  type: 'domino-add',
  content: { streak: 1 },
});
export const dominoLost = makeNotification({
  id: 'n-r',
  type: 'domino-rem',
  content: { streak: 0 },
});
export const hello = makeNotification({
  id: 'n-h',
  type: 'studybuddy',
  action: 'firstLogin',
  content: {},
});
export const trophy = makeNotification({
  id: 'n-t',
  type: 'studybuddy',
  action: 'trophy',
  content: { trophy: { kind: 'friends', level: 'bronze' } },
});
export const request = makeNotification({ id: 'n-f' });
export const like = makeNotification({ id: 'n-k', type: 'like-profile' });

export const key = 'GET users/{id}/notifications' as const;

type World = {
  list: Notification[];
  streak?: Partial<Streak>;
  flags?: Flags;
  url?: string;
} & Pick<Parameters<typeof renderApp>[1] & object, 'as' | 'hold'>;

/** Renders Mia's app with notifications and a fake clock that advances. */
export function renderWithNotifications({
  list,
  streak = {},
  flags = featureFlags,
  url = '/profile',
  ...rest
}: World) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const notifications = { list };
  const view = renderApp(url, {
    random: 0,
    flags,
    ...rest,
    handlers: {
      [key]: () => notifications.list,
      'PUT users/{id}/notifications': ({ body }) => {
        notifications.list = notifications.list.map(one => ({ ...one, isNew: false }));
        return body;
      },
      'GET streaks/{userId}': () => makeStreak(streak),
    },
  });
  return {
    ...view,
    /** Gives the app time to announce what is new. */
    settle: (ms = 1_500) => act(() => vi.advanceTimersByTimeAsync(ms)),
    /** Replaces the notifications and waits for the next poll. */
    pollWith(next: Notification[]) {
      notifications.list = next;
      return act(() => vi.advanceTimersByTimeAsync(31_000));
    },
    polls: () => view.server.keys().filter(seen => seen === key).length,
    reads: () =>
      view.server.seen.flatMap(({ key: seen, body }) =>
        seen === 'PUT users/{id}/notifications' ? [body] : [],
      ),
    popup: () => screen.queryByRole('dialog')?.textContent ?? null,
    /** Waits for a popup with these words. */
    says: (words: string) =>
      vi.waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(words), 120_000),
    ok: () => act(async () => screen.getByRole('dialog').querySelectorAll('button')[1]?.click()),
  };
}

export const sounds = () =>
  FakeAudio.all.flatMap(({ played }) => played).filter(url => url.includes('notification')).length;

export const profile = () => screen.findByRole('heading', { name: 'Mia' });
