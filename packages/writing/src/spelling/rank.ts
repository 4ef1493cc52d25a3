import type { TeachingLanguage } from '@digipals/contract';
import { lexicon } from '../lexicon/lexicon.ts';
import { isInDictionary, smallWords } from '../words/known-words.ts';
import { costOf } from './cost.ts';
import { createDeleteIndex, type DeleteIndex } from './delete-index.ts';
import { readWords } from './read-words.ts';
import { soundOf } from './sound.ts';

/** The cost of a rarer word, by its frequency group; the last is for words that are only in the dictionary. */
const GROUP_COST = [0, 0.2, 0.4, 0.9];
const RARE = 3;
const RARE_MIN_LENGTH = 6;
/** The other English's word is suggested last. */
const OTHER_DIALECT_COST = 0.5;

/** The highest cost of a misspelling, by its length. */
const mostFor = (length: number): number =>
  length <= 3 ? 0.75 : length === 4 ? 1.05 : length <= 6 ? 1.6 : 2.2;

type Index = {
  /** Words of the lexicon within two letters. */
  readonly frequent: DeleteIndex;
  /** Words of the lexicon by their sound. */
  readonly sounds: ReadonlyMap<string, string[]>;
  /** Words of the dictionaries within one letter. */
  readonly rare: DeleteIndex;
};

let unfit: RegExp | undefined;
let neverOffered: ReadonlySet<string> | undefined;
let index: Index | undefined;

/** Whether a word may be suggested to a child. */
export function isFit(word: string): boolean {
  unfit ??= new RegExp(`^(?:${readWords('unfit.txt').join('|')})`);
  neverOffered ??= new Set(readWords('never-offered.txt'));
  if (neverOffered.has(word)) return false;
  const { groups, proper } = lexicon();
  return groups.has(word) || proper.has(word) || !unfit.test(word);
}

function createIndex(): Index {
  const { groups, proper } = lexicon();
  const frequent = [...new Set([...groups.keys(), ...proper.keys()])].filter(isFit);
  const sounds = new Map<string, string[]>();
  for (const word of frequent) {
    const sound = soundOf(word);
    sounds.set(sound, [...(sounds.get(sound) ?? []), word]);
  }
  const rare = [...smallWords()].filter(
    word => word.length >= RARE_MIN_LENGTH && !groups.has(word) && isFit(word),
  );
  return {
    frequent: createDeleteIndex(frequent, 2),
    sounds,
    rare: createDeleteIndex(rare, 1),
  };
}

function near(wrong: string): Set<string> {
  index ??= createIndex();
  const { frequent, sounds, rare } = index;
  const alike = sounds.get(soundOf(wrong)) ?? [];
  return new Set([...frequent.near(wrong), ...alike, ...rare.near(wrong)]);
}

/** A candidate; the lower its cost, the likelier. */
export type Candidate = { readonly word: string; readonly cost: number };

/** The likeliest words for an unknown lowercase word, best first. */
export function rank(wrong: string, dialect: TeachingLanguage, count = 3): Candidate[] {
  const most = mostFor(wrong.length);
  const candidates: Candidate[] = [];
  for (const word of near(wrong)) {
    const cost = costOf(wrong, word, most);
    if (cost <= most && word.length > 1)
      candidates.push({ word, cost: cost + rarity(word, dialect) });
  }
  return candidates.sort((one, other) => one.cost - other.cost).slice(0, count);
}

function rarity(word: string, dialect: TeachingLanguage): number {
  const { groups, dialects, proper } = lexicon();
  const group = groups.get(word) ?? (proper.has(word) ? 2 : RARE + 1);
  const others = dialects.get(word);
  const foreign =
    (group > RARE || (others !== undefined && others !== dialect)) &&
    !isInDictionary(word, dialect);
  return (GROUP_COST[group - 1] ?? 1) + (foreign ? OTHER_DIALECT_COST : 0);
}
