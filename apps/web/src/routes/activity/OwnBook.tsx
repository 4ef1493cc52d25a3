import type { Activity } from '@digipals/contract';
import { TextPartProvider } from '@digipals/i18n/react';
import { bookPages } from '../../features/books/pages/book-pages.ts';
import { useMe } from '../../features/me-card/lesson/use-me.ts';
import { useSession } from '../../features/session/session-context.tsx';
import { Later, latePart } from '../../shared/later.tsx';
import { usePageTitle } from '../../shared/page-title.tsx';
import { path } from '../../shared/routing/paths.ts';
import { Waiting } from '../../shared/Waiting.tsx';

const book = latePart(() => import('../../features/books/Book.tsx'));

type Props = { activity: Activity; isPoster: boolean };

/**
 * /activity/{activityId}?book: what the child chose in an activity of a review, as a book (COURSE-79); with
 * `?book=poster` as a poster (COURSE-93).
 */
export function OwnBook({ activity, isPoster }: Props) {
  const me = useMe(useSession().user, activity);
  const { title } = activity.meta;
  usePageTitle(title);
  if (!me) return <Waiting />;
  return (
    <TextPartProvider part="pages" waiting={<Waiting />}>
      <Later
        part={book}
        props={{
          title,
          pages: bookPages(activity, me),
          isPoster,
          activity: path('activity-builder', { activityId: activity.id }),
          back: path('training-menu'),
        }}
        waiting={<Waiting />}
      />
    </TextPartProvider>
  );
}
