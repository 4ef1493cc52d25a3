import { type Content, createContent } from '../content/content.ts';
import type { ListedActivity } from '../content/lessons.ts';
import { filesOf, listed, sampleReview, sampleWords } from './sample-content.ts';

/**
 * Three lessons of one activity, of which the second has a review with a word park that asks two of the questions of
 * `first` and a theatre that asks two of its four.
 */
export function sampleWithReview(): Content {
  const park: ListedActivity = { ...listed('park', 5, false), asked: 2, picked: true };
  const theatre: ListedActivity = { ...listed('theatre', 5, false), asked: 2, book: true };
  const lesson = (number: number, ...activities: ListedActivity[]) => ({
    pack: 'starter',
    lessonId: `lesson-${number}`,
    number,
    title: `Lesson ${number}`,
    thumbnail: `/media/lesson-${number}.webp`,
    activities,
  });
  const lessons = [
    lesson(3, listed('three', 5, false)),
    { ...lesson(2, park, theatre), lessonId: 'review-2', review: true as const },
    lesson(2, listed('two', 5, false)),
    lesson(1, listed('one', 5, false)),
  ];
  const files = lessons.flatMap(({ activities }) => activities.flatMap(filesOf));
  const uses = ['apple', 'autumn', 'zoo', 'apple'].flatMap((word, index) => {
    const use = { shows: [word], asks: [word], proves: 'understood' as const };
    return ['park', 'one'].map(activity => [`${activity}-q${index + 1}`, use] as const);
  });
  const review = { ...sampleReview, uses: Object.fromEntries(uses) };
  return createContent(lessons, files, '/nowhere', new Map(), sampleWords, review);
}

/** Five lessons of one activity; the second and the fourth have a review, whose activity is a poster. */
export function sampleWithTwoReviews(): Content {
  const unit = (number: number, activity: ListedActivity, review?: true) => ({
    pack: 'starter',
    lessonId: `${review ? 'review' : 'lesson'}-${number}`,
    number,
    ...(review && { review }),
    title: `Lesson ${number}`,
    thumbnail: `/media/lesson-${number}.webp`,
    activities: [activity],
  });
  const plain = ['one', 'two', 'three', 'four', 'five'];
  const lessons = [
    ...plain.map((name, index) => unit(index + 1, listed(name, 5, false))),
    ...[2, 4].map(number =>
      unit(number, { ...listed(`poster-${number}`, 5, false), book: true, poster: true }, true),
    ),
  ];
  const files = lessons.flatMap(({ activities }) => activities.flatMap(filesOf));
  return createContent(lessons, files, '/nowhere');
}
