import type { Activity, LanguageCode, Question, TeachingLanguage } from '@digipals/contract';
import { type PreparedBytes, prepareBytes } from '../app/prepared-bytes.ts';

/** An activity as the index of the content lists it. */
export type ListedActivity = {
  readonly activityId: string;
  readonly title: string;
  readonly thumbnail: string;
  readonly lingos: number;
  readonly scoreThreshold: number;
  readonly test: boolean;
  readonly questionIds: readonly string[];
};

/** A lesson as the index of the content lists it. */
export type ListedLesson = {
  /** The pack it belongs to: children go through the lessons of one pack. */
  readonly pack: string;
  readonly lessonId: string;
  readonly number: number;
  readonly title: string;
  readonly thumbnail: string;
  readonly activities: readonly ListedActivity[];
};

/** An activity in one English and with instructions in one language. */
export type ActivityFile = {
  readonly activityId: string;
  readonly variety: TeachingLanguage;
  readonly language: LanguageCode;
  readonly bytes: Buffer;
};

/** The learning content, in memory. */
export type Content = {
  /** Of all packs, in the order in which they are learnt. */
  readonly lessons: readonly ListedLesson[];
  /** Folder of pictures and sounds. */
  readonly mediaDir: string;
  findActivity(activityId: string): { activity: ListedActivity; lesson: ListedLesson } | undefined;
  /** Questions are found by their own id: it is unique over all content (AMBIG-26). */
  findQuestion(
    questionId: string,
    variety: TeachingLanguage,
  ): { activity: ListedActivity; question: Question } | undefined;
  /** Bytes of an activity; in English where the language is missing. */
  bytesOf(
    activityId: string,
    variety: TeachingLanguage,
    language: LanguageCode,
  ): PreparedBytes<Activity> | undefined;
};

/** Puts content together from its index and activities. */
export function createContent(
  index: readonly ListedLesson[],
  files: readonly ActivityFile[],
  mediaDir: string,
): Content {
  const lessons = [...index].sort((a, b) => a.number - b.number);
  const listed = new Map(
    lessons.flatMap(lesson =>
      lesson.activities.map(activity => [activity.activityId, { activity, lesson }] as const),
    ),
  );
  const prepared = new Map<string, PreparedBytes<Activity>>();
  const questions = new Map<string, { activity: ListedActivity; question: Question }>();
  for (const file of files) {
    const { activityId, variety, language, bytes } = file;
    prepared.set(`${activityId}/${variety}-${language}`, prepareBytes(bytes, 'application/json'));
    const found = listed.get(activityId);
    if (!found || language !== variety) continue;
    const { data } = JSON.parse(bytes.toString()) as Activity;
    for (const question of data) {
      questions.set(`${variety}/${question.id}`, { activity: found.activity, question });
    }
  }
  return {
    lessons,
    mediaDir,
    findActivity: activityId => listed.get(activityId),
    findQuestion: (questionId, variety) => questions.get(`${variety}/${questionId}`),
    bytesOf: (activityId, variety, language) =>
      prepared.get(`${activityId}/${variety}-${language}`) ??
      prepared.get(`${activityId}/${variety}-${variety}`),
  };
}
