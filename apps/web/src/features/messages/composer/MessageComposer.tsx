import { invalidateChanges } from '@digipals/client';
import type { Sent, Submission, Summary } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { path } from '../../../shared/routing/paths.ts';
import { useServices } from '../../../shared/services.tsx';
import { conversationQuery } from '../card/queries.ts';
import { messageDraftKey, readDraft } from '../drafts/drafts.ts';
import { Composer } from './Composer.tsx';
import css from './MessageComposer.module.css';
import type { Send } from './use-sending.ts';

type Props = {
  me: string;
  friend: Summary;
  /** Null before the first message. */
  conversationId: string | null;
  editing?: Submission | null;
  ready?: boolean;
  onStopEditing?(): void;
  onStale?(): void;
};

/** Adds a sent text to the cached conversation without waiting for a refetch (MSG-15). */
function showSubmission(queries: QueryClient, id: string, submission: Submission): void {
  queries.setQueryData(
    conversationQuery(id).queryKey,
    known =>
      known && {
        ...known,
        submissions: [
          ...known.submissions.filter(
            ({ submissionId }) => submissionId !== submission.submissionId,
          ),
          submission,
        ],
      },
  );
}

/** Composes the first message of a conversation or a later one (AMBIG-49, AMBIG-50). */
export function MessageComposer(props: Props) {
  const {
    me,
    friend,
    conversationId,
    editing = null,
    ready = false,
    onStopEditing,
    onStale,
  } = props;
  const t = useText();
  const { call, analytics, history, storage } = useServices();
  const queries = useQueryClient();
  const { userId, username } = friend;

  const send: Send = async (message, idempotencyKey) => {
    const submissionId = editing?.submissionId;
    const frame = readDraft(storage, me, messageDraftKey(userId))?.frame;
    const body = {
      message,
      ...(submissionId === undefined ? frame && { frame } : { submissionId }),
    };
    if (conversationId !== null) {
      const params = { id: userId };
      return call('POST users/{id}/conversations', { params, body, idempotencyKey });
    }
    const sent = await call('POST messages/chats', {
      body: { ...body, toUserId: userId },
      idempotencyKey,
    });
    analytics.tracked('lbm24');
    return sent;
  };

  const show = ({ conversationId: id, submission }: Sent) => {
    if (id !== null) showSubmission(queries, id, submission);
    void invalidateChanges(
      queries,
      conversationId === null ? 'POST messages/chats' : 'POST users/{id}/conversations',
    );
  };

  return (
    <div className={css['place']}>
      <Composer
        me={me}
        draftKey={messageDraftKey(userId)}
        label={t('messages.placeholder', { username })}
        editing={editing}
        sayMoreTo={username}
        goneText={t('messages.gone', { username })}
        ready={ready}
        send={send}
        onArrived={show}
        onSent={() => history.push(`${path('message-rewards')}?to=${encodeURIComponent(userId)}`)}
        {...(onStale && { onStale })}
        {...(editing && onStopEditing && { onStopEditing })}
      />
    </div>
  );
}
