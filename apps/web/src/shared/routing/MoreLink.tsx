import { Icon } from '@digipals/ui';
import { Link } from './Link.tsx';
import css from './MoreLink.module.css';

type Props = { to: string; label: string };

/** The arrow at the end of a card's title, to the page with all of it; `label` is what it is called. */
export function MoreLink({ to, label }: Props) {
  return (
    <Link to={to} className={css['more']} aria-label={label}>
      <Icon name="right" />
    </Link>
  );
}
