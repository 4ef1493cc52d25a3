import type { TeachingLanguage } from '@digipals/contract/constants';
import { buildPack } from './build.ts';
import { buildDictionary } from './dictionary/build.ts';
import type { Dictionary } from './dictionary/read.ts';
import { type Pack, readPack } from './pack.ts';
import { gatherProblems, type Problems } from './problems.ts';
import { recordSpeech } from './speech.ts';

/** `speech`: makes speech of texts of the packs and of the dictionary that have none. @returns of how many */
export const makeSpeech = async (
  packs: readonly Pack[],
  dictionary: Dictionary,
  voices: string,
  problems: Problems,
): Promise<string> => {
  let made = 0;
  for (const pack of packs) {
    const { spoken } = buildPack(pack, gatherProblems(), true);
    const texts = (variety: TeachingLanguage) =>
      [...spoken[variety].values()].map(({ text }) => text);
    made += await recordSpeech(pack, { gb: texts('gb'), us: texts('us') }, voices);
    const recorded = readPack(pack.root, dictionary.root, problems);
    if (recorded) buildPack(recorded, problems);
  }
  const { spoken } = buildDictionary(dictionary, gatherProblems(), true);
  made += await recordSpeech(dictionary, { gb: spoken.gb.keys(), us: spoken.us.keys() }, voices);
  return `speech of ${made} texts made`;
};
