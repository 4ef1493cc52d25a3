import { useText } from '@digipals/i18n/react';
import { Button, RoundButton } from '@digipals/ui';
import css from './Steps.module.css';

type Props = {
  /** The model was heard to its end. */
  isHeard: boolean;
  locked: boolean;
  /** Plays the child's recording; undefined without one. */
  onMine: (() => void) | undefined;
  onAgain(): void;
  /** Undefined after the last turn: the question has its own button. */
  onNext: (() => void) | undefined;
};

/** After a turn: hear the recording, say it again, or go to the next turn. */
export function Heard({ isHeard, locked, onMine, onAgain, onNext }: Props) {
  const t = useText();
  return (
    <div className={css['heard']}>
      {onMine && (
        <RoundButton icon="play" colour="green" label={t('player.hearMe')} onClick={onMine} />
      )}
      <Button
        variant="secondary"
        icon="again"
        className={css['again']}
        data-step={onNext ? undefined : true}
        disabled={locked}
        onClick={onAgain}
      >
        <span>{t('player.recordAgain')}</span>
      </Button>
      {onNext && (
        <Button data-step iconAfter="right" disabled={!isHeard} onClick={onNext}>
          {t('action.next')}
        </Button>
      )}
    </div>
  );
}
