import { endpointQuery } from '@digipals/client';
import { buttonClass } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../app/Link.tsx';
import { Icon } from '../shared/Icon.tsx';
import css from './DueBar.module.css';

/** Asks an adult whom it knows: after its invitation, and once a year. */
export function DueBar() {
  const { data } = useQuery({ ...endpointQuery('GET desk/own'), staleTime: 600_000 });
  if (!data?.isDue) return null;
  return (
    <div className={css['bar']} role="status">
      <Icon name="known" />
      <span>Which children, classes and schools do you know? You must not get their texts.</span>
      <Link to="/known" className={buttonClass()}>
        Tell now
      </Link>
    </div>
  );
}
