import { createNearest, isEverydayWord } from '@digipals/writing';
import { chatWords } from '../data/chat-words.ts';
import { strongInsults } from '../data/insults.ts';
import { keyWords, soughtWords } from '../data/key-words.ts';
import { hiddenWords } from '../data/swear-words.ts';
import { russianLookalikes } from '../fold/letters.ts';
import { remember } from '../remember.ts';
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

/** Typos of `this` and `pear`, which reverse to swear words by accident. */
const mistyped = new Set(['tihs', 'tish', 'epar']);

function unreverse(word: string): string | undefined {
  if (word.length < 4 || word.length > 14 || mistyped.has(word)) return undefined;
  const turned = [...word].reverse().join('');
  return isHidden(turned) ? (inLexicon(turned) ?? turned) : undefined;
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

/** A word with letters instead of its digits and signs, in both readings of `1`, `|` and `!`: i and l. */
const withLetters = (token: string): string[] => [
  token.replace(symbols, sign => leet[sign] ?? sign),
  token.replace(symbols, sign => ('1|!'.includes(sign) ? 'l' : (leet[sign] ?? sign))),
];

/** A word with digits or signs in place of letters, if it is one that people disguise. */
function readDisguised(token: string): string | undefined {
  if (!/[a-z]/.test(token) && !/^[@$!|0-9]*[@$][@$!|0-9]*$/.test(token)) return undefined;
  const found = withLetters(token).map(word => inLexicon(word) ?? longSqueezed(word));
  return found.find(word => word !== undefined) ?? unmask(token) ?? readAmongLetters(token);
}

/** Digits with a unit or an ending, and other words with digits: 2nd, 10am, mp3. */
const withFigures =
  /^(?:\d+(?:st|nd|rd|th|am|pm|[a-z]|cm|mm|km|kg|kb|mb|gb|px|min|sec|hrs?|yrs?)|[a-z]\d+|mp[34]|h2o|covid19)$/;

/** Whether a word has digits or signs in place of letters: `y0u`, but not `2nd`. */
export const isLeet = (token: string): boolean =>
  /[a-z]/.test(token) &&
  /[013457@$]/.test(token) &&
  !/[2689]/.test(token) &&
  !withFigures.test(token);

/** What a word with digits for letters means. */
export function readLeet(token: string): string | undefined {
  if (!/^[a-z013457@$]+$/.test(token) || token.length > 14) return undefined;
  const found = withLetters(token).find(
    word => chatWords.has(word) || inLexicon(word) !== undefined || isEverydayWord(word),
  );
  return found === undefined ? undefined : exact(found);
}

const readAmongLetters = (token: string): string | undefined =>
  token.length > 2 && isLeet(token) ? readLeet(token) : undefined;

const longSqueezed = (word: string): string | undefined =>
  word.length > 4 ? inLexiconSqueezed(word) : undefined;

const cyrillic = /[а-я]/;

/** `xyй`: a Russian swear word with Latin letters in it. */
function readRussian(token: string): string | undefined {
  if (!cyrillic.test(token) || !/[a-z0-9@]/.test(token)) return undefined;
  return inLexicon(Array.from(token, letter => russianLookalikes.get(letter) ?? letter).join(''));
}

/**
 * What a word means, folded: `u` is `you`, `stuuupid` `stupid`, `sh1t` `shit`. Any other word is
 * returned as it is.
 */
export function readWord(token: string): string {
  if (onlyLetters.test(token)) return readRussian(token) ?? readLetters(token);
  return chatWords.get(token) ?? readRussian(token) ?? readDisguised(token) ?? token;
}

let nearest: ((wrong: string) => string | undefined) | undefined;

/** What a misspelt word probably means. */
export const guessWord = remember((word: string): string | undefined => {
  nearest ??= createNearest(
    [...soughtWords, ...keyWords, ...strongInsults, ...hiddenWords].filter(
      ({ length }) => length > 3,
    ),
  );
  const near = nearest(word);
  return near === undefined ? undefined : (exact(near) ?? near);
});
