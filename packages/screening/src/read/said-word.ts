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

const exact = (word: string): string | undefined =>
  chatWords.get(word) ?? inLexicon(word) ?? (isKnownWord(word) ? word : undefined);

/** `sooooo` is `so`, `meeeet` is `meet`. */
function unstretch(word: string): string | undefined {
  if (!stretched.test(word)) return undefined;
  stretched.lastIndex = 0;
  return exact(word.replace(stretched, '$1$1')) ?? exact(word.replace(stretched, '$1'));
}

/** Typos of `this`, which reverse to swear words by accident. */
const mistyped = new Set(['tihs', 'tish']);

function unreverse(word: string): string | undefined {
  if (word.length < 4 || word.length > 14 || mistyped.has(word)) return undefined;
  const turned = [...word].reverse().join('');
  return isHidden(turned) ? turned : undefined;
}

/** What a word of letters alone means. */
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

/** A word with digits or signs in place of letters, if it is one that people disguise. */
function readDisguised(token: string): string | undefined {
  if (!/[a-z]/.test(token) && !/^[@$!|0-9]*[@$][@$!|0-9]*$/.test(token)) return undefined;
  const one = token.replace(symbols, sign => leet[sign] ?? sign);
  const other = token.replace(symbols, sign => ('1|!'.includes(sign) ? 'l' : (leet[sign] ?? sign)));
  const found = [one, other].map(word => inLexicon(word) ?? longSqueezed(word));
  return found.find(word => word !== undefined) ?? unmask(token) ?? readAmongLetters(token, one);
}

/** `y0u`, but not `2nd`: a sign between letters of a word. */
const readAmongLetters = (token: string, word: string): string | undefined =>
  /^[a-z]+[013457@$]+[a-z]+$/.test(token) ? exact(word) : undefined;

const longSqueezed = (word: string): string | undefined =>
  word.length > 4 ? inLexiconSqueezed(word) : undefined;

/**
 * What a word means, folded: `u` is `you`, `stuuupid` `stupid`, `sh1t` `shit`. Any other word is
 * returned as it is.
 */
export function readWord(token: string): string {
  if (onlyLetters.test(token)) return readLetters(token);
  return chatWords.get(token) ?? readDisguised(token) ?? token;
}
