import type { Activity, Languages } from '@digipals/contract';
import type { LanguageCode } from '@digipals/contract/constants';
import { ActivityPlayer, type PlayerHandle, type PlayerPorts } from '@digipals/player';
import { useMemo, useRef } from 'react';
import { usePageTitle } from '../../../shared/page-title.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { useServices } from '../../../shared/services.tsx';
import { useCacheActivity } from '../keep/use-cache-activity.ts';
import type { FinishedRun } from '../outbox/finished-run.ts';
import { createMicrophone } from './microphone.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useOfflineMessage } from './use-offline-message.ts';
import { useRecorder } from './use-recorder.ts';

type Props = {
  userId: string;
  activity: Activity;
  language: LanguageCode;
  languages: Languages;
  blockNavigation: boolean;
  onLanguage(code: LanguageCode): void;
  onFinishedOffline(percent: number): void;
  onSaved(): void;
};

/** The player in its page: sounds, sending answers, leave guards and what follows the end. */
export function ActivityRun(props: Props) {
  const { userId, activity, onSaved, onFinishedOffline } = props;
  const { history, popups, browser, analytics } = useServices();
  const player = useRef<PlayerHandle>(null);
  const recorder = useRecorder({
    userId,
    activityId: activity.id,
    onSaved,
    onUnsent: onFinishedOffline,
  });
  usePageTitle(activity.meta.title);
  useLeaveGuard({ player, activityId: activity.id, test: activity.meta.test ?? true });
  useOfflineMessage();
  useCacheActivity(activity.id, props.languages);

  const finish = (score: Omit<FinishedRun, 'title' | 'test' | 'lingoCredit'>) => {
    const { title, test = true } = activity.meta;
    recorder.finish({ ...score, title, test });
    if (browser.isOnline()) {
      history.replace(path('activity-rewards', { activityId: activity.id }));
      return;
    }
    onFinishedOffline(score.percent);
    popups.show({
      title: t => t('common.hooray'),
      text: t => t('player.finishedOffline'),
      mood: 'cheer',
      closable: false,
      to: path('training-menu'),
    });
  };

  return (
    <ActivityPlayer
      ref={player}
      activity={activity}
      language={props.language}
      languages={props.languages}
      blockNavigation={props.blockNavigation}
      ports={usePlayerPorts()}
      onLanguage={props.onLanguage}
      onRecord={recorder.record}
      onAnswer={analytics.answered}
      onFinish={finish}
      onExit={() => history.push(path('training-menu'))}
    />
  );
}

function usePlayerPorts(): PlayerPorts {
  const { sounds, random, now } = useServices();
  return useMemo(
    () => ({
      sound: sounds,
      microphone: createMicrophone(navigator.mediaDevices),
      random,
      now,
      log: message => globalThis.reportError?.(new Error(message)),
      effect: sounds.effect,
    }),
    [sounds, random, now],
  );
}
