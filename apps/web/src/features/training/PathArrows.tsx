import { useText } from '@digipals/i18n/react';
import { Pill, RoundButton } from '@digipals/ui';
import css from './PathArrows.module.css';

type Props = { first: number; visible: number; total: number; onMove(first: number): void };

/** Up and down along the path, when not all steps fit. */
export function PathArrows({ first, visible, total, onMove }: Props) {
  const t = useText();
  const last = total - visible;
  const from = first + 1;
  const to = first + visible;
  return (
    <div className={css['arrows']}>
      <RoundButton
        icon="up"
        label={t('training.before')}
        disabled={first === 0}
        onClick={() => onMove(Math.max(0, first - visible))}
      />
      <Pill className={css['of']}>
        {from === to ? `${from} / ${total}` : `${from}–${to} / ${total}`}
      </Pill>
      <RoundButton
        icon="down"
        label={t('training.more')}
        colour="violet"
        disabled={first >= last}
        onClick={() => onMove(Math.min(last, first + visible))}
      />
    </div>
  );
}
