import { Link } from '../shared/Link.tsx';
import { useServices } from '../shared/services.tsx';
import { classWords } from '../words/classes.ts';
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
          {classWords.placeNames[place]}
        </Link>
      ))}
    </nav>
  );
}
