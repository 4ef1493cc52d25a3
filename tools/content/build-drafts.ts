import { seededRandom } from '@digipals/engine';
import { type BuiltPack, buildPack } from './build.ts';
import { draftPaths, isWithin, withoutPaths } from './drafts.ts';
import type { Pack } from './pack.ts';
import { checkPlay } from './play.ts';
import { gatherProblems, type Problems } from './problems.ts';

const seed = 20_250;

/** Plays every activity, right and wrong, and reports what does not work. */
export const playAll = (built: BuiltPack, problems: Problems) => {
  for (const { activity, path } of built.activities)
    for (const reason of checkPlay(activity, seededRandom(seed))) {
      // Problems of a question begin with its id.
      const [id = ''] = reason.split(': ');
      const place = built.places.get(id) ?? built.places.get(activity.id) ?? path;
      problems.error(place, reason);
    }
};

/** The pack that children see. */
export const publishedPart = (pack: Pack): Pack => withoutPaths(pack, draftPaths(pack));

/**
 * Checks the drafts of a pack as if they were published, and notes what is left to do.
 *
 * @returns the pack with those drafts that can be tried: without an error but missing media
 */
export const checkDrafts = (pack: Pack, problems: Problems): Pack => {
  const drafts = draftPaths(pack);
  if (drafts.length === 0) return pack;
  const own = gatherProblems();
  const built = buildPack(pack, own, true, true);
  const isOfDraft = (path: string) => isWithin(path, drafts);
  const broken = own.list().filter(({ path, level }) => level === 'error' && isOfDraft(path));
  if (broken.length === 0) playAll(built, own);
  for (const { path, reason } of own.list()) if (isOfDraft(path)) problems.note(path, reason);
  const files = pack.lessons.flatMap(({ activities }) => activities.map(({ file }) => file));
  return withoutPaths(
    pack,
    files.filter(file => isOfDraft(file) && broken.some(({ path }) => isWithin(path, [file]))),
  );
};
