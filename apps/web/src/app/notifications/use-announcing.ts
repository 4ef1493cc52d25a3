import { endpointQuery } from '@digipals/client';
import type { Notification, Profile } from '@digipals/contract';
import { shell } from '@digipals/contract/constants';
import { loadTextPart } from '@digipals/i18n';
import { useLocale } from '@digipals/i18n/react';
import { useStore } from '@digipals/ui/store';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { isShownInSteps, rememberAnnounced } from '../../features/notifications/announced.ts';
import type { Announcement } from '../../features/notifications/announcements.ts';
import { markRead } from '../../features/notifications/mark-read.ts';
import { useSession } from '../../features/session/session-context.tsx';
import { streakQuery } from '../../features/streaks/streaks-query.ts';
import { isActivityPath, isBusyPath, match } from '../../shared/routing/match.ts';
import { path } from '../../shared/routing/paths.ts';
import { type Services, useServices } from '../../shared/services.tsx';
import { popupView } from '../popup/PopupHost.tsx';
import { popupOf } from './contents.tsx';
import { usePopupQueue } from './use-popup-queue.ts';

/** Delay in ms before a popup that could not be shown is tried again. */
const retryMs = 5_000;

/** Whether the page has cards without content, or waits for its first data. */
const isBlank = (queries: QueryClient): boolean =>
  document.querySelector('#page section:empty') !== null ||
  queries.isFetching({ predicate: ({ state }) => state.data === undefined }) > 0;

/** Whether a page shows no popups: activities, the word review, the letter of a lesson and the first steps. */
const isQuiet = (pathname: string): boolean =>
  isActivityPath(pathname) ||
  isBusyPath(pathname) ||
  match(pathname)?.name === 'write' ||
  pathname === path('onboarding') ||
  pathname === path('intro');

/** Whether a popup would interrupt the child; some features have their own dialogs. */
const isBusy = ({ popups, history, queries }: Services): boolean =>
  popups.get().state === 'shown' ||
  isQuiet(history.location.pathname) ||
  document.querySelector('dialog[open]') !== null ||
  isBlank(queries);

/**
 * Announces new notifications with one sound, and with one popup each time the child opens a page
 * (NOTSHOWN-39, HOME-01). Waits while the child is in an activity, has a popup open or sees blank cards.
 */
export function useAnnouncing(pathname: string, list: readonly Notification[] | undefined) {
  const services = useServices();
  const { storage, popups } = services;
  const { userId } = useSession().user;
  const open = useStore(popups).state === 'shown';
  const { queue, enqueue, likes, forgetLikes } = usePopupQueue();
  const show = useShow(userId);
  const showing = useRef(false);
  /** The page, and whether it had its popup. The others wait for the next page. */
  const page = useRef({ pathname, done: false });
  useEffect(() => {
    if (page.current.pathname !== pathname) page.current = { pathname, done: false };
    if (!list) return;
    if (pathname === path('onboarding'))
      rememberAnnounced(storage, userId, list.filter(isShownInSteps));
    if (open || isQuiet(pathname)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(announce, ms);
    };
    const showNext = async () => {
      const [next] = queue.current;
      if (!next) return;
      showing.current = true;
      const shown = await show(next.announcement);
      showing.current = false;
      if (!shown) return;
      page.current.done = true;
      queue.current = queue.current.filter(one => one !== next);
      // Only now, so that a reload before the popup was shown announces it again.
      rememberAnnounced(storage, userId, next.tells);
    };
    const announce = () => {
      if (showing.current || isBusy(services)) return wait(shell.popupCloseMs);
      enqueue(list);
      if (page.current.done || queue.current.length === 0) return;
      void showNext();
      wait(retryMs);
    };
    // By then the previous popup has closed and a new page has rendered.
    wait(shell.popupCloseMs);
    return () => clearTimeout(timer);
  }, [list, open, pathname, services, storage, userId, queue, enqueue, show]);
  return { likes, forgetLikes };
}

/** Loads what a popup needs and shows it; returns false if it has to wait. */
function useShow(userId: string): (announcement: Announcement) => Promise<boolean> {
  const services = useServices();
  const { call, queries, popups, history } = services;
  const locale = useLocale();
  return useCallback(
    async announcement => {
      if (announcement.kind === 'hello') {
        void markRead({ call, queries }, userId, announcement.id);
        history.push(path('onboarding'));
        return true;
      }
      const streak =
        announcement.kind === 'streak'
          ? queries.fetchQuery({ ...streakQuery(userId), staleTime: 0 }).catch(() => null)
          : null;
      const needed = Promise.all([popupView.preload(), loadTextPart(locale, 'pages')]);
      const [known, isLoaded] = await Promise.all([
        streak,
        needed.then(
          () => true,
          () => false,
        ),
      ]);
      // The child may have started something else in the meantime.
      if (!isLoaded || isBusy(services)) return false;
      const profile = endpointQuery('GET users/{id}/profile', { id: userId });
      const domino = queries.getQueryData<Profile>(profile.queryKey)?.dominoImage;
      popups.show(popupOf(announcement, { streak: known, domino }));
      const { kind } = announcement;
      if (kind === 'trophy' || kind === 'text') {
        void markRead({ call, queries }, userId, announcement.id);
      }
      return true;
    },
    [services, call, queries, popups, history, locale, userId],
  );
}
