import type { Submission } from '@digipals/contract';
import { type MessageKey, returnedText } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Button, buttonClass, classes, Icon, type IconName } from '@digipals/ui';
import { Lifebuoy } from '../../shared/lifebuoy/Lifebuoy.tsx';
import { Link } from '../../shared/routing/Link.tsx';
import { ListenButton } from '../../shared/speech.tsx';
import css from './OwnText.module.css';

type State = Submission['state'];
/** A post or status of the child. */
export type Own = Submission & { kind: 'post' | 'status' };

const icons: Record<State, IconName> = { reading: 'eye', returned: 'replay', withheld: 'x' };

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
  withdraw: Withdraw;
  /** Where a returned text can be edited; omitted on that page itself. */
  editAt?: string | undefined;
  onRemove(): void;
};

/** An undelivered DigiPost or status of the child, with its state and actions (SAFE-01, SAFE-05). */
export function OwnText({ submission, withdraw, editAt, onRemove }: Props) {
  const t = useText();
  const { text, state } = submission;
  return (
    <li className={classes(css['own'], css[state])} data-state={state}>
      <p className={css['text']} lang="en">
        {text}
      </p>
      <StateLine submission={submission} />
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
      <StateLine submission={submission} />
      <Lifebuoy hasWords />
    </div>
  );
}

function StateLine({ submission }: { submission: Own }) {
  const words = useWords(submission);
  return (
    <p className={css['state']}>
      <span className={css['sign']}>
        <Icon name={icons[submission.state]} />
      </span>
      <span className={css['words']}>{words}</span>
      <ListenButton quiet text={words} />
    </p>
  );
}

function useWords({ kind, state, reason }: Own): string {
  const t = useText();
  if (state === 'reading') return t('messages.state.reading');
  if (state === 'withheld') return t(withheld[kind]);
  return `${t('messages.state.returned')} ${returnedText(reason ?? 'hardToRead', t)}`;
}
