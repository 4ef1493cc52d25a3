import type { Conversation, Submission } from '@digipals/contract';
import { returnedText } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Button, Domino } from '@digipals/ui';
import { useState } from 'react';
import { isCallError } from '../../../shared/api/call-error.ts';
import { useServices } from '../../../shared/services.tsx';
import { ListenButton } from '../../../shared/speech.tsx';
import { messageDraftKey } from '../drafts.ts';
import { useTakeBack } from '../use-take-back.ts';
import { MySubmission } from './Bubble.tsx';
import css from './Undelivered.module.css';

type UndeliveredProps = {
  submission: Submission;
  page: Conversation;
  me: string;
  /** Whether it stands in the composer. */
  mended: boolean;
  onMend(): void;
  onGone(): void;
};

/** A text of the child that was not delivered, with what the child can do about it. */
export function Undelivered({ submission, page, me, mended, onMend, onGone }: UndeliveredProps) {
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

type TakeBackProps = { me: string; submission: Submission; friend: Conversation['friend'] };

/** The way to take a text back as long as a person reads it. */
function TakeBack({ me, submission, friend }: TakeBackProps) {
  const t = useText();
  const { isBusy, ask } = useTakeBack(me);
  return (
    <Button
      variant="plain"
      icon="replay"
      disabled={isBusy(submission)}
      onClick={() => ask(submission, { draftKey: messageDraftKey(friend.userId) })}
    >
      {t('messages.takeBack')}
    </Button>
  );
}

type ReturnedProps = {
  submission: Submission;
  /** Who did not get it; left out where it is for nobody else. */
  username?: string | undefined;
};

/** Why a text came back, in kind words, and what to do now (SAFE-05). */
function ReturnedNote({ submission, username }: ReturnedProps) {
  const t = useText();
  const title =
    username === undefined
      ? t('messages.state.returned')
      : t('messages.returned.title', { username });
  const text = returnedText(submission.reason ?? 'hardToRead', t);
  return (
    <div className={css['note']} role="status">
      <Domino mood="think" className={css['dog']} />
      <div className={css['words']}>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      <ListenButton quiet text={`${title} ${text}`} />
    </div>
  );
}
