import { buildPack } from './build.ts';
import { checkDrafts, publishedPart } from './build-drafts.ts';
import { buildDictionary } from './dictionary/build.ts';
import type { Dictionary } from './dictionary/read.ts';
import { buildReview } from './dictionary/review.ts';
import { screenFrames } from './frames/screen-frames.ts';
import type { Pack } from './pack.ts';
import { countErrors, gatherProblems, type Problems } from './problems.ts';
import { writePacks } from './write-packs.ts';

/** Options of a build. `out` is the folder to write to. */
export type BuildOptions = { allowMissing: boolean; drafts: boolean; out: string };

/** `build`: writes the course and the dictionary, unless they have an error. @returns what was written */
export const buildContent = async (
  packs: readonly Pack[],
  dictionary: Dictionary,
  problems: Problems,
  { allowMissing, drafts, out }: BuildOptions,
): Promise<string> => {
  const parts = packs.map(publishedPart);
  const published = parts.map(pack => buildPack(pack, problems, allowMissing));
  const tried = packs.map(pack => checkDrafts(pack, problems));
  const words = buildDictionary(dictionary, problems, allowMissing);
  const built = drafts
    ? tried.map(pack => buildPack(pack, gatherProblems(), true, true))
    : published;
  const review = buildReview(drafts ? packs : parts, built, dictionary.rows, problems);
  for (const pack of published) await screenFrames(pack, problems);
  if (countErrors(problems) > 0) return 'nothing written';
  writePacks(built, words, review, out);
  const media = new Set([...built, words, review].flatMap(one => [...one.media.keys()]));
  const activities = built.flatMap(one => one.activities);
  return `${activities.length} files of activities, ${media.size} media`;
};
