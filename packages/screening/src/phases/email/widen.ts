import { isCommonWord } from '../../read/known-word.ts';

/** Signs of an address, in words. */
const sign =
  /^(?:underscore|underline|underlined|dash|hyphen|minus|dot|point|plus|tochka|nokta|punto)$/;
const notOfName =
  /^(?:is|it|its|it's|my|me|mail|email|e-mail|adress|address|to|on|at|the|and|or|a|i|im|mom|mum|dad|write|send|gmail|here|this|that|ok|hi|hey|hello|yes|no|plz|pls|lol)$/;
const mostWords = 7;
/** The word before a place. */
const wordBefore = /(?<=(?<word>[\p{L}\p{N}_.+-]+)(?<gap>\s{1,2}))/uy;

const isOfName = (one: string, after: string): boolean => {
  if (one.length === 1 && after.length === 1) return true;
  if (notOfName.test(one)) return false;
  return sign.test(one) || sign.test(after) || /^\d+$|^.$/u.test(one) || !isCommonWord(one);
};

/** Where the name of a mailbox begins if it has several words: `mia underscore 4 at gmail dot com`. */
export function startOfName(text: string, from: number): number {
  let start = from;
  let after = /^[\p{L}\p{N}]+/u.exec(text.slice(from))?.[0] ?? '';
  for (let count = 0; count < mostWords; count += 1) {
    wordBefore.lastIndex = start;
    const found = wordBefore.exec(text)?.groups;
    const one = found?.['word'] ?? '';
    if (one === '' || one.endsWith('.') || !isOfName(one, after)) break;
    start -= one.length + (found?.['gap'] ?? '').length;
    after = one;
  }
  return start;
}
