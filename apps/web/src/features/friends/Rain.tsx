import { Confetti } from '@digipals/ui';
import css from './Rain.module.css';

/** Paper rain over the whole popup. */
export function Rain() {
  return (
    <>
      <div className={css['rain']}>
        <Confetti />
      </div>
      <div className={css['room']} />
    </>
  );
}
