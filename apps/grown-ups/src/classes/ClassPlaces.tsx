import { Link } from '../shared/Link.tsx';
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
  'help',
] as const;

/** Leads to the pages of a class. */
export const ClassPlaces = ({ classId, here }: { classId: string; here: string }) => (
  <nav className={css['places']} aria-label={classWords.places}>
    {places.map(place => (
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
