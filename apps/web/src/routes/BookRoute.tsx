import type { Activity, Languages } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCacheActivity } from '../features/activities/keep/use-cache-activity.ts';
import { FailedActivity } from '../features/activities/play/FailedActivity.tsx';
import { useActivity } from '../features/activities/play/use-activity.ts';
import { Book } from '../features/books/Book.tsx';
import { bookPages } from '../features/books/book-pages.ts';
import { languagesQuery } from '../features/languages/languages-query.ts';
import { useMe } from '../features/me-card/lesson/use-me.ts';
import { useSession } from '../features/session/session-context.tsx';
import { usePageTitle } from '../shared/page-title.tsx';
import { path } from '../shared/routing/paths.ts';
import { useParam } from '../shared/routing/use-params.ts';
import { useServices } from '../shared/services.tsx';
import { Waiting } from '../shared/Waiting.tsx';

/** /book/{activityId}: what the child chose in an activity of a review, as a book (COURSE-79). */
export default function BookRoute() {
  const query = useQuery(languagesQuery(useSession().user.userId));
  if (query.data) return <LoadedBook languages={query.data} />;
  return query.isError ? <FailedActivity onRetry={() => void query.refetch()} /> : <Waiting />;
}

function LoadedBook({ languages }: { languages: Languages }) {
  const { history } = useServices();
  const loaded = useActivity(useParam('activityId'), languages.supportLanguage, languages);
  const denied = loaded.state === 'noAccess';
  useEffect(() => {
    if (denied) history.replace(path('activity-no-access'));
  }, [denied, history]);
  if (loaded.state === 'failed') return <FailedActivity onRetry={loaded.retry} />;
  if (loaded.state !== 'success') return <Waiting />;
  return <OwnBook activity={loaded.activity} languages={languages} />;
}

function OwnBook({ activity, languages }: { activity: Activity; languages: Languages }) {
  const me = useMe(useSession().user, activity);
  const { title } = activity.meta;
  usePageTitle(title);
  useCacheActivity(activity.id, languages);
  if (!me) return <Waiting />;
  return (
    <Book
      title={title}
      pages={bookPages(activity, me)}
      activity={path('activity-builder', { activityId: activity.id })}
      back={path('training-menu')}
    />
  );
}
