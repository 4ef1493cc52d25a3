import type { Pack } from '../pack.ts';
import type { Problems } from '../problems.ts';
import { newActivity, newLesson } from './new-content.ts';

/** `new lesson NAME` and `new activity LESSON NAME`. @returns what was made */
export const createContent = (
  pack: Pack,
  [what, first, second]: readonly string[],
  problems: Problems,
): string => {
  if (what !== 'lesson' && what !== 'activity')
    return 'new what? new lesson NAME, or new activity LESSON NAME';
  const made =
    what === 'lesson'
      ? newLesson(pack, first, problems)
      : newActivity(pack, first, second, problems);
  return made === null
    ? 'nothing written'
    : `${made} is a draft; check names what is left to write`;
};
