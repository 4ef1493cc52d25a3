import type { Submission } from '@digipals/contract';
import { type MessageKey, returnedText } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Button, buttonClass, classes, Icon, type IconName } from '@digipals/ui';
import { Lifebuoy } from '../../shared/lifebuoy/Lifebuoy.tsx';
import { Link } from '../../shared/routing/Link.tsx';
import { ListenButton } from '../../shared/speech.tsx';
import { useTold } from '../../shared/text-state/use-told.ts';
import css from './OwnText.module.css';

/** A post or status of the child. */
export type Own = Submission & { kind: 'post' | 'status' };

const withheld = {
  post: 'notify.withheld.post',
  status: 'notify.withheld.status',
} as const satisfies Record<Own['kind'], MessageKey>;

/** Whether a submission belongs to a wall, not to a conversation. */
export const isOwn = (submission: Submission): submission is Own => submission.kind !== 'message';

/** Withdraws a text that is under review. */
export type Withdraw = {
  isBusy(one: Own): boolean;
  ask(one: Own): void;
};

type Props = {
  submission: Own;
  /** Time zone of the child. */
  timeZone: string;
  withdraw: Withdraw;
  /** Where a returned text can be edited; omitted on that page itself. */
  editAt?: string | undefined;
  onRemove(): void;
};

/** An undelivered DigiPost or status of the child, with its state and actions (SAFE-01, SAFE-05). */
export function OwnText({ submission, timeZone, withdraw, editAt, onRemove }: Props) {
  const t = useText();
  const { text, state } = submission;
  return (
    <li className={classes(css['own'], css[state])} data-state={state}>
      <p className={css['text']} lang="en">
        {text}
      </p>
      {state === 'reading' ? (
        <Reading timeZone={timeZone} />
      ) : (
        <Undelivered submission={submission} />
      )}
      {state === 'reading' && (
        <Button
          variant="plain"
          icon="replay"
          className={css['back']}
          disabled={withdraw.isBusy(submission)}
          onClick={() => withdraw.ask(submission)}
        >
          {t('messages.takeBack')}
        </Button>
      )}
      {state === 'returned' && editAt && (
        <Link to={editAt} className={buttonClass({ wide: true })}>
          {t('post.mend')}
        </Link>
      )}
      {state !== 'reading' && <Lifebuoy hasWords />}
      {state === 'withheld' && (
        <Button variant="secondary" wide onClick={onRemove}>
          {t('post.takeAway')}
        </Button>
      )}
    </li>
  );
}

/** Why a text was returned, above the composer. */
export function Returned({ submission }: { submission: Own }) {
  return (
    <div role="status" className={classes(css['own'], css['returned'])} data-state="returned">
      <Undelivered submission={submission} />
      <Lifebuoy hasWords />
    </div>
  );
}

/** At night nobody is reading it yet (SAFE2-19). */
function Reading({ timeZone }: Pick<Props, 'timeZone'>) {
  const t = useText();
  const { words, isLater } = useTold(timeZone);
  if (isLater) return <StateLine icon="moon" words={words} />;
  return <StateLine icon="eye" words={t('messages.state.reading')} />;
}

function Undelivered({ submission: { kind, state, reason } }: Pick<Props, 'submission'>) {
  const t = useText();
  if (state === 'withheld') return <StateLine icon="x" words={t(withheld[kind])} />;
  const why = returnedText(reason ?? 'hardToRead', t);
  return <StateLine icon="replay" words={`${t('messages.state.returned')} ${why}`} />;
}

function StateLine({ icon, words }: { icon: IconName; words: string }) {
  return (
    <p className={css['state']}>
      <span className={css['sign']}>
        <Icon name={icon} />
      </span>
      <span className={css['words']}>{words}</span>
      <ListenButton quiet text={words} />
    </p>
  );
}
