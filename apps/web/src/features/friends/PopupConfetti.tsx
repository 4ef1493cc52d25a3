import { Confetti } from '@digipals/ui';
import css from './PopupConfetti.module.css';

/** Confetti over the popup. */
export function PopupConfetti() {
  return (
    <>
      <div className={css['rain']}>
        <Confetti />
      </div>
      <div className={css['room']} />
    </>
  );
}
