import type { Summary } from '@digipals/contract';
import type { AnchorHTMLAttributes } from 'react';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { useServices } from '../../shared/services.tsx';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  friend: Summary;
};

/** A tracked link from the globe to the page of a friend (GLOBE-04, EVENT-10). */
export function VisitLink({ friend, children, ...rest }: Props) {
  const { analytics } = useServices();
  return (
    <Link
      draggable={false}
      {...rest}
      to={path('digipal', { userId: friend.userId })}
      onClick={() => analytics.tracked('lbm13')}
    >
      {children}
    </Link>
  );
}
