import type { Conversation, Message, TakenBack, User } from '@digipals/contract';
import { useLocale, useText } from '@digipals/i18n/react';
import { Button } from '@digipals/ui';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Later, latePart } from '../../../shared/later.tsx';
import { useServices } from '../../../shared/services.tsx';
import { dayOf } from '../../../shared/text-state/local-day.ts';
import { formatDay } from '../times.ts';
import { type AnswerTo, Bubble } from './Bubble.tsx';
import css from './MessageList.module.css';
import { NewMessagesButton } from './NewMessages.tsx';
import { isNearEnd, useAtEnd } from './use-at-end.ts';
import { useEarlier } from './use-conversation.ts';

type Props = {
  page: Conversation;
  user: User;
  answerTo: AnswerTo;
  /** Undelivered texts, shown at the end. */
  children: ReactNode;
  /** Changes when something is added at the end. */
  newest: string;
  /** Number of new messages that the child has not seen. */
  fresh: number;
  /** Called when the end of the list is visible. */
  onEnd(): void;
};

/** Messages grouped by day. Earlier ones load when the child scrolls up (MSG-05). */
export function MessageList({ page, user, answerTo, children, newest, fresh, onEnd }: Props) {
  const t = useText();
  const { messages, takenBack, hasMore, loading, failed, load } = useEarlier(page);
  const box = useRef<HTMLElement>(null);
  useAtEnd(box, newest, messages.length);
  const top = useRef<HTMLLIElement>(null);
  useSeen(top, hasMore && !loading && !failed, () => void load());
  const [isAtEnd, setAtEnd] = useState(true);
  useEffect(() => {
    if (isAtEnd && fresh > 0) onEnd();
  }, [isAtEnd, fresh, onEnd]);
  const showNew = () => {
    const list = box.current;
    if (!list) return;
    list.scrollTop = list.scrollHeight;
    // The button disappears: keyboard users continue in the list.
    list.focus({ preventScroll: true });
  };
  return (
    <>
      <section
        ref={box}
        className={css['messages']}
        aria-label={t('messages.with', { username: page.friend.username })}
        onScroll={({ currentTarget }) => setAtEnd(isNearEnd(currentTarget))}
      >
        <ul className={css['list']}>
          {hasMore && (
            <li ref={top} className={css['earlier']}>
              <Button variant="secondary" icon="up" disabled={loading} onClick={() => void load()}>
                {t('messages.earlier')}
              </Button>
            </li>
          )}
          <Days
            messages={messages}
            takenBack={takenBack}
            page={page}
            answerTo={answerTo}
            timeZone={user.timeZone}
          />
          {children}
        </ul>
      </section>
      {fresh > 0 && !isAtEnd && <NewMessagesButton count={fresh} onShow={showNew} />}
    </>
  );
}

type DaysProps = {
  messages: readonly Message[];
  takenBack: readonly TakenBack[];
  page: Conversation;
  answerTo: AnswerTo;
  timeZone: string;
};

/** Rarely needed. */
const takenBackCard = latePart(() => import('./TakenBackCard.tsx'));

const isMessage = (one: Message | TakenBack): one is Message => 'text' in one;

function Days({ messages, takenBack, page, answerTo, timeZone }: DaysProps) {
  const t = useText();
  const locale = useLocale();
  const { now } = useServices();
  const { friend } = page;
  const mine = messages.findLast(({ isMine }) => isMine);
  const all = [...messages, ...takenBack].toSorted((one, other) => one.at.localeCompare(other.at));
  return all.map((message, index) => {
    const before = all[index - 1];
    const day = dayOf(Date.parse(message.at), timeZone);
    const isNewDay = !before || dayOf(Date.parse(before.at), timeZone) !== day;
    return (
      <Fragment key={message.messageId}>
        {isNewDay && (
          <li className={css['day']}>
            {formatDay(message.at, { t, locale, timeZone, now: now() })}
          </li>
        )}
        {isMessage(message) ? (
          <Bubble
            message={message}
            friend={friend}
            showsDelivered={message === mine}
            isNewest={message === messages.at(-1)}
            answerTo={answerTo}
          />
        ) : (
          <Later part={takenBackCard} props={message} quiet />
        )}
      </Fragment>
    );
  });
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
