import { useText } from '@digipals/i18n/react';
import { useFinishedRun } from '../features/activities/finished-run.ts';
import { NoRewards } from '../features/activities/NoRewards.tsx';
import { Rewards } from '../features/activities/Rewards.tsx';
import { AvatarFigure } from '../features/profile/AvatarFigure.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { usePageTitle } from '../shared/page-title.tsx';
import { useParam } from '../shared/routing/use-params.ts';
import css from './ActivityRewardsRoute.module.css';

/** /activity/{activityId}/rewards (ROUTE-25, NOTSHOWN-56) */
export default function ActivityRewardsRoute() {
  const t = useText();
  const { user } = useSession();
  const activityId = useParam('activityId');
  const run = useFinishedRun(activityId);
  usePageTitle(run?.title ?? t('common.hooray'));
  return (
    <div className={css['win']}>
      <AvatarFigure user={user} happy={run !== undefined} />
      {run ? <Rewards run={run} username={user.username} activityId={activityId} /> : <NoRewards />}
    </div>
  );
}
