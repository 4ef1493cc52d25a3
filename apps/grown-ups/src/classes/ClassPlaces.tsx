import { endpointQuery } from '@digipals/client';
import { Tag } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../shared/Link.tsx';
import { useServices } from '../shared/services.tsx';
import { classWords } from '../words/classes.ts';
import { classroom } from '../words/classroom.ts';
import css from './ClassPlaces.module.css';

/** The pages of a class, as they are named in the address; the first has no name. */
const places = [
  '',
  'progress',
  'assign',
  'letters',
  'pairs',
  'words',
  'certificates',
  'referrals',
  'help',
] as const;

/** How many classes ask to be paired with this one. Nothing else tells its teacher. */
function Asking({ classId }: { classId: string }) {
  const { data = [] } = useQuery(
    endpointQuery('GET grown-ups/classes/{classId}/pairs', { classId }),
  );
  const asking = data.filter(({ state }) => state === 'asks').length;
  return asking > 0 && <Tag tone="accent">{classroom.asking(asking)}</Tag>;
}

/** Leads to the pages of a class. */
export function ClassPlaces({ classId, here }: { classId: string; here: string }) {
  const { flags } = useServices();
  const shown = places.filter(place => place !== 'referrals' || flags.referrals);
  return (
    <nav className={css['places']} aria-label={classWords.places}>
      {shown.map(place => (
        <Link
          key={place}
          to={`/classes/${classId}${place && `/${place}`}`}
          {...(place === here && { 'aria-current': 'page' })}
        >
          {classWords.placeNames[place]} {place === 'pairs' && <Asking classId={classId} />}
        </Link>
      ))}
    </nav>
  );
}
