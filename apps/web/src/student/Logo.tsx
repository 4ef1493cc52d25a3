import { Domino, Pill } from '@digipals/ui';
import css from './Logo.module.css';

/** The name of the app; on this page it leads nowhere. */
export function Logo() {
  return (
    <Pill className={css['logo']}>
      <Domino mood="head" className={css['dog']} />
      <span>
        Digi<b>Pals</b>
      </span>
    </Pill>
  );
}
