import type { TeachingLanguage } from '@digipals/contract/constants';
import { buildPack, unusedMedia } from './build.ts';
import { buildDictionary } from './dictionary/build.ts';
import type { Dictionary } from './dictionary/read.ts';
import { type Pack, readPack } from './pack.ts';
import { countErrors, gatherProblems, type Problems } from './problems.ts';
import { recordSpeech, removeSpeech } from './speech.ts';

/**
 * `speech`: makes speech of texts of the packs and of the dictionary that have none, and deletes what no text of
 * a pack needs any more. Recordings of people stay.
 *
 * @returns how many recordings were made and deleted
 */
export const makeSpeech = async (
  packs: readonly Pack[],
  dictionary: Dictionary,
  voices: string,
  problems: Problems,
): Promise<string> => {
  let made = 0;
  let removed = 0;
  const ofWords = new Set(buildDictionary(dictionary, gatherProblems(), true).media.values());
  for (const pack of packs) {
    const { spoken } = buildPack(pack, gatherProblems(), true);
    const texts = (variety: TeachingLanguage) =>
      [...spoken[variety].values()].map(({ text }) => text);
    made += await recordSpeech(pack, { gb: texts('gb'), us: texts('us') }, voices);
    const recorded = readPack(pack.root, dictionary.root, problems);
    if (!recorded) continue;
    const built = buildPack(recorded, problems);
    // An activity with errors is left out, and its speech would seem to be unused.
    if (countErrors(problems) === 0)
      removed += removeSpeech(recorded, unusedMedia(recorded, built, ofWords));
  }
  const { spoken } = buildDictionary(dictionary, gatherProblems(), true);
  made += await recordSpeech(dictionary, { gb: spoken.gb.keys(), us: spoken.us.keys() }, voices);
  return `${made} recordings made, ${removed} deleted`;
};
