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

/** After so many ms a popup that could not be shown is tried again. */
const againMs = 5_000;

/** Whether the child does something that no popup must cover; some parts have dialogs of their own. */
const isBusy = (popups: Popups, pathname: string): boolean =>
  popups.get().state === 'shown' ||
  isActivityPath(pathname) ||
  document.querySelector('dialog[open]') !== null;

/**
 * Tells what is new: one sound for all of it, and its popups one after another (NOTSHOWN-39). It waits
 * while the child is in an activity or has a popup before it.
 */
export function useAnnouncing(
  userId: string,
  pathname: string,
  list: readonly Notification[] | undefined,
): void {
  const { storage, popups } = useServices();
  const open = useStore(popups).state === 'shown';
  const { queue, hear } = useQueue(userId);
  const show = useShow(userId);
  const showing = useRef(false);
  const calm = !open && !isActivityPath(pathname);
  useEffect(() => {
    if (!list || !calm) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(tell, ms);
    };
    const showNext = async () => {
      const [next] = queue.current;
      if (!next) return;
      showing.current = true;
      const shown = await show(next.announcement);
      showing.current = false;
      if (!shown) return;
      queue.current = queue.current.filter(one => one !== next);
      // Not before: what a reload has kept from being seen is told after it.
      rememberAnnounced(storage, userId, next.tells);
    };
    const tell = () => {
      if (showing.current || isBusy(popups, pathname)) return wait(shell.popupCloseMs);
      hear(list);
      void showNext();
      if (queue.current.length > 0) wait(againMs);
    };
    // The popup before has gone by then, and a page that is just opened stands.
    wait(shell.popupCloseMs);
    return () => clearTimeout(timer);
  }, [list, calm, pathname, popups, storage, userId, queue, hear, show]);
}

/** Popups that wait; `hear` adds what is new, with one sound. */
function useQueue(userId: string) {
  const { storage, sounds } = useServices();
  const flags = useFlags();
  const queue = useRef<Plan['popups']>([]);
  const heard = useRef<ReadonlySet<string>>(new Set());
  const hear = useCallback(
    (list: readonly Notification[]) => {
      const news = unannounced(storage, userId, list).filter(
        one => !heard.current.has(announcedKey(one)),
      );
      if (news.length === 0) return;
      heard.current = new Set([...heard.current, ...news.map(announcedKey)]);
      sounds.effect('notification');
      const { popups, silent } = planOf(news, flags);
      rememberAnnounced(storage, userId, silent);
      queue.current = [...queue.current, ...popups];
    },
    [storage, userId, sounds, flags],
  );
  return { queue, hear };
}

/** Shows one popup, once all it needs is there; false where it must wait still. */
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
      const [known, isThere] = await Promise.all([
        streak,
        needed.then(
          () => true,
          () => false,
        ),
      ]);
      // Meanwhile the child may have begun something else: what it sees there must not be covered.
      if (!isThere || isBusy(popups, history.location.pathname)) return false;
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
