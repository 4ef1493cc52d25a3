import type { Notification } from '@digipals/contract';
import { loadTextPart } from '@digipals/i18n';
import { useLocale } from '@digipals/i18n/react';
import { useCallback, useRef, useState } from 'react';
import {
  announcedKey,
  rememberAnnounced,
  unannounced,
} from '../../features/notifications/announced.ts';
import { type Plan, planOf } from '../../features/notifications/announcements.ts';
import { type SignedIn, useSession } from '../../features/session/session-context.tsx';
import { useFlags } from '../../shared/flags.ts';
import { useServices } from '../../shared/services.tsx';

type Queue = Plan['popups'];

const welcomeOf = ({ user, welcome }: SignedIn): Queue =>
  welcome ? [{ announcement: { kind: 'welcome', username: user.username }, tells: [] }] : [];

/** The greeting of the first login replaces the welcome, so that nobody is greeted twice (HOME-02). */
const greetedOnce = (queue: Queue): Queue =>
  queue.some(({ announcement }) => announcement.kind === 'hello')
    ? queue.filter(({ announcement }) => announcement.kind !== 'welcome')
    : queue;

/** The queue of popups; `enqueue` adds new ones and plays one sound. */
export function usePopupQueue() {
  const { storage, sounds } = useServices();
  const session = useSession();
  const { userId } = session.user;
  const flags = useFlags();
  const locale = useLocale();
  /** New likes, which are shown without a popup (HOME-04). */
  const [likes, setLikes] = useState<readonly Notification[]>([]);
  const queue = useRef<Queue>(welcomeOf(session));
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
      const liked = silent.filter(({ type }) => type === 'like-profile');
      // Without the texts the bell alone shows them.
      if (liked.length > 0)
        loadTextPart(locale, 'pages').then(
          () => setLikes(liked),
          () => undefined,
        );
      queue.current = greetedOnce([...queue.current, ...popups]);
    },
    [storage, userId, sounds, flags, locale],
  );
  const forgetLikes = useCallback(() => setLikes([]), []);
  return { queue, enqueue, likes, forgetLikes };
}
