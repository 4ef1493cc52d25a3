import { chatWords } from '../data/chat-words.ts';
import { isKnownWord } from './known-word.ts';
import { inLexicon, inLexiconSqueezed, isHidden, nearSought, unmask } from './lexicon.ts';

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
};
const symbols = /[0-9@$!|+]/g;
const onlyLetters = /^[\p{L}\p{M}']+$/u;
const stretched = /(.)\1{2,}/gu;

/** Words of three letters and more that are in a dictionary; shorter ones hide nothing. */
const isEnglish = (word: string): boolean => isKnownWord(word);

const exact = (word: string): string | undefined =>
  chatWords.get(word) ?? inLexicon(word) ?? (isEnglish(word) ? word : undefined);

/** `sooooo` is `so`, `meeeet` is `meet`. */
function unstretch(word: string): string | undefined {
  if (!stretched.test(word)) return undefined;
  stretched.lastIndex = 0;
  return exact(word.replace(stretched, '$1$1')) ?? exact(word.replace(stretched, '$1'));
}

/** Turned round by mistake: `this`. */
const mistyped = new Set(['tihs', 'tish']);

function unreverse(word: string): string | undefined {
  if (word.length < 4 || word.length > 14 || mistyped.has(word)) return undefined;
  const turned = [...word].reverse().join('');
  return isHidden(turned) ? turned : undefined;
}

/** A word of letters alone, as it is said. */
function readLetters(word: string): string {
  return (
    exact(word) ??
    unstretch(word) ??
    inLexiconSqueezed(word) ??
    nearSought(word) ??
    unreverse(word) ??
    word
  );
}

/** A word with digits or signs for letters, if it is one that somebody hides so. */
function readDisguised(token: string): string | undefined {
  if (!/[a-z]/.test(token) && !/^[@$!|0-9]*[@$][@$!|0-9]*$/.test(token)) return undefined;
  const one = token.replace(symbols, sign => leet[sign] ?? sign);
  const other = token.replace(symbols, sign => ('1|!'.includes(sign) ? 'l' : (leet[sign] ?? sign)));
  const found = [one, other].map(word => inLexicon(word) ?? longSqueezed(word));
  return found.find(word => word !== undefined) ?? unmask(token) ?? readAmongLetters(token, one);
}

/** `y0u`, but not `2nd`: a sign between letters that makes a word. */
const readAmongLetters = (token: string, word: string): string | undefined =>
  /^[a-z]+[013457@$]+[a-z]+$/.test(token) ? exact(word) : undefined;

const longSqueezed = (word: string): string | undefined =>
  word.length > 4 ? inLexiconSqueezed(word) : undefined;

/**
 * A word as it is said, folded: `u` is `you`, `stuuupid` `stupid`, `sh1t` `shit`. A word that is none of
 * those is itself.
 */
export function readWord(token: string): string {
  if (onlyLetters.test(token)) return readLetters(token);
  return chatWords.get(token) ?? readDisguised(token) ?? token;
}
