import type { Conversation, Submission, User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button } from '@digipals/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallError } from '../../shared/api/call-error.ts';
import { useServices } from '../../shared/services.tsx';
import { Arrived } from './Arrived.tsx';
import { MySubmission } from './Bubble.tsx';
import { ConversationFrame } from './ConversationFrame.tsx';
import { MessageComposer, placeOf } from './MessageComposer.tsx';
import { MessageList } from './MessageList.tsx';
import { NoMessages } from './NoMessages.tsx';
import { ReturnedNote } from './ReturnedNote.tsx';
import { TakeBack } from './TakeBack.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useRead } from './use-conversation.ts';
import { nameOf, useMending } from './use-mending.ts';

type Props = { page: Conversation; user: User };

/** One conversation: messages, what is still being read, and the composer (MSG-05, MSG-15). */
export function ConversationView({ page, user }: Props) {
  const { friend, conversationId, messages, submissions } = page;
  const { fresh, last, look } = useArrivals(page);
  const queries = useQueryClient();
  useRead(page, user.userId);
  const { mending, mend, putAside } = useMending({
    me: user.userId,
    draftKey: placeOf(friend),
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

type UndeliveredProps = {
  submission: Submission;
  page: Conversation;
  me: string;
  /** Whether it stands in the composer. */
  mended: boolean;
  onMend(): void;
  onGone(): void;
};

function Undelivered({ submission, page, me, mended, onMend, onGone }: UndeliveredProps) {
  const t = useText();
  const { friend } = page;
  // While it stands in the box, the note is enough: the same text twice would confuse.
  if (mended) {
    return (
      <li>
        <ReturnedNote submission={submission} username={friend.username} />
      </li>
    );
  }
  return (
    <MySubmission submission={submission} friend={friend}>
      {submission.state === 'returned' && (
        <Button variant="secondary" icon="pen" onClick={onMend}>
          {t('messages.mend')}
        </Button>
      )}
      {submission.state === 'reading' && (
        <TakeBack me={me} submission={submission} friend={friend} />
      )}
      {submission.state === 'withheld' && <PutAway submission={submission} onGone={onGone} />}
    </MySubmission>
  );
}

/** A text that will not be delivered leaves the list when the child has seen it. */
function PutAway({ submission, onGone }: { submission: Submission; onGone(): void }) {
  const t = useText();
  const { call } = useServices();
  const [failed, setFailed] = useState(false);
  const putAway = async () => {
    const { submissionId } = submission;
    const answer = await call('DELETE submissions/{submissionId}', { params: { submissionId } });
    // A second tap finds it gone: that is what was wanted.
    setFailed(isCallError(answer) && answer.code !== 'submission_gone');
    onGone();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void putAway()}>
        {t('action.ok')}
      </Button>
      {failed && <p role="alert">{t('error.generic')}</p>}
    </>
  );
}
