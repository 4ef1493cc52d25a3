import { Domino, Pill } from '@digipals/ui';
import css from './Logo.module.css';

/** The name of the app; not a link on this page. */
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
