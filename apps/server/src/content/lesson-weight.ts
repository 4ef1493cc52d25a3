import type { LanguageCode, TeachingLanguage } from '@digipals/contract';
import type { ActivityFile, ListedLesson } from './lessons.ts';

/** Size in bytes of a lesson that a browser has saved. */
export type WeighLesson = (
  lesson: ListedLesson,
  variety: TeachingLanguage,
  language: LanguageCode,
) => number;

const MEDIUM = /\/media\/([\w.-]+)/g;

const mediaIn = (text: string): string[] => [...text.matchAll(MEDIUM)].map(([, name = '']) => name);

/**
 * Computes the size of saved lessons: all activities, and every medium that they or the index name,
 * each once.
 * @param mediaSizes size in bytes of each medium by file name
 */
export function createWeigher(
  files: readonly ActivityFile[],
  mediaSizes: ReadonlyMap<string, number>,
): WeighLesson {
  const sizes = new Map<string, number>();
  const media = new Map<string, readonly string[]>();
  for (const { activityId, variety, language, bytes } of files) {
    sizes.set(`${activityId}/${variety}-${language}`, bytes.length);
    // Speech is in the taught variety of English, so the media are the same in every help language.
    if (language === variety) {
      media.set(`${activityId}/${variety}`, mediaIn(bytes.toString()));
    }
  }
  const weigh = (lesson: ListedLesson, variety: TeachingLanguage, language: LanguageCode) => {
    const ids = lesson.activities.map(({ activityId }) => activityId);
    const texts = ids.map(
      id => sizes.get(`${id}/${variety}-${language}`) ?? sizes.get(`${id}/${variety}-${variety}`),
    );
    const listed = mediaIn([lesson, ...lesson.activities].map(one => one.thumbnail).join(' '));
    const named = new Set([...listed, ...ids.flatMap(id => media.get(`${id}/${variety}`) ?? [])]);
    const weights = [...texts, ...[...named].map(name => mediaSizes.get(name))];
    return weights.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0);
  };
  const known = new Map<string, number>();
  return (lesson, variety, language) => {
    const key = `${lesson.lessonId}/${variety}-${language}`;
    const weight = known.get(key) ?? weigh(lesson, variety, language);
    known.set(key, weight);
    return weight;
  };
}
