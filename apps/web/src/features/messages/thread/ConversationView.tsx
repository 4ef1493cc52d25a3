import type { Conversation, User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Domino } from '@digipals/ui';
import { useQueryClient } from '@tanstack/react-query';
import { ListenButton } from '../../../shared/speech.tsx';
import { conversationQuery } from '../card/queries.ts';
import { MessageComposer } from '../composer/MessageComposer.tsx';
import { useReturnedText, versionKey } from '../composer/use-returned-text.ts';
import { messageDraftKey } from '../drafts/drafts.ts';
import type { AnswerTo } from './Bubble.tsx';
import { ConversationFrame } from './ConversationFrame.tsx';
import css from './ConversationView.module.css';
import { MessageList } from './MessageList.tsx';
import { ArrivalAnnouncement } from './NewMessages.tsx';
import { NightBar } from './NightBar.tsx';
import { Undelivered } from './Undelivered.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useMarkRead } from './use-conversation.ts';

type Props = { page: Conversation; user: User; answerTo: AnswerTo };

/** A conversation: messages, undelivered texts and the composer (MSG-05, MSG-15). */
export function ConversationView({ page, user, answerTo }: Props) {
  const { friend, conversationId, messages, takenBack, submissions } = page;
  const { fresh, last, markSeen } = useArrivals(page);
  const queries = useQueryClient();
  useMarkRead(page);
  const { editing, edit, stopEditing } = useReturnedText({
    me: user.userId,
    draftKey: messageDraftKey(friend.userId),
    submissions,
  });
  const isEmpty = messages.length + takenBack.length + submissions.length === 0;
  return (
    <ConversationFrame friend={friend}>
      {isEmpty ? (
        <NoMessages />
      ) : (
        <MessageList
          page={page}
          user={user}
          answerTo={answerTo}
          newest={newestOf(page)}
          fresh={fresh.length}
          onEnd={markSeen}
        >
          {submissions.map(one => (
            <Undelivered
              key={one.submissionId}
              submission={one}
              page={page}
              me={user.userId}
              timeZone={user.timeZone}
              isEditing={one === editing}
              onEdit={() => edit(one)}
            />
          ))}
        </MessageList>
      )}
      <ArrivalAnnouncement username={friend.username} last={last} />
      <NightBar timeZone={user.timeZone} />
      <MessageComposer
        me={user.userId}
        friend={friend}
        conversationId={conversationId}
        editing={editing}
        ready={isEmpty || editing !== null}
        onStopEditing={stopEditing}
        onStale={() => {
          stopEditing();
          void queries.invalidateQueries(conversationQuery(conversationId));
        }}
      />
    </ConversationFrame>
  );
}

const newestOf = ({ messages, submissions }: Conversation): string =>
  [messages.at(-1)?.messageId, ...submissions.map(one => `${versionKey(one)} ${one.state}`)].join(
    ' ',
  );

type NewProps = { user: User; friend: Conversation['friend'] };

/** A conversation that the first message will create (MSG-06, MSG-10). */
export function NewConversation({ user, friend }: NewProps) {
  return (
    <ConversationFrame friend={friend}>
      <NoMessages />
      <NightBar timeZone={user.timeZone} />
      <MessageComposer me={user.userId} friend={friend} conversationId={null} ready />
    </ConversationFrame>
  );
}

/** Shown in a conversation without messages (MSG-06, ERR-15). */
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
