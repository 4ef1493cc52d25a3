import { useText } from '@digipals/i18n/react';
import { Domino } from '@digipals/ui/grown-ups';
import { Link } from '../shared/Link.tsx';
import css from './Brand.module.css';

/** The name of the app, which leads to its start; `about`: for whom it is, if not for all grown-ups. */
export function Brand({ about }: { about?: string }) {
  const t = useText();
  return (
    <Link to="/" className={css['brand']}>
      <Domino mood="head" />
      <span>
        Digi<b>Pals</b>
        <small>{about ?? t('door.brand')}</small>
      </span>
    </Link>
  );
}
