import { useText } from '@digipals/i18n/react';
import { Pill, RoundButton } from '@digipals/ui';
import css from './PathArrows.module.css';
import type { PathView } from './use-path-view.ts';

type Props = {
  view: PathView;
  /** Number of steps, without the gate to the next lesson. */
  steps: number;
};

/** Buttons to scroll the path if not all steps fit. */
export function PathArrows({ view, steps }: Props) {
  const t = useText();
  const from = Math.min(view.first + 1, steps);
  const to = Math.min(view.first + view.visible, steps);
  return (
    <div className={css['arrows']}>
      <RoundButton
        icon="up"
        label={t('training.before')}
        disabled={view.first === 0}
        onClick={() => view.turn(-1)}
      />
      <Pill className={css['of']}>
        <span aria-live="polite">
          {from === to ? `${from} / ${steps}` : `${from}–${to} / ${steps}`}
        </span>
      </Pill>
      <RoundButton
        icon="down"
        label={t('training.more')}
        colour="violet"
        disabled={view.first + view.visible >= view.total}
        onClick={() => view.turn(1)}
      />
    </div>
  );
}
