import { mildInsults, misspeltInsults, strongInsults } from '../data/insults.ts';
import { keyWords } from '../data/key-words.ts';
import { platforms } from '../data/platforms.ts';
import { hiddenWords, mildWords, strongSpellings, strongWords } from '../data/swear-words.ts';
import { asLatin } from '../fold/fold.ts';
import { isKnownWord } from './known-word.ts';

/** Words that any check looks for, by each spelling. A disguised word is read as one of these. */
const lexicon = new Map<string, string>([
  ...[...strongWords, ...mildWords, ...strongInsults, ...mildInsults].map(
    word => [word, word] as const,
  ),
  ...strongSpellings,
  ...misspeltInsults,
  ...platforms,
]);

/** Strong words of other scripts, disguised by Latin letters: `xуй` is read as `xyu`. */
for (const word of strongWords) {
  const disguised = asLatin(word);
  if (disguised !== word && !isKnownWord(disguised)) lexicon.set(disguised, word);
}

const squeeze = (word: string): string => word.replace(/(.)\1+/gu, '$1');
const squeezed = new Map<string, string>();
for (const [spelling, word] of lexicon) {
  if (spelling.length > 3) squeezed.set(squeeze(spelling), word);
}

/** Words to search behind masks, spaces and in reverse. */
const hidden = [...new Set([...hiddenWords, ...strongInsults, ...strongSpellings.keys()])].filter(
  word => word.length > 2,
);
const hiddenSet = new Set(hidden);
const typable = Map.groupBy(
  [...strongInsults, ...keyWords].filter(word => word.length > 4),
  ([first]) => first,
);

/** The word of the lexicon with this spelling, if any. */
export const inLexicon = (spelling: string): string | undefined => lexicon.get(spelling);

/** The platform with this spelling, if any. */
export const platformOf = (spelling: string): string | undefined => platforms.get(spelling);

/** The word of the lexicon with this spelling apart from repeated letters. */
export const inLexiconSqueezed = (spelling: string): string | undefined =>
  squeezed.get(squeeze(spelling));

/** Whether somebody might disguise this word. */
export const isHidden = (word: string): boolean => hiddenSet.has(word);

/** The longest disguised word within a run of letters. */
export function hiddenWithin(letters: string): { word: string; at: number } | undefined {
  let best: { word: string; at: number } | undefined;
  for (const word of hidden) {
    const at = word.length > 3 ? letters.indexOf(word) : -1;
    if (at >= 0 && word.length > (best?.word.length ?? 0)) best = { word, at };
  }
  return best;
}

/** The word that fits a mask such as `f*ck`, where each of `*#%@$!_.-` matches one letter. */
export function unmask(masked: string): string | undefined {
  if (masked.length > 14 || !/^[a-z][a-z*#%@$!_.-]*$/.test(masked)) return undefined;
  const letters = masked.replace(/[^a-z]/g, '').length;
  if (letters === 1) return maskOfOneLetter(masked);
  const pattern = new RegExp(`^${masked.replace(/[^a-z]/g, '[a-z]')}$`);
  return hidden.find(word => word.length === masked.length && pattern.test(word));
}

/** What one letter and stars stand for, and the fewest units of it. */
const masksOfOneLetter: Readonly<Record<string, readonly [word: string, fewest: number]>> = {
  a: ['ass', 3],
  b: ['bitch', 4],
  c: ['cunt', 4],
  d: ['dick', 4],
  f: ['fuck', 3],
  n: ['nigger', 5],
  s: ['shit', 4],
  t: ['twat', 4],
  w: ['wanker', 4],
};

function maskOfOneLetter(masked: string): string | undefined {
  const [word, fewest = 0] = masksOfOneLetter[masked[0] ?? ''] ?? [];
  return masked.length >= fewest ? word : undefined;
}

/** Whether two words differ by one letter: missing, added, replaced or swapped with the next. */
function isOneOff(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const a = one.slice(from);
  const b = other.slice(from);
  if (a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1)) return true;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}

/** The insult or key word that is one letter away from a word that is not English. */
export function nearSought(word: string): string | undefined {
  if (word.length < 4 || word.length > 12) return undefined;
  return typable
    .get(word[0])
    ?.find(sought => Math.abs(sought.length - word.length) < 2 && isOneOff(word, sought));
}
