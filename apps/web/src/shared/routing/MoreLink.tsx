import { Icon } from '@digipals/ui';
import { Link } from './Link.tsx';
import css from './MoreLink.module.css';

type Props = { to: string; label: string };

/** The arrow after a card's title that leads to the full page; `label` is its accessible name. */
export function MoreLink({ to, label }: Props) {
  return (
    <Link to={to} className={css['more']} aria-label={label}>
      <Icon name="right" />
    </Link>
  );
}
