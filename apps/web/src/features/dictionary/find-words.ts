import type { Word } from '@digipals/contract';
import { costOf } from '@digipals/writing/cost';
import { basesOf } from './base-forms.ts';

/** How many words a search shows. */
const most = 24;
/** Shorter texts are compared without mistakes: almost every short word is near another one. */
const shortest = 3;
/** A word that begins like the text is less likely meant than one as long as the text. */
const beginsOnly = 0.3;

const articles = /^(?:(?:el|la|los|las|le|les)\s+|l['’]\s*)/i;

/** Small letters without accents, so that “elefante” and “Éléphant” are found without them. */
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’'.-]/g, '');

/** The highest cost of a misspelling, by the length of the text. */
const highestCost = (length: number): number => (length < 5 ? 0.9 : length < 7 ? 1.4 : 1.9);

/** How far a text is from an English word: 0 for its beginning, infinite when it is another word. */
function distance(text: string, word: string): number {
  if (word.startsWith(text) || word.includes(` ${text}`)) return 0;
  if (text.length < shortest) return Number.POSITIVE_INFINITY;
  const limit = highestCost(text.length);
  const costs = [word, ...word.split(' ')].flatMap(part => [
    costOf(text, part, limit),
    costOf(text, part.slice(0, text.length), limit) + beginsOnly,
  ]);
  const least = Math.min(...costs);
  return least <= limit ? least : Number.POSITIVE_INFINITY;
}

/** The same for a form of the word, such as `mice` or `running`, which is not a misspelling of another word. */
function distanceOfForm(bases: readonly string[], word: string): number {
  if (bases.includes(word)) return -0.5;
  return word.split(' ').some(part => bases.includes(part)) ? 0 : Number.POSITIVE_INFINITY;
}

const withoutArticle = (text: string): string => plain(text.trim().replace(articles, ''));

/** The same for the meaning, which must be spelt right. */
function distanceOfMeaning(text: string, meaning: string): number {
  const own = withoutArticle(meaning);
  if (own.startsWith(text)) return 0;
  return text.length > 1 && own.includes(text) ? 0.5 : Number.POSITIVE_INFINITY;
}

/**
 * The words that a child may mean, best first: English words also when they are misspelt, and meanings in
 * the help language.
 *
 * @param language code of the help language
 */
export function findWords(words: readonly Word[], text: string, language: string): Word[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const bases = basesOf(wanted);
  return words
    .map(word => {
      const english = plain(word.word);
      const meaning = distanceOfMeaning(withoutArticle(text), word.meaning[language] ?? '');
      const same = english === wanted ? -1 : 0;
      const form = distanceOfForm(bases, english);
      return { word, cost: Math.min(distance(wanted, english) + same, form, meaning) };
    })
    .filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.cost - other.cost || one.word.word.length - other.word.word.length)
    .slice(0, most)
    .map(({ word }) => word);
}

/** The words of the shelf, up to A1; all of them when the shelf would be empty. */
export function onShelf(words: readonly Word[]): readonly Word[] {
  const easy = words.filter(({ level }) => level !== 'A1+');
  return easy.length > 0 ? easy : words;
}
