import { statSync } from 'node:fs';
import { relative } from 'node:path';
import type { Activity } from '@digipals/contract';
import { teachingLanguages } from '@digipals/contract/constants';
import type { BuiltActivity } from './build.ts';
import { activitiesOf } from './checks/course.ts';
import type { Pack } from './pack.ts';
import type { Problems } from './problems.ts';

/** Maximum size of a lesson that is saved for offline use. */
const mostBytes = 12 * 1024 * 1024;

/** File of each medium by its name in the build. */
export type Media = ReadonlyMap<string, string>;

const mediaIn = (activity: Activity): string[] =>
  [...JSON.stringify(activity).matchAll(/\/media\/([\w.-]+)/g)].map(([, name = '']) => name);

const sizeOf = (file: string | undefined): number => (file === undefined ? 0 : statSync(file).size);

/** Bytes of all media that activities name, each counted once. */
export const mediaBytes = (activities: readonly Activity[], media: Media): number =>
  [...new Set(activities.flatMap(mediaIn))].reduce(
    (bytes, name) => bytes + sizeOf(media.get(name)),
    0,
  );

/** Finds empty media, whose making was interrupted. @param root folder of the pack */
export const checkWhole = (media: Media, root: string, problems: Problems) => {
  for (const file of new Set(media.values()))
    if (sizeOf(file) === 0) problems.error(relative(root, file), 'is empty');
};

/** Finds lessons that are too large to save, in either English. */
export const checkWeights = (
  pack: Pack,
  built: readonly BuiltActivity[],
  media: Media,
  problems: Problems,
) => {
  for (const variety of teachingLanguages) {
    const activities = built
      .filter(one => one.variety === variety && one.language === variety)
      .map(({ activity }) => activity);
    for (const lesson of pack.lessons) {
      const bytes = mediaBytes(activitiesOf(lesson, activities), media);
      if (bytes > mostBytes)
        problems.error(
          lesson.place(['activities']),
          `its media are ${Math.ceil(bytes / 1024 / 1024)} MB in ${variety}, more than 12 MB`,
        );
    }
  }
};
