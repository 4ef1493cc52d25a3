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
  readonly number: number;
  readonly title: string;
  /** Only where it is written differently. */
  readonly titleUs?: string;
  readonly thumbnail: string;
  readonly activities: readonly ListedActivity[];
  /** Songs of the song menu; not part of the lesson's path. */
  readonly songs?: readonly ListedActivity[];
  readonly frames?: ListedFrames;
};

/** How many questions of an activity count for its score. */
export const mostOf = ({
  questionIds,
  unscored = [],
}: Pick<ListedActivity, 'questionIds' | 'unscored'>): number =>
  questionIds.length - unscored.length;

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
