import { useText } from '@digipals/i18n/react';
import { Button, Domino, Icon, LingosBadge, Pill } from '@digipals/ui';
import { memo } from 'react';
import css from './Foot.module.css';

type TriesProps = { allowed: number; used: number };

/** Tries left as paw prints; used ones fade. Empty if there is only one try. */
function Tries({ allowed, used }: TriesProps) {
  const t = useText();
  if (allowed < 2) return <span />;
  return (
    <Pill className={css['tries']}>
      <Domino mood="head" className={css['dog']} />
      <Paws allowed={allowed} used={used} />
      <span className={css['words']}>{t('player.triesLeft', { count: allowed - used })}</span>
    </Pill>
  );
}

/** One paw per try. */
export function Paws({ allowed, used }: TriesProps) {
  const tries = Array.from({ length: allowed }, (_, place) => ({
    place,
    gone: place >= allowed - used,
  }));
  return tries.map(({ place, gone }) => (
    <span key={place} className={css['paw']} data-gone={gone || undefined}>
      <Icon name="paw" filled />
    </span>
  ));
}

type Props = TriesProps & {
  /** The label of the confirm button; the question may have its own. */
  label: string;
  ready: boolean;
  /** The game answers when it ends: no button, unless nothing is left to do (AMBIG-39, AMBIG-69). */
  auto: boolean;
  lingos: number;
  onConfirm(): void;
};

/** Tries on the left, the confirm button in the middle, the prize on the right. */
export const Foot = memo(function Foot(props: Props) {
  const { allowed, used, label, ready, auto, lingos, onConfirm } = props;
  const t = useText();
  return (
    <footer className={css['foot']}>
      <Tries allowed={allowed} used={used} />
      {auto && !ready ? (
        <span />
      ) : (
        <Button
          icon="ok"
          className={css['confirm'] ?? ''}
          disabled={!ready}
          onClick={onConfirm}
          aria-label={label}
        >
          <span className={css['label']}>{label}</span>
        </Button>
      )}
      {lingos > 0 && (
        <Pill className={css['reward']}>
          <LingosBadge amount={lingos} label={t('lingos.badge', { count: lingos })} />
        </Pill>
      )}
    </footer>
  );
});
