import type { Message, Submission, Summary } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { classes, Face, Icon } from '@digipals/ui';
import type { ReactNode } from 'react';
import { Link } from '../../../shared/routing/Link.tsx';
import { ListenButton } from '../../../shared/speech.tsx';
import { changedWords } from '../../../shared/text-state/changed-words.ts';
import { StateSign } from '../../../shared/text-state/StateSign.tsx';
import { tintOf } from '../../../shared/tint.ts';
import css from './Bubble.module.css';
import { reportPath } from './report-path.ts';
import { SubmissionState } from './SubmissionState.tsx';

/** The words of a message, with a button that reads them aloud. */
function Words({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={css['bubble']}>
      <p lang="en">{text}</p>
      <ListenButton quiet text={text} english className={css['say'] ?? ''} />
      {children}
    </div>
  );
}

/** A message of the friend, with a link to report it; the newest one, if it came from a frame, also to answer. */
function TheirMessage({ message, friend, isNewest, answerTo }: OwnProps) {
  const t = useText();
  const { frame } = message;
  return (
    <li className={css['message']} data-message={message.messageId}>
      <Face
        src={`${friend.avatarImage}/head.svg`}
        alt={friend.username}
        tint={tintOf(friend.userId)}
        className={css['face']}
      />
      <div className={css['theirs']}>
        <Words text={message.text}>
          <Link
            to={`${reportPath(friend.userId)}&message=${message.messageId}`}
            aria-label={t('report.title')}
            className={css['flag']}
          >
            <Icon name="flag" />
          </Link>
        </Words>
        {isNewest && frame?.part === 'frame' && answerTo(frame.lessonId)}
      </div>
    </li>
  );
}

type MineProps = { text: string; returned?: boolean; id?: string; children: ReactNode };

function Mine({ text, returned = false, id, children }: MineProps) {
  return (
    <li
      className={classes(css['message'], css['mine'], returned && css['returned'])}
      data-message={id}
    >
      <Words text={text} />
      {children}
    </li>
  );
}

/** The link to the answer frame of a lesson. */
export type AnswerTo = (lessonId: string) => ReactNode;

type OwnProps = {
  message: Message;
  friend: Summary;
  /** Whether to show that it was delivered: only on the newest message. */
  showsDelivered: boolean;
  /** Whether it is the newest message of the conversation. */
  isNewest: boolean;
  answerTo: AnswerTo;
};

/** A delivered message of the child. Only the author sees how many words a reviewer changed. */
function MyMessage({ message, friend, showsDelivered }: OwnProps) {
  const t = useText();
  const { text, original } = message;
  const count = changedWords(original ?? text, text);
  return (
    <Mine text={text} id={message.messageId}>
      {(count > 0 || showsDelivered) && (
        <div className={css['states']}>
          {count > 0 && <StateSign state="edited">{t('messages.mended', { count })}</StateSign>}
          {showsDelivered && (
            <StateSign state="there">
              {t('messages.state.delivered', { username: friend.username })}
            </StateSign>
          )}
        </div>
      )}
    </Mine>
  );
}

/** A delivered message. */
export const Bubble = (props: OwnProps) =>
  props.message.isMine ? <MyMessage {...props} /> : <TheirMessage {...props} />;

type SubmissionProps = {
  submission: Submission;
  friend: Summary;
  timeZone: string;
  children?: ReactNode;
};

/** An undelivered text of the child, with its actions below. */
export function MySubmission({ submission, friend, timeZone, children }: SubmissionProps) {
  return (
    <Mine text={submission.text} returned={submission.state === 'returned'}>
      <SubmissionState submission={submission} username={friend.username} timeZone={timeZone} />
      {children}
    </Mine>
  );
}
