import type { Activity, CanDo, LanguageCode, Question, TeachingLanguage } from '@digipals/contract';
import { type PreparedBytes, prepareBytes } from '../kernel/prepared-bytes.ts';
import { createCanDoLines } from './can-do-lines.ts';
import { type DictionaryAnswers, prepareDictionary, type WordFile } from './dictionary.ts';
import { createWeigher, type WeighLesson } from './lesson-weight.ts';
import {
  type ActivityFile,
  byPlace,
  type ListedActivity,
  type ListedFrames,
  type ListedLesson,
} from './lessons.ts';
import { stickerPictures } from './sticker-pictures.ts';
import { prepareWordReview, type WordReviewContent, type WordReviewFile } from './word-review.ts';

/** A question in each variety of English, with the same ids. */
export type FoundQuestion = {
  readonly activity: ListedActivity;
  readonly questions: readonly Question[];
};

/** The learning content, in memory. */
export type Content = {
  /** Lessons of all packs, in order. */
  readonly lessons: readonly ListedLesson[];
  /** Lessons of one pack in order; empty for an unknown pack. */
  lessonsOf(pack: string): readonly ListedLesson[];
  /** A lesson that ends with a letter to a friend, by its id. */
  framesOf(lessonId: string): (ListedLesson & { readonly frames: ListedFrames }) | undefined;
  /** Folder of pictures and sounds. */
  readonly mediaDir: string;
  /** Address of a picture by its name, such as `dog`; null if there is none. */
  pictureOf(name: string): string | null;
  /** Address of the picture on the sticker of an activity; a test has none. */
  stickerOf(activityId: string): string | undefined;
  findActivity(activityId: string): { activity: ListedActivity; lesson: ListedLesson } | undefined;
  /** Finds a question by its id, which is unique in all content (AMBIG-26). */
  findQuestion(questionId: string): FoundQuestion | undefined;
  /** Bytes of an activity; in English if the language is missing. */
  bytesOf(
    activityId: string,
    variety: TeachingLanguage,
    language: LanguageCode,
  ): PreparedBytes<Activity> | undefined;
  /** The can-do lines that a test checks; none for another activity. */
  canDoOf(activityId: string, variety: TeachingLanguage, language: LanguageCode): readonly CanDo[];
  /** The dictionary. */
  readonly words: DictionaryAnswers;
  /** Words in questions, and the texts of word reviews. */
  readonly wordReview: WordReviewContent;
  /** Size of a lesson in bytes. */
  readonly weightOf: WeighLesson;
};

/** Maps names of pictures to addresses. File names also contain a hash. */
const picturesIn = (files: Iterable<string>): ReadonlyMap<string, string> =>
  new Map(
    [...files].flatMap(file => {
      const name = /^(.+)\.\w+\.webp$/.exec(file)?.[1];
      return name === undefined ? [] : [[name, `/media/${file}`] as const];
    }),
  );

/**
 * Creates content from its index and activities.
 * @param mediaSizes size in bytes of each medium by file name
 * @param words the dictionary, in both varieties of English
 * @param review words in questions, and the texts of word reviews
 */
export function createContent(
  index: readonly ListedLesson[],
  files: readonly ActivityFile[],
  mediaDir: string,
  mediaSizes: ReadonlyMap<string, number> = new Map(),
  words: WordFile = { gb: [], us: [] },
  review: WordReviewFile = { uses: {}, texts: { gb: {}, us: {} } },
): Content {
  const lessons = [...index].sort(byPlace);
  const listed = new Map(
    lessons.flatMap(lesson =>
      [...lesson.activities, ...(lesson.songs ?? [])].map(
        activity => [activity.activityId, { activity, lesson }] as const,
      ),
    ),
  );
  const framed = new Map(
    lessons.flatMap(lesson => {
      const { lessonId, frames } = lesson;
      return frames ? [[lessonId, { ...lesson, frames }] as const] : [];
    }),
  );
  const byPack = Map.groupBy(lessons, ({ pack }) => pack);
  const weightOf = createWeigher(files, mediaSizes);
  const prepared = new Map<string, PreparedBytes<Activity>>();
  const found = new Map<string, FoundQuestion>();
  const pictures = picturesIn(mediaSizes.keys());
  for (const file of files) {
    const { activityId, variety, language, bytes } = file;
    prepared.set(`${activityId}/${variety}-${language}`, prepareBytes(bytes, 'application/json'));
    const activity = listed.get(activityId)?.activity;
    if (!activity || language !== variety) continue;
    const { data } = JSON.parse(bytes.toString()) as Activity;
    for (const question of data) {
      const questions = [...(found.get(question.id)?.questions ?? []), question];
      found.set(question.id, { activity, questions });
    }
  }
  const firstOf = (questionId: string) => found.get(questionId)?.questions[0];
  const stickers = new Map(
    [...byPack.values()].flatMap(pack => [...stickerPictures(pack, firstOf)]),
  );
  const bytesOf: Content['bytesOf'] = (activityId, variety, language) =>
    prepared.get(`${activityId}/${variety}-${language}`) ??
    prepared.get(`${activityId}/${variety}-${variety}`);
  return {
    lessons,
    mediaDir,
    weightOf,
    words: prepareDictionary(words),
    wordReview: prepareWordReview(review),
    pictureOf: name => pictures.get(name) ?? null,
    lessonsOf: pack => byPack.get(pack) ?? [],
    framesOf: lessonId => framed.get(lessonId),
    stickerOf: activityId => stickers.get(activityId),
    findActivity: activityId => listed.get(activityId),
    findQuestion: questionId => found.get(questionId),
    bytesOf,
    canDoOf: createCanDoLines(bytesOf),
  };
}
