import type { Question } from '@digipals/contract';
import type { ListedLesson } from './lessons.ts';

/** Addresses of the pictures of a question; those of the right answer first. */
const picturesOf = ({ solution, components }: Question): string[] =>
  JSON.stringify([solution, components]).match(/\/media\/[^"]+\.webp/g) ?? [];

/**
 * The pictures of the stickers of a course by activity: its thumbnail, or, if several activities have the same one, a picture of
 * its own questions that no other sticker shows. Tests have none.
 */
export function stickerPictures(
  lessons: readonly ListedLesson[],
  findQuestion: (questionId: string) => Question | undefined,
): ReadonlyMap<string, string> {
  const activities = lessons.flatMap(lesson => lesson.activities.filter(({ test }) => !test));
  const byThumbnail = Map.groupBy(activities, ({ thumbnail }) => thumbnail);
  const shown = new Set(byThumbnail.keys());
  const pictureOf = ({ thumbnail, questionIds }: (typeof activities)[number]): string => {
    if (byThumbnail.get(thumbnail)?.length === 1) return thumbnail;
    const pictures = questionIds.flatMap(id => findQuestion(id) ?? []).flatMap(picturesOf);
    const picture = pictures.find(one => !shown.has(one)) ?? thumbnail;
    shown.add(picture);
    return picture;
  };
  return new Map(activities.map(activity => [activity.activityId, pictureOf(activity)]));
}
