import { britishOf, buildPack } from '../build.ts';
import type { Pack } from '../pack.ts';
import { gatherProblems } from '../problems.ts';
import { wordList } from './word-list.ts';

/** `words LESSON`: prints the words that must return in a lesson or review of the course. */
export const showWords = (packs: readonly Pack[], lesson: string): string => {
  for (const pack of packs.filter(one => one.course)) {
    const { activities } = buildPack(pack, gatherProblems(), true, true);
    console.log(wordList(lesson, pack, britishOf(activities)));
  }
  return `lesson ${lesson}`;
};
