import { chatWords } from '../../data/chat-words.ts';
import { services } from '../../data/platforms.ts';
import { isCommonWord, isKnownWord, isSlip } from '../../read/known-word.ts';
import { matchesOf } from '../../read/matches.ts';
import type { Reading } from '../../read/reading.ts';

/** A word of the folded text with the signs inside it: `kaan_pro.06`. */
export type Token = {
  readonly text: string;
  /** As it is written, with its capitals. */
  readonly written: string;
  readonly from: number;
  readonly to: number;
};

const token = /[@\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.#'@-]{0,40}[\p{L}\p{N}_])?/gu;

export function readTokens({ context, folded }: Reading): Token[] {
  return matchesOf(token, folded.text).map(({ 0: text, index }) => ({
    text,
    written: context.text.slice(folded.starts[index], folded.ends[index + text.length - 1]),
    from: index,
    to: index + text.length,
  }));
}

const numbered =
  'class|level|lvl|room|year|grade|team|day|top|part|chapter|page|season|number|no|world|map|episode|covid|mp|ps|group|week|unit|lesson|ex';
const numberedWord = new RegExp(`^(?:${numbered}|${services.join('|')})_?\\d+[a-z]?$`);
const noAccount = new RegExp(
  `^\\d|^(?:macbook|powerpoint|playstation|gamecube|${services.join('|')})$|\\.(?:com|org|net|png|jpe?g|gif|exe|mp[34]|py|js|txt|pdf|docx?|pptx?|zip|html|sb3)$`,
);

/** Whether a word with a number is no name of an account: `level5`, `fifa23`. */
export const isNumberedWord = (word: string): boolean => numberedWord.test(word);

const isNoAccount = (word: string): boolean => isNumberedWord(word) || noAccount.test(word);

/** Whether the dots are of a name: not a full stop without a space after it. */
function hasNameDots(text: string): boolean {
  const pieces = text.split('.');
  if (pieces.length > 2 && pieces.every(piece => piece.length > 2)) return true;
  return pieces.length > 1 && !pieces.every(piece => isCommonWord(piece) || piece.length < 2);
}

/** Whether only the name of an account is written like this: `fox_7`, `mia.draws`. */
export function isAccountName({ text }: Token): boolean {
  if (text.length < 4 || isNoAccount(text) || !/[a-z]{2}/.test(text) || /'/.test(text))
    return false;
  return /_|[a-z]\d.|\d[a-z]/.test(text) || hasNameDots(text);
}

/** Whether it may also be the name of a game or a thing: `QueenMia`, `AdoptMe`, `bedwars2`. */
export const isLikeAccountName = ({ text, written }: Token): boolean =>
  text.length > 3 &&
  !isNoAccount(text) &&
  (/^[a-z]{3,}\d$/.test(text) ||
    /^\p{L}*\p{Ll}{2}\p{Lu}\p{Ll}\p{L}*$|^\p{Lu}{2,}\p{Ll}\p{Lu}\p{Ll}+$|^\p{L}{3,}\p{Ll}\p{Lu}{2}\p{Ll}+$/u.test(
      written,
    ));

/** Whether it is the name of an account wherever it stands: `ponyluver_gracie`, `waffle2013`, `ollie.x`. */
export const isAccountNameAnywhere = (one: Token): boolean =>
  isAccountName(one) &&
  !one.text.slice(1).includes('@') &&
  (/_|^[a-z.-]{4,}\d{2,}$/.test(one.text) ||
    one.text.split('.').every(piece => !isKnownWord(piece) && !services.includes(piece)));

/** Whether a word without any sign may be the name of an account, since it is not English. */
export const mayBeAccountName = ({ text }: Pick<Token, 'text'>): boolean =>
  /^[a-z]{6,20}$/.test(text) &&
  !services.includes(text) &&
  !chatWords.has(text) &&
  !isKnownWord(text) &&
  !isSlip(text);

const sign = /^(?:underscore|underline|lowdash|dot|point|dash|hyphen|minus|hash|hashtag)$/;
const numeral =
  /^(?:\d{1,4}|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|double)$/;
const notInName = /^(?:is|my|and|it|its|it's|im|i'm|i|am|as|a|with|at|put)$/;

/** Names that are said: `mia dot draws`, `fox underscore nine nine`, from their first token to their last. */
export function saidNames(tokens: readonly Token[]): [first: number, last: number][] {
  const isSign = (index: number): boolean => sign.test(tokens[index]?.text ?? '');
  const names: [number, number][] = [];
  for (let index = 1; index < tokens.length - 1; index += 1) {
    const before = tokens[index - 1]?.text ?? '';
    if (!isSign(index) || isSign(index - 1) || notInName.test(before)) continue;
    let last = index + 1;
    while (isSign(last + 1) && last + 2 < tokens.length) last += 2;
    while (numeral.test(tokens[last + 1]?.text ?? '')) last += 1;
    names.push([index - 1, last]);
    index = last;
  }
  return names;
}
