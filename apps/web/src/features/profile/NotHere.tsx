import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, Domino } from '@digipals/ui';
import { PageHeading, usePageTitle } from '../../shared/page-title.tsx';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import css from './NotHere.module.css';

/** Shown for missing and hidden children, which must look the same (SAFE-09). */
export function NotHere() {
  const t = useText();
  const words = t('profile.notHere');
  usePageTitle(words);
  return (
    <Card className={css['away']}>
      <Domino mood="think" className={css['dog']} />
      <PageHeading className={css['words']}>{words}</PageHeading>
      <Link to={path('my-profile')} className={buttonClass({ big: true })}>
        {t('profile.goTo')}
      </Link>
    </Card>
  );
}
