import { Link } from '../shared/Link.tsx';
import { consentWords } from '../words/consents.ts';
import css from './ConsentBanner.module.css';

/** How many families of a class have not answered, with the way to ask them. */
export const ConsentBanner = ({ classId, open }: { classId: string; open: number }) =>
  open > 0 && (
    <Link to={`/classes/${classId}/letters`} className={css['banner']}>
      <b>{consentWords.banner(open)}</b>
      <span>{consentWords.bannerAbout}</span>
    </Link>
  );
