import { useText } from '@digipals/i18n/react';
import { classes, Star, type StarFill } from '@digipals/ui';
import { path } from '../../../shared/routing/paths.ts';
import { Flight } from './Flight.tsx';
import css from './Stars.module.css';

const labels = { full: 'stars.full', half: 'stars.half', empty: 'stars.empty' } as const;

/** The Academy in the navigation, where stars are counted. */
const academy = `nav a[href="${path('training-menu')}"]`;

type Props = { star: StarFill; flies: boolean };

/** One star for the score, between two small ones if it is full. A full star flies to the Academy. */
export function Stars({ star, flies }: Props) {
  const t = useText();
  const side = star === 'full' && <Star fill="full" className={css['side']} />;
  return (
    <div className={css['stars']} data-stars="">
      {side}
      <Star fill={star} label={t(labels[star])} className={classes(css['star'], css['middle'])} />
      {side}
      {flies && (
        <Flight to={academy} count={1}>
          <Star fill="full" />
        </Flight>
      )}
    </div>
  );
}
