import { isCompleted } from '@digipals/engine';
import type { Translate } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import {
  type FinishedRun,
  useFinishedRun,
  useSetFinishedRun,
} from '../features/activities/keep/finished-run.ts';
import { NoRewards } from '../features/activities/rewards/NoRewards.tsx';
import { Rewards } from '../features/activities/rewards/Rewards.tsx';
import { type Onward, RewardsActions } from '../features/activities/rewards/RewardsActions.tsx';
import { Scene } from '../features/activities/rewards/Scene.tsx';
import { languagesQuery } from '../features/languages/languages-query.ts';
import { AvatarFigure } from '../features/profile/own/AvatarFigure.tsx';
import { useSession } from '../features/session/session-context.tsx';
import type { NextStep } from '../features/training/next/next-step.ts';
import { useNextStep } from '../features/training/next/use-next-step.ts';
import { usePageTitle } from '../shared/page-title.tsx';
import { path } from '../shared/routing/paths.ts';
import { useParam } from '../shared/routing/use-params.ts';
import { Waiting } from '../shared/Waiting.tsx';
import { useMayBegin } from './begin/use-may-begin.ts';

/** /activity/{activityId}/rewards (ROUTE-25, NOTSHOWN-56) */
export default function ActivityRewardsRoute() {
  const t = useText();
  const { user, premium } = useSession();
  const activityId = useParam('activityId');
  const run = useFinishedRun(user.userId, activityId);
  const setRun = useSetFinishedRun(user.userId, activityId);
  const percent = premium ? run?.percent : undefined;
  const next = useNextStep({ userId: user.userId, activityId, percent });
  usePageTitle(run?.title ?? t('common.hooray'));
  const english = useQuery(languagesQuery(user.userId)).data?.teachingLanguage ?? 'gb';
  if (!useMayBegin(user.userId)) return <Waiting />;
  const figure = <AvatarFigure user={user} happy={run !== undefined} />;
  if (!run)
    return (
      <Scene figure={figure}>
        <NoRewards />
      </Scene>
    );
  return (
    <Rewards
      run={run}
      username={user.username}
      english={english}
      figure={figure}
      onSeen={() => setRun(before => before && { ...before, seen: true })}
      actions={
        <RewardsActions
          activityId={activityId}
          onward={onwardTo(t, next)}
          menu={menuOf(t, next)}
          again={againAfter(run)}
        />
      }
    />
  );
}

/** A passed test cannot be played again; fewer than half right answers call for another try. */
function againAfter({ percent, right, total, test }: FinishedRun): 'no' | 'yes' | 'first' {
  if (test && isCompleted(percent, 100)) return 'no';
  return isCompleted(right, total) ? 'yes' : 'first';
}

function onwardTo(t: Translate, next: NextStep | null | undefined): Onward | null {
  if (next?.kind === 'activity') {
    const { activityId, title, thumbnail, test } = next.activity;
    return {
      to: path('activity-builder', { activityId }),
      title,
      thumbnail,
      lead: t('action.goOn'),
      note: test ? t('training.testStay') : undefined,
    };
  }
  if (next?.kind === 'letter') {
    const { lessonId, title, thumbnail } = next.lesson;
    return { to: path('write', { lessonId }), title, thumbnail, lead: t('frame.title') };
  }
  if (next?.kind === 'lesson' && next.lesson) {
    const { title, thumbnail } = next.lesson;
    return { to: next.menu, title, thumbnail, lead: t('training.unlocked') };
  }
  return null;
}

/** An activity in no lesson is a song of the song menu. */
function menuOf(t: Translate, next: NextStep | null | undefined) {
  if (next === null) return { to: path('song-menu'), label: t('songs.title') };
  return { to: next?.menu ?? path('training-menu'), label: t('rewards.toTraining') };
}
