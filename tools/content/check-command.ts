import { type BuiltPack, buildPack, unusedMedia } from './build.ts';
import { checkDrafts, playAll, publishedPart } from './build-drafts.ts';
import { buildDictionary, unusedWordMedia } from './dictionary/build.ts';
import type { Dictionary } from './dictionary/read.ts';
import { draftPaths } from './drafts.ts';
import { screenFrames } from './frames/screen-frames.ts';
import type { Pack } from './pack.ts';
import { countErrors, gatherProblems, type Problems } from './problems.ts';
import { oldRecordings } from './voices/recordings.ts';

/** Warns of media that neither the pack nor its drafts nor the dictionary use. */
const checkMedia = (
  pack: Pack,
  published: BuiltPack,
  ofWords: ReadonlySet<string>,
  problems: Problems,
) => {
  const all = draftPaths(pack).length > 0 ? buildPack(pack, gatherProblems(), true) : published;
  const texts = new Map(oldRecordings(pack, all.spoken).map(({ file, text }) => [file, text]));
  for (const file of unusedMedia(pack, all, ofWords)) {
    const text = texts.get(file);
    const why =
      text === undefined ? 'is not used' : `was recorded for “${text}”, which nobody says now`;
    problems.warn(`${pack.id}/media/${file}`, why);
  }
};

/** `check`: builds everything in memory and plays it. @returns how much was played */
export const checkContent = async (
  packs: readonly Pack[],
  dictionary: Dictionary,
  problems: Problems,
): Promise<string> => {
  let played = 0;
  const words = buildDictionary(dictionary, problems);
  const ofWords = new Set(words.media.values());
  for (const file of unusedWordMedia(dictionary, words))
    problems.warn(`dictionary/media/${file}`, 'is not used');
  for (const pack of packs) {
    const built = buildPack(publishedPart(pack), problems);
    if (countErrors(problems) === 0) playAll(built, problems);
    await screenFrames(built, problems);
    checkDrafts(pack, problems);
    checkMedia(pack, built, ofWords, problems);
    played += built.activities.length;
  }
  return `${played} activities played`;
};
