import { lexicon } from '../lexicon/lexicon.ts';
import { costOf } from './cost.ts';
import { createDeleteIndex } from './delete-index.ts';
import { soundOf } from './sound.ts';

/** A rarer word costs more, by its frequency group. */
const RARITY = [0, 0, 0.15, 0.3];
/** Of two equally near words, the one that is sought. */
const PREFERENCE = -0.15;
/** Longer words are not misspellings. */
const MOST_LETTERS = 18;

const isLetters = /^[a-z']+$/;

/** The highest cost of a misspelling, by its length. */
const mostFor = (length: number): number => (length <= 3 ? 0.65 : length <= 4 ? 0.9 : 1.4);

/**
 * A search for the word that a child meant: one that it uses, or one of `more`, which are words that must
 * never be suggested to it. Undefined if none is near.
 */
export function createNearest(more: readonly string[]): (wrong: string) => string | undefined {
  const { groups } = lexicon();
  const preferred = new Set(more);
  const words = [...new Set([...groups.keys(), ...more])].filter(
    word => word.length > 1 && isLetters.test(word),
  );
  const byLetters = createDeleteIndex(words, 2);
  const bySound = Map.groupBy(words, soundOf);
  const canBeMisspelt = (word: string): boolean =>
    word.length >= 3 && word.length <= MOST_LETTERS && isLetters.test(word);
  const rarityOf = (word: string): number =>
    preferred.has(word) ? PREFERENCE : (RARITY[groups.get(word) ?? 1] ?? 0);
  return wrong => {
    if (!canBeMisspelt(wrong)) return undefined;
    let least = mostFor(wrong.length);
    let nearest: string | undefined;
    for (const word of new Set([
      ...byLetters.near(wrong),
      ...(bySound.get(soundOf(wrong)) ?? []),
    ])) {
      const rarity = rarityOf(word);
      const cost = costOf(wrong, word, least - Math.min(0, rarity)) + rarity;
      if (cost >= least) continue;
      least = cost;
      nearest = word;
    }
    return nearest;
  };
}
