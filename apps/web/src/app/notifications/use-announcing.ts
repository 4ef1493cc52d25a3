import type { Notification } from '@digipals/contract';
import { shell } from '@digipals/contract/constants';
import { loadTextPart } from '@digipals/i18n';
import { useLocale } from '@digipals/i18n/react';
import { useCallback, useEffect, useRef } from 'react';
import { rememberAnnounced, unannounced } from '../../features/notifications/announced.ts';
import { type Announcement, announcementsOf } from '../../features/notifications/announcements.ts';
import { markRead } from '../../features/notifications/mark-read.ts';
import { streakQuery } from '../../features/streaks/streaks-query.ts';
import { useFlags } from '../../shared/flags.ts';
import { useLocation } from '../../shared/routing/history.ts';
import { isActivityPath } from '../../shared/routing/match.ts';
import { useServices } from '../../shared/services.tsx';
import { useStore } from '../../shared/store.ts';
import { popupOf } from './contents.tsx';

/**
 * Tells what is new: one sound for all of it, and its popups one after another (NOTSHOWN-39). It waits
 * while the child is in an activity or has a popup before it.
 */
export function useAnnouncing(userId: string, list: readonly Notification[] | undefined): void {
  const { storage, sounds, popups } = useServices();
  const flags = useFlags();
  const { pathname } = useLocation();
  const open = useStore(popups).state === 'shown';
  const waiting = useRef<Announcement[]>([]);
  const show = useShow(userId);
  const calm = !open && !isActivityPath(pathname);
  useEffect(() => {
    if (!list || !calm) return;
    const tell = () => {
      const news = unannounced(storage, userId, list);
      if (news.length > 0) {
        rememberAnnounced(storage, userId, news);
        sounds.effect('notification');
        waiting.current.push(...announcementsOf(news, flags));
      }
      const next = waiting.current.shift();
      if (!next) return;
      void show(next).then(shown => {
        if (!shown) waiting.current.unshift(next);
      });
    };
    // The popup before has gone by then, and a page that is just opened stands.
    const timer = setTimeout(tell, shell.popupCloseMs);
    return () => clearTimeout(timer);
  }, [list, calm, storage, userId, sounds, flags, show]);
}

/** Shows one popup, once its texts and what it shows are there; false where it must wait still. */
function useShow(userId: string): (announcement: Announcement) => Promise<boolean> {
  const { call, queries, popups, history } = useServices();
  const locale = useLocale();
  return useCallback(
    async announcement => {
      const streak =
        announcement.kind === 'streak'
          ? queries.fetchQuery({ ...streakQuery(call, userId), staleTime: 0 }).catch(() => null)
          : null;
      const [known] = await Promise.all([
        streak,
        loadTextPart(locale, 'pages').catch(() => undefined),
      ]);
      // Meanwhile the child may have begun something else: what it sees there must not be covered.
      if (popups.get().state === 'shown' || isActivityPath(history.location.pathname)) return false;
      popups.show(popupOf(announcement, known));
      const { kind } = announcement;
      if (kind === 'hello' || kind === 'trophy') {
        void markRead({ call, queries }, userId, announcement.id);
      }
      return true;
    },
    [call, queries, popups, history, locale, userId],
  );
}
