import type { LanguageCode, LessonFrames, TeachingLanguage } from '@digipals/contract';

/** An activity as the index of the content lists it. */
export type ListedActivity = {
  readonly activityId: string;
  readonly title: string;
  /** Only where it is written differently. */
  readonly titleUs?: string;
  readonly thumbnail: string;
  readonly lingos: number;
  readonly scoreThreshold: number;
  readonly test: boolean;
  readonly questionIds: readonly string[];
  /** How many of its questions a child is asked; all of them by default. */
  readonly asked?: number;
  /** Whether a child is asked those whose words it got right least often. */
  readonly picked?: true;
  /** What the child chooses in it is a book. */
  readonly book?: true;
  /** This book is a poster. */
  readonly poster?: true;
  /** Questions outside the score: what a child says in a test. */
  readonly unscored?: readonly string[];
};

/** The frames of a lesson in each variety of English. */
export type ListedFrames = Readonly<
  Record<TeachingLanguage, Pick<LessonFrames, 'frame' | 'answerFrame' | 'dominoAnswer'>>
>;

/** A lesson as the index of the content lists it. */
export type ListedLesson = {
  /** Pack of the lesson. A child learns the lessons of one pack. */
  readonly pack: string;
  readonly lessonId: string;
  /** Its place in the course; that of a review is the last lesson of its block. */
  readonly number: number;
  readonly review?: true;
  readonly title: string;
  /** Only where it is written differently. */
  readonly titleUs?: string;
  readonly thumbnail: string;
  readonly activities: readonly ListedActivity[];
  /** Songs of the song menu; not part of the lesson's path. */
  readonly songs?: readonly ListedActivity[];
  readonly frames?: ListedFrames;
};

type Asks = Pick<ListedActivity, 'questionIds' | 'asked'>;

/** How many questions of an activity a child is asked. */
export const askedIn = ({ questionIds, asked }: Asks): number => asked ?? questionIds.length;

/** How many questions of an activity count for its score. */
export const mostOf = ({
  unscored = [],
  ...activity
}: Asks & Pick<ListedActivity, 'unscored'>): number => askedIn(activity) - unscored.length;

/** Lessons by their place in the course; a review follows the last lesson of its block. */
export const byPlace = (one: ListedLesson, other: ListedLesson): number =>
  one.number - other.number || Number(one.review ?? false) - Number(other.review ?? false);

/** What adults read in files: “Lesson 3”, or “Review 6” for the one after lesson 6. */
export const placeName = ({ number, review }: ListedLesson): string =>
  `${review ? 'Review' : 'Lesson'} ${number}`;

/** The number of a lesson, and whether it is a review. */
export const numberOf = ({ number, review }: ListedLesson) => ({
  number,
  ...(review && { review }),
});

/** Title in a variety of English. */
export const titleIn = (
  variety: TeachingLanguage,
  { title, titleUs }: { readonly title: string; readonly titleUs?: string },
): string => (variety === 'us' ? (titleUs ?? title) : title);

/** An activity in one variety of English, with instructions in one language. */
export type ActivityFile = {
  readonly activityId: string;
  readonly variety: TeachingLanguage;
  readonly language: LanguageCode;
  readonly bytes: Buffer;
};
