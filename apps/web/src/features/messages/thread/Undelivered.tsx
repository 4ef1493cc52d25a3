import type { Conversation, Submission } from '@digipals/contract';
import { returnedText } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Button, Domino } from '@digipals/ui';
import { Later, latePart } from '../../../shared/later.tsx';
import { Lifebuoy } from '../../../shared/lifebuoy/Lifebuoy.tsx';
import { ListenButton } from '../../../shared/speech.tsx';
import { messageDraftKey } from '../drafts/drafts.ts';
import { useWithdraw } from '../drafts/use-withdraw.ts';
import { MySubmission } from './Bubble.tsx';
import css from './Undelivered.module.css';

type UndeliveredProps = {
  submission: Submission;
  page: Conversation;
  me: string;
  /** Time zone of the child. */
  timeZone: string;
  /** Whether the composer shows it. */
  isEditing: boolean;
  onEdit(): void;
};

/** Rarely needed. */
const dismissWithheld = latePart(() => import('./DismissWithheld.tsx'));

/** An undelivered text of the child, with its actions. */
export function Undelivered(props: UndeliveredProps) {
  const { submission, page, me, timeZone, isEditing, onEdit } = props;
  const t = useText();
  const { friend } = page;
  // While the composer shows the text, only the note is shown: the same text twice would confuse.
  if (isEditing) {
    return (
      <li>
        <ReturnedNote submission={submission} username={friend.username} />
      </li>
    );
  }
  return (
    <MySubmission submission={submission} friend={friend} timeZone={timeZone}>
      {submission.state === 'returned' && (
        <Button variant="secondary" icon="pen" onClick={onEdit}>
          {t('messages.mend')}
        </Button>
      )}
      {submission.state === 'reading' && (
        <Withdraw me={me} submission={submission} friend={friend} />
      )}
      {submission.state === 'withheld' && <Later part={dismissWithheld} props={submission} quiet />}
      {submission.state !== 'reading' && <Lifebuoy hasWords />}
    </MySubmission>
  );
}

type WithdrawProps = { me: string; submission: Submission; friend: Conversation['friend'] };

/** Withdraws a text that is still under review. */
function Withdraw({ me, submission, friend }: WithdrawProps) {
  const t = useText();
  const { isBusy, ask } = useWithdraw(me);
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
  /** The recipient. Omitted for a status. */
  username?: string | undefined;
};

/** Explains why a text was returned and what to do now (SAFE-05). */
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
      <Lifebuoy />
    </div>
  );
}
