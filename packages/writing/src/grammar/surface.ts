import type { Correction } from '@digipals/contract';
import type { Sentence, Token } from '../text/tokens.ts';
import { oneOf } from './rule.ts';

const TWICE = oneOf(
  'the a an my your his her our their to in on at of for with from and but i you he she it we they is are am was were like likes love have has do does can will this',
);
const ASKING = oneOf('what where when who why how which wich whose');
const AUXILIARY = oneOf('do does did is are am was were can could will would have has should');
const SUBJECTS = oneOf('i you he she it we they');
/** Full stops that do not end a sentence: St. Mr. etc. */
const SHORTENED = oneOf(
  'mr mrs ms dr prof st jr sr etc vs eg ie approx min hr kg km cm e i p ' +
    'jan feb apr aug sept oct nov dec mon tue tues wed thu thur thurs fri',
);

/** A small i. */
export function smallI(sentence: Sentence, text: string): Correction[] {
  return sentence.flatMap(token => {
    const found = /^i(?:['’](?:m|ve|ll|d))?$/.exec(token.text);
    // i.e. and lists such as "i)" are not words.
    const apart =
      token.kind !== 'word' ||
      (token.text === 'i' &&
        /^[.)][\p{L}]?/u.test(text.slice(token.end, token.end + 2)) &&
        text[token.end] === ')');
    if (!found || apart) return [];
    return [
      {
        start: token.start,
        end: token.end,
        suggestion: `I${token.text.slice(1)}`,
        reason: 'capital',
      },
    ];
  });
}

/** The the. */
export function doubledWords(sentence: Sentence): Correction[] {
  return sentence.flatMap((token, at) => {
    const before = sentence[at - 1];
    if (before?.small !== token.small || !TWICE.has(token.small)) return [];
    // A letter of the alphabet: “A a”.
    if (token.small.length === 1 && before.text !== token.text) return [];
    return [{ start: before.start, end: token.end, suggestion: before.text, reason: 'repeated' }];
  });
}

/** "Hello ,", "Hi,my" and the like. */
export function spaces(sentence: Sentence, text: string): Correction[] {
  return sentence.flatMap((token, at): Correction[] => {
    const [before, next] = [sentence[at - 1], sentence[at + 1]];
    const plain = token.kind === 'mark' && /^(?:,|\.|[!?]+)$/.test(token.text);
    if (!plain || before?.kind !== 'word') return [];
    const { start } = before;
    const early = !token.glued && /^ +$/.test(text.slice(before.end, token.start));
    if (next && (early || token.glued) && missesSpace(token, before, next)) {
      const suggestion = `${before.text}${token.text} ${next.text}`;
      return [{ start, end: next.end, suggestion, reason: 'space' }];
    }
    if (!early) return [];
    return [{ start, end: token.end, suggestion: before.text + token.text, reason: 'space' }];
  });
}

/**
 * Addresses and abbreviations contain full stops too, so a full stop must follow a word of more than two
 * letters and precede a capitalised word.
 */
function missesSpace(mark: Token, before: Token, next: Token): boolean {
  if (next.kind !== 'word' || !next.glued) return false;
  if (!mark.text.endsWith('.')) return true;
  // J.K.Rowling
  if (before.text.includes('.')) return false;
  return next.text === 'I' || (/^\p{Lu}\p{Ll}/u.test(next.text) && before.text.length > 2);
}

/** A question without its mark, and a sentence without an end where the text ends. */
export function endMarks(sentence: Sentence, text: string, isLast: boolean): Correction[] {
  const last = sentence.at(-1);
  const before = sentence.at(-2);
  if (!last) return [];
  if (last.text === '.' && asks(sentence) && before?.kind === 'word') {
    return [
      { start: before.start, end: last.end, suggestion: `${before.text}?`, reason: 'punctuation' },
    ];
  }
  // A row of numbers is not a sentence.
  const numbers = last.kind === 'number' && before?.kind === 'number';
  const open = last.kind !== 'mark' && !numbers && isLast && text.slice(last.end).trim() === '';
  const words = sentence.filter(({ kind }) => kind !== 'mark').length;
  if (!open || words < 3) return [];
  const mark = asks(sentence) ? '?' : '.';
  return [
    { start: last.start, end: last.end, suggestion: last.text + mark, reason: 'punctuation' },
  ];
}

function asks(sentence: Sentence): boolean {
  const [first, second, third] = sentence.map(({ small }) => small);
  if (first === undefined || second === undefined) return false;
  if (sentence.some(({ text }) => text === ',' || text === ';' || text === ':')) return false;
  if (ASKING.has(first)) {
    // Which game do you like; how many cats have you got.
    const helper = sentence.slice(2, 4).findIndex(({ small }) => AUXILIARY.has(small)) + 2;
    if (
      helper > 1 &&
      SUBJECTS.has(sentence[helper + 1]?.small ?? '') &&
      /^(?:what|which|wich|how)$/.test(first)
    )
      return true;
    return (
      (AUXILIARY.has(second) && third !== undefined && (SUBJECTS.has(third) || isOf(third))) ||
      /^(?:what|who|where|how)'s$/.test(first)
    );
  }
  return AUXILIARY.has(first) && SUBJECTS.has(second) && !(first === 'have' && second === 'it');
}

const isOf = (word: string): boolean => /^(?:your|the|his|her|their|our)$/.test(word);

const PICTURE = /^\p{Extended_Pictographic}/u;

/** A sentence begins with a capital. Suggests those of words without another correction. */
export function firstCapital(sentence: Sentence, before: Sentence | undefined): Token | undefined {
  const first = sentence.find(({ kind }) => kind !== 'mark');
  const marks = sentence.slice(0, first && sentence.indexOf(first));
  if (first?.kind !== 'word' || !marks.every(({ text }) => PICTURE.test(text))) return undefined;
  const lastWord = before?.at(-2);
  const shortened = before?.at(-1)?.text === '.' && lastWord && SHORTENED.has(lastWord.small);
  const dots = before && /^(?:\.\.+|…)$/.test(before.at(-1)?.text ?? '');
  const quoted = before && /["”’»]$/.test(before.at(-1)?.text ?? '');
  // The e of e.g. does not start a sentence.
  const letter = first.text.length === 1 && sentence[1]?.glued && sentence[1].text === '.';
  if (shortened || dots || quoted || letter) return undefined;
  return /^\p{Ll}/u.test(first.text) ? first : undefined;
}
