import type { Conversation, Message, User } from '@digipals/contract';
import { useLocale, useText } from '@digipals/i18n/react';
import { Button } from '@digipals/ui';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useServices } from '../../shared/services.tsx';
import { MyMessage, TheirMessage } from './Bubble.tsx';
import { dayOf, dayWords } from './day-words.ts';
import css from './MessageList.module.css';
import { useEarlier } from './use-conversation.ts';

type Props = {
  page: Conversation;
  user: User;
  /** What of the child is not delivered; it stands below. */
  children: ReactNode;
  /** Changes when something was added at the end. */
  newest: string;
};

/** Messages in their order, day by day; those before come when the child scrolls up (MSG-05). */
export function MessageList({ page, user, children, newest }: Props) {
  const t = useText();
  const { messages, hasMore, loading, failed, load } = useEarlier(page);
  const box = useRef<HTMLElement>(null);
  useAtEnd(box, newest, messages.length);
  const top = useRef<HTMLLIElement>(null);
  useSeen(top, hasMore && !loading && !failed, () => void load());
  return (
    <section
      ref={box}
      className={css['messages']}
      aria-label={t('messages.with', { username: page.friend.username })}
    >
      <ul className={css['list']}>
        {hasMore && (
          <li ref={top} className={css['earlier']}>
            <Button variant="secondary" icon="up" disabled={loading} onClick={() => void load()}>
              {t('messages.earlier')}
            </Button>
          </li>
        )}
        <Days messages={messages} page={page} timeZone={user.timeZone} />
        {children}
      </ul>
    </section>
  );
}

type DaysProps = { messages: readonly Message[]; page: Conversation; timeZone: string };

function Days({ messages, page, timeZone }: DaysProps) {
  const t = useText();
  const locale = useLocale();
  const { now } = useServices();
  const { friend } = page;
  const mine = messages.findLast(({ isMine }) => isMine);
  return messages.map((message, index) => {
    const before = messages[index - 1];
    const day = dayOf(Date.parse(message.at), timeZone);
    const isNewDay = !before || dayOf(Date.parse(before.at), timeZone) !== day;
    return (
      <Fragment key={message.messageId}>
        {isNewDay && (
          <li className={css['day']}>
            {dayWords(message.at, { t, locale, timeZone, now: now() })}
          </li>
        )}
        {message.isMine ? (
          <MyMessage message={message} friend={friend} tells={message === mine} />
        ) : (
          <TheirMessage message={message} friend={friend} />
        )}
      </Fragment>
    );
  });
}

/** So near to the end, in px, the list follows what comes. */
const nearPx = 120;

/** Stays at the end when something comes; keeps its place when earlier messages come above. */
function useAtEnd(box: { current: HTMLElement | null }, newest: string, count: number): void {
  const height = useRef(0);
  const shown = useRef('');
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const grown = list.scrollHeight - height.current;
    const wasAtEnd = height.current - list.scrollTop - list.clientHeight < nearPx;
    const isFirst = shown.current === '';
    if (shown.current !== newest && (isFirst || wasAtEnd)) list.scrollTop = list.scrollHeight;
    else if (shown.current === newest && count > 0 && !isFirst) list.scrollTop += grown;
    height.current = list.scrollHeight;
    shown.current = newest;
  }, [box, newest, count]);
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    // What scrolls must scroll by keyboard, too.
    list.tabIndex = 0;
    if (typeof ResizeObserver === 'undefined') return;
    // The keyboard takes room from the messages, never the newest of them.
    let last = list.clientHeight;
    const observer = new ResizeObserver(() => {
      list.scrollTop += last - list.clientHeight;
      last = list.clientHeight;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [box]);
}

/** Calls back when an element scrolls into view. */
function useSeen(
  ref: { current: HTMLElement | null },
  wanted: boolean,
  callback: () => void,
): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    const element = ref.current;
    if (!wanted || !element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) latest.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, wanted]);
}
