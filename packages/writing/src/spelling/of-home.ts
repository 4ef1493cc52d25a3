import type { Sentence } from '../text/tokens.ts';
import { readWords } from './read-words.ts';

let ofHome: ReadonlySet<string> | undefined;

/**
 * Whether a lowercase word is a common given name, a word of the home language (dede, simit,
 * bayram), or one that English has from elsewhere (kendo, khachapuri).
 */
export function isOfHome(small: string): boolean {
  ofHome ??= new Set(
    ['home-words.txt', 'given-names.txt', 'loan-words.txt'].flatMap(name => readWords(name)),
  );
  return ofHome.has(small) || ofHome.has(small.replace(/'s$|s'$/, ''));
}

const KIN =
  /^(?:mum|mom|mummy|mommy|mother|dad|daddy|father|brother|sister|grandma|grandpa|granny|grandmother|grandfather|aunt|auntie|uncle|cousin|friend|teacher|baby)$/;

/** Verb endings: `my mum liked` does not give a name. */
const DOES = /(?:s|ed|ing)$/;

/** Whether a name is expected here: my name is …, called …, my mum …. */
export function namesSomebody(sentence: Sentence, at: number): boolean {
  const [before, last] = [sentence[at - 2]?.small, sentence[at - 1]?.small ?? ''];
  if (/^(?:called|named|name's)$/.test(last)) return true;
  if (KIN.test(last)) return !DOES.test(sentence[at]?.small ?? '');
  return last === 'is' && before === 'name';
}
