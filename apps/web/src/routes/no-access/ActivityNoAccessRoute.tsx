import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, Domino } from '@digipals/ui';
import { useSession } from '../../features/session/session-context.tsx';
import { PageHeading, usePageTitle } from '../../shared/page-title.tsx';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import css from './ActivityNoAccessRoute.module.css';
import { ForGrownUp } from './ForGrownUp.tsx';

/**
 * /activity-no-access: a child without the premium licence reads whom to ask (ROUTE-30, ERR-05); another
 * one reads that the activity is locked.
 */
export default function ActivityNoAccessRoute() {
  const t = useText();
  const { premium } = useSession();
  usePageTitle(t('common.oops'));
  return (
    <div className={css['place']}>
      <Card className={css['card']}>
        <Domino mood="think" className={css['dog']} />
        {/* The text without premium begins with “Oops!” itself. */}
        <PageHeading>{t(premium ? 'common.oops' : 'error.noGameAccess')}</PageHeading>
        {premium ? <p className="read">{t('error.activityLocked')}</p> : <ForGrownUp />}
        <Link
          to={path(premium ? 'training-menu' : 'my-profile')}
          className={buttonClass({ big: true, wide: true })}
        >
          {t(premium ? 'rewards.toTraining' : 'profile.goTo')}
        </Link>
      </Card>
    </div>
  );
}
