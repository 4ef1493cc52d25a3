import type { Notification } from '@digipals/contract';
import { shell } from '@digipals/contract/constants';
import { loadTextPart } from '@digipals/i18n';
import { useLocale } from '@digipals/i18n/react';
import { useStore } from '@digipals/ui/store';
import { useCallback, useEffect, useRef } from 'react';
import {
  announcedKey,
  rememberAnnounced,
  unannounced,
} from '../../features/notifications/announced.ts';
import {
  type Announcement,
  type Plan,
  planOf,
} from '../../features/notifications/announcements.ts';
import { markRead } from '../../features/notifications/mark-read.ts';
import { streakQuery } from '../../features/streaks/streaks-query.ts';
import { useFlags } from '../../shared/flags.ts';
import type { Popups } from '../../shared/popups.ts';
import { isActivityPath } from '../../shared/routing/match.ts';
import { useServices } from '../../shared/services.tsx';
import { popupView } from '../popup/PopupHost.tsx';
import { popupOf } from './contents.tsx';

/** Delay in ms before a popup that could not be shown is tried again. */
const retryMs = 5_000;

/** Whether a popup would interrupt the child; some features have their own dialogs. */
const isBusy = (popups: Popups, pathname: string): boolean =>
  popups.get().state === 'shown' ||
  isActivityPath(pathname) ||
  document.querySelector('dialog[open]') !== null;

/**
 * Announces new notifications with one sound and one popup after another (NOTSHOWN-39). Waits while the
 * child is in an activity or has a popup open.
 */
export function useAnnouncing(
  userId: string,
  pathname: string,
  list: readonly Notification[] | undefined,
): void {
  const { storage, popups } = useServices();
  const open = useStore(popups).state === 'shown';
  const { queue, enqueue } = useQueue(userId);
  const show = useShow(userId);
  const showing = useRef(false);
  const calm = !open && !isActivityPath(pathname);
  useEffect(() => {
    if (!list || !calm) return;
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
      queue.current = queue.current.filter(one => one !== next);
      // Only now, so that a reload before the popup was shown announces it again.
      rememberAnnounced(storage, userId, next.tells);
    };
    const announce = () => {
      if (showing.current || isBusy(popups, pathname)) return wait(shell.popupCloseMs);
      enqueue(list);
      void showNext();
      if (queue.current.length > 0) wait(retryMs);
    };
    // By then the previous popup has closed and a new page has rendered.
    wait(shell.popupCloseMs);
    return () => clearTimeout(timer);
  }, [list, calm, pathname, popups, storage, userId, queue, enqueue, show]);
}

/** The queue of popups; `enqueue` adds new ones and plays one sound. */
function useQueue(userId: string) {
  const { storage, sounds } = useServices();
  const flags = useFlags();
  const queue = useRef<Plan['popups']>([]);
  const seen = useRef<ReadonlySet<string>>(new Set());
  const enqueue = useCallback(
    (list: readonly Notification[]) => {
      const news = unannounced(storage, userId, list).filter(
        one => !seen.current.has(announcedKey(one)),
      );
      if (news.length === 0) return;
      seen.current = new Set([...seen.current, ...news.map(announcedKey)]);
      sounds.effect('notification');
      const { popups, silent } = planOf(news, flags);
      rememberAnnounced(storage, userId, silent);
      queue.current = [...queue.current, ...popups];
    },
    [storage, userId, sounds, flags],
  );
  return { queue, enqueue };
}

/** Loads what a popup needs and shows it; returns false if it has to wait. */
function useShow(userId: string): (announcement: Announcement) => Promise<boolean> {
  const { call, queries, popups, history } = useServices();
  const locale = useLocale();
  return useCallback(
    async announcement => {
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
      if (!isLoaded || isBusy(popups, history.location.pathname)) return false;
      popups.show(popupOf(announcement, known));
      const { kind } = announcement;
      if (kind === 'hello' || kind === 'trophy' || kind === 'text') {
        void markRead({ call, queries }, userId, announcement.id);
      }
      return true;
    },
    [call, queries, popups, history, locale, userId],
  );
}
