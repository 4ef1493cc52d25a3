import { Domino } from '@digipals/ui/grown-ups';
import { Link } from '../shared/Link.tsx';
import { door } from '../words/door.ts';
import css from './Brand.module.css';

/** The name of the app, which leads to its start. */
export const Brand = ({ about = door.brand }: { about?: string }) => (
  <Link to="/" className={css['brand']}>
    <Domino mood="head" />
    <span>
      Digi<b>Pals</b>
      <small>{about}</small>
    </span>
  </Link>
);
