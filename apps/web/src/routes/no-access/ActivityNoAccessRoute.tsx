import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, Domino } from '@digipals/ui';
import { PageHeading, usePageTitle } from '../../shared/page-title.tsx';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import css from './ActivityNoAccessRoute.module.css';

/** /activity-no-access (ROUTE-30, ERR-05) */
export default function ActivityNoAccessRoute() {
  const t = useText();
  usePageTitle(t('common.oops'));
  return (
    <div className={css['place']}>
      <Card className={css['card']}>
        <Domino mood="think" className={css['dog']} />
        <PageHeading>{t('common.oops')}</PageHeading>
        <p className="read">{t('error.noGameAccess')}</p>
        <Link to={path('my-profile')} className={buttonClass({ big: true, wide: true })}>
          {t('profile.goTo')}
        </Link>
      </Card>
    </div>
  );
}
