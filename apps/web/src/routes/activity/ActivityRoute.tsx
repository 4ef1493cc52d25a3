import { invalidateChanges } from '@digipals/client';
import type { ActivityPart, Languages } from '@digipals/contract';
import type { LanguageCode } from '@digipals/contract/constants';
import { TextPartProvider } from '@digipals/i18n/react';
import { firstQuestions, preloadParts } from '@digipals/player';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { activityQuery } from '../../features/activities/keep/activity-query.ts';
import { forgetKeptRun } from '../../features/activities/keep/kept-run.ts';
import { readKeptRun } from '../../features/activities/keep/read-kept-run.ts';
import { useCacheActivity } from '../../features/activities/keep/use-cache-activity.ts';
import { useOwnDomino } from '../../features/activities/keep/use-own-domino.ts';
import { useOutbox } from '../../features/activities/outbox/outbox.ts';
import { partOf } from '../../features/activities/parts/activity-part.ts';
import { ActivityRun } from '../../features/activities/play/ActivityRun.tsx';
import { FailedActivity } from '../../features/activities/play/FailedActivity.tsx';
import { useActivity } from '../../features/activities/play/use-activity.ts';
import { useChooseLanguage } from '../../features/activities/play/use-choose-language.ts';
import { languagesQuery } from '../../features/languages/languages-query.ts';
import { useKeepChoices, useMe } from '../../features/me-card/lesson/use-me.ts';
import { restQuery } from '../../features/rest/query/use-rest.ts';
import { useSession } from '../../features/session/session-context.tsx';
import {
  forgetFinishedOffline,
  markFinishedOffline,
} from '../../features/training/progress/finished-offline.ts';
import { Later, latePart } from '../../shared/later.tsx';
import { remoteData } from '../../shared/remote-data.ts';
import { match } from '../../shared/routing/match.ts';
import { path } from '../../shared/routing/paths.ts';
import { useParam, useQueryParam } from '../../shared/routing/use-params.ts';
import { type Services, useServices } from '../../shared/services.tsx';
import { Waiting } from '../../shared/Waiting.tsx';
import { useMayBegin } from '../begin/use-may-begin.ts';
import { OwnBook } from './OwnBook.tsx';

const choosePart = latePart(() => import('../../features/activities/parts/choose/ChoosePart.tsx'));

/** Preloads the activity in the child's language and the parts of its first question. */
export async function prepare({ queries, history }: Services, userId: string): Promise<void> {
  const activityId = match(history.location.pathname)?.params['activityId'] ?? '';
  const rest = queries.prefetchQuery(restQuery(userId));
  const { supportLanguage } = await queries.fetchQuery(languagesQuery(userId));
  const activity = await queries.fetchQuery(activityQuery(activityId, supportLanguage));
  await Promise.all([preloadParts(firstQuestions(activity)), rest]);
}

/** /activity/{activityId}: the player (ROUTE-27, ROUTE-35). */
export default function ActivityRoute() {
  const { userId } = useSession().user;
  const blockNavigation = !['false', null].includes(useQueryParam('blockNavigation'));
  const book = useQueryParam('book');
  const query = useQuery(languagesQuery(userId));
  const languages = remoteData(query);
  // A child may also leave a page that shows no run, or has failed to show it. A reload runs no cleanup.
  useEffect(() => (book === null ? forgetKeptRun : undefined), [book]);
  const frame = { blockNavigation };
  if (languages.state === 'success')
    return <LoadedActivity {...frame} userId={userId} languages={languages.data} book={book} />;
  if (languages.state !== 'failed') return <Waiting />;
  return <FailedActivity {...frame} onRetry={() => void query.refetch()} />;
}

type LoadedProps = {
  userId: string;
  languages: Languages;
  blockNavigation: boolean;
  /** Whether and how the activity is shown as a book. */
  book: string | null;
};

function LoadedActivity({ userId, languages, blockNavigation, book }: LoadedProps) {
  const activityId = useParam('activityId');
  const [language, setLanguage] = useState<LanguageCode>(languages.supportLanguage);
  const loaded = useActivity(activityId, language, languages);
  const mayBegin = useMayBegin(userId);
  const { history, storage } = useServices();
  const queries = useQueryClient();
  const chooseLanguage = useChooseLanguage({
    load: code => queries.fetchQuery(activityQuery(activityId, code)),
    show: setLanguage,
  });
  const outbox = useOutbox();
  const denied = loaded.state === 'noAccess';
  useEffect(() => {
    if (denied) history.replace(path('activity-no-access'));
  }, [denied, history]);
  if (loaded.state === 'failed')
    return <FailedActivity blockNavigation={blockNavigation} onRetry={loaded.retry} />;
  if (loaded.state !== 'success' || !mayBegin) return <Waiting />;
  const refresh = () => {
    if (outbox.isEmpty(userId)) forgetFinishedOffline(storage, userId);
    void invalidateChanges(queries, 'POST users/{id}/solution');
  };
  const { activity } = loaded;
  if (book !== null) return <OwnBook activity={activity} isPoster={book === 'poster'} />;
  const props = {
    ...{ userId, activity, languages, blockNavigation },
    language: loaded.language,
    onLanguage: chooseLanguage,
    onSaved: refresh,
  };
  return activity.parts ? <PartRun {...props} parts={activity.parts} /> : <CourseRun {...props} />;
}

type RunProps = ComponentProps<typeof ActivityRun>;
type CourseProps = Omit<
  RunProps,
  'exit' | 'domino' | 'me' | 'isKept' | 'onRecord' | 'onFinish' | 'onUnsent'
>;

/** A run through the part of an activity that the child chooses; a reload goes on with the same part. */
function PartRun({ parts, ...props }: CourseProps & { parts: readonly ActivityPart[] }) {
  const { userId, activity, blockNavigation } = props;
  const [chosen, choose] = useState(() =>
    parts.findIndex(part => readKeptRun(userId, partOf(activity, part)) !== null),
  );
  const part = parts[chosen];
  if (part) return <CourseRun {...props} activity={partOf(activity, part)} />;
  const exit = blockNavigation ? undefined : path('training-menu');
  return (
    <TextPartProvider part="pages" waiting={<Waiting />}>
      <Later part={choosePart} props={{ activity, exit, onChoose: choose }} waiting={<Waiting />} />
    </TextPartProvider>
  );
}

/** A run through an activity of the course; its rewards follow. */
function CourseRun(props: CourseProps) {
  const { userId, activity, languages } = props;
  const { history, storage, popups, browser } = useServices();
  const domino = useOwnDomino(userId);
  const me = useMe(useSession().user, activity);
  const keepChoices = useKeepChoices(userId, activity);
  useCacheActivity(activity.id, languages);
  const markOffline = (percent: number) =>
    markFinishedOffline(storage, userId, activity.id, percent);
  const finish = (percent: number) => {
    if (browser.isOnline()) {
      history.replace(path('activity-rewards', { activityId: activity.id }));
      return;
    }
    markOffline(percent);
    popups.show({
      title: t => t('common.hooray'),
      text: t => t('player.finishedOffline'),
      mood: 'cheer',
      closable: false,
      to: path('training-menu'),
    });
  };
  if (!me) return <Waiting />;
  return (
    <ActivityRun
      {...props}
      domino={domino}
      me={me}
      isKept
      onRecord={keepChoices}
      exit={path('training-menu')}
      onFinish={finish}
      onUnsent={markOffline}
    />
  );
}
