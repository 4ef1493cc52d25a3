import type { Conversation, User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Domino } from '@digipals/ui';
import { useQueryClient } from '@tanstack/react-query';
import { ListenButton } from '../../../shared/speech.tsx';
import { MessageComposer } from '../composer/MessageComposer.tsx';
import { nameOf, useMending } from '../composer/use-returned-text.ts';
import { messageDraftKey } from '../drafts.ts';
import { ConversationFrame } from './ConversationFrame.tsx';
import css from './ConversationView.module.css';
import { MessageList } from './MessageList.tsx';
import { Arrived } from './NewMessages.tsx';
import { Undelivered } from './Undelivered.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useRead } from './use-conversation.ts';

type Props = { page: Conversation; user: User };

/** One conversation: messages, what is still being read, and the composer (MSG-05, MSG-15). */
export function ConversationView({ page, user }: Props) {
  const { friend, conversationId, messages, submissions } = page;
  const { fresh, last, look } = useArrivals(page);
  const queries = useQueryClient();
  useRead(page, user.userId);
  const { mending, mend, putAside } = useMending({
    me: user.userId,
    draftKey: messageDraftKey(friend.userId),
    submissions,
  });
  const refresh = () =>
    void queries.invalidateQueries({ queryKey: ['conversation', conversationId] });
  const isEmpty = messages.length === 0 && submissions.length === 0;
  return (
    <ConversationFrame friend={friend}>
      {isEmpty ? (
        <NoMessages />
      ) : (
        <MessageList
          page={page}
          user={user}
          newest={newestOf(page)}
          fresh={fresh.length}
          onEnd={look}
        >
          {submissions.map(one => (
            <Undelivered
              key={one.submissionId}
              submission={one}
              page={page}
              me={user.userId}
              mended={one === mending}
              onMend={() => mend(one)}
              onGone={refresh}
            />
          ))}
        </MessageList>
      )}
      <Arrived username={friend.username} last={last} />
      <MessageComposer
        me={user.userId}
        friend={friend}
        conversationId={conversationId}
        mending={mending}
        ready={isEmpty || mending !== null}
        onAside={putAside}
        onStale={() => {
          putAside();
          refresh();
        }}
      />
    </ConversationFrame>
  );
}

const newestOf = ({ messages, submissions }: Conversation): string =>
  [messages.at(-1)?.messageId, ...submissions.map(one => `${nameOf(one)} ${one.state}`)].join(' ');

type NewProps = { user: User; friend: Conversation['friend'] };

/** A thread that has not begun: the first message makes it (MSG-06, MSG-10). */
export function NewConversation({ user, friend }: NewProps) {
  return (
    <ConversationFrame friend={friend}>
      <NoMessages />
      <MessageComposer me={user.userId} friend={friend} conversationId={null} ready />
    </ConversationFrame>
  );
}

/** A conversation in which nobody has written yet (MSG-06, ERR-15). */
function NoMessages() {
  const t = useText();
  const text = t('empty.conversation');
  return (
    <div className={css['none']} data-empty="">
      <Domino mood="hello" className={css['dog']} />
      <div className={css['words']}>
        <p role="status">{text}</p>
        <ListenButton quiet text={text} />
      </div>
    </div>
  );
}
