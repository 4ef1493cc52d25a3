import type { Correction, Mark, TeachingLanguage } from '@digipals/contract';
import { agreement } from './grammar/agreement.ts';
import { articles } from './grammar/articles.ts';
import { phrases } from './grammar/phrases.ts';
import { questions } from './grammar/questions.ts';
import { type Fix, type Rule, type View, viewsOf } from './grammar/rule.ts';
import { doubledWords, endMarks, firstCapital, smallI, spaces } from './grammar/surface.ts';
import { uncounted } from './grammar/uncounted.ts';
import { verbs } from './grammar/verbs.ts';
import { wordChoice } from './grammar/word-choice.ts';
import { lexicon } from './lexicon/lexicon.ts';
import { spellingOf } from './spelling/spelling.ts';
import { isSpelledLetter } from './text/spelled-letters.ts';
import { type Sentence, sentencesOf, type Token } from './text/tokens.ts';

/** Grammar rules for mistakes of learners, in order. */
export const rules: readonly Rule[] = [
  ...questions,
  ...phrases,
  ...verbs,
  ...agreement,
  uncounted,
  ...articles,
  ...wordChoice,
];

/**
 * With a smaller share of words that children use, a text is another language, and is not
 * corrected. Dictionaries would not help: they have names and words of every language.
 */
const ENGLISH_SHARE = 0.35;
/** The minimum for a text with a short word of another language in it. */
const MORE_ENGLISH = 0.6;
const FOREIGN =
  /^(?:el|la|los|las|una|y|que|muy|mi|es|yo|le|les|et|je|est|une|des|du|avec|pour|ben|ve|bir|sen|da|ya|ty|ne|na|i̇|mən|və)$/;
const FEW_WORDS = 3;

/** Options of the corrections. */
export type CorrectionOptions = {
  readonly dialect: TeachingLanguage;
  /** Names that are never corrected, with any capitals. */
  readonly names: readonly string[];
};

/** Corrections of a text in order, without overlaps: spelling and grammar. */
export function correctionsOf(text: string, { dialect, names }: CorrectionOptions): Correction[] {
  const sentences = sentencesOf(text);
  if (!isEnglish(sentences)) return [];
  const own = new Set(names.flatMap(name => name.toLowerCase().split(/\s+/)));
  const spelt = spellingOf(sentences, dialect, skipping(text, own));
  const found = [
    ...sentences.flatMap((sentence, at) => surface(sentence, text, at === sentences.length - 1)),
    ...sentences.flatMap(sentence => patterns(sentence, dialect, own)),
    ...spelt,
  ];
  return withCapitals(withoutOverlaps(found, text), sentences);
}

function isEnglish(sentences: readonly Sentence[]): boolean {
  const words = sentences.flat().filter(({ kind }) => kind === 'word');
  const { groups } = lexicon();
  const used = words.filter(({ small }) => groups.has(small)).length;
  const foreign = words.some(({ small }) => FOREIGN.test(small));
  return (
    words.length < FEW_WORDS || used >= words.length * (foreign ? MORE_ENGLISH : ENGLISH_SHARE)
  );
}

/** Addresses, account names, children's names and letters that are spelled are never misspellings. */
function skipping(text: string, names: ReadonlySet<string>): (token: Token) => boolean {
  return token => {
    const { small, start, end } = token;
    if (isSpelledLetter(text, token)) return true;
    if (names.has(small) || names.has(small.replace(/'s$/, ''))) return true;
    const from = text.lastIndexOf(' ', start) + 1;
    const to = /\s|$/.exec(text.slice(end))?.index ?? 0;
    const chunk = text.slice(from, end + to);
    return /[@/_#\d\\]|\w\.\p{Ll}/u.test(chunk);
  };
}

function surface(sentence: Sentence, text: string, isLast: boolean): Correction[] {
  return [
    ...smallI(sentence, text),
    ...doubledWords(sentence),
    ...spaces(sentence, text),
    ...endMarks(sentence, text, isLast),
  ];
}

function patterns(
  sentence: Sentence,
  dialect: TeachingLanguage,
  names: ReadonlySet<string>,
): Correction[] {
  const found: Correction[] = [];
  for (const view of viewsOf(sentence, dialect, names)) {
    for (const rule of rules) {
      const correction = correctionBy(rule, view);
      if (correction) found.push(correction);
    }
  }
  return found;
}

function correctionBy(rule: Rule, view: View): Correction | undefined {
  const fix: Fix | undefined = rule.find(view);
  const [first, last] = [view.token(fix?.from ?? 0), view.token(fix?.to ?? 0)];
  if (!fix || !first || !last) return undefined;
  const upper = /^\p{Lu}/u.test(first.text) && first.small !== 'i';
  const suggestion = upper ? fix.text.charAt(0).toUpperCase() + fix.text.slice(1) : fix.text;
  const proper = suggestion.replace(/^i(?= )/, 'I');
  return { start: first.start, end: last.end, suggestion: proper, reason: rule.reason };
}

/** The first correction of a place wins. A missing end mark is merged with the correction of the last word. */
function withoutOverlaps(found: readonly Correction[], text: string): Correction[] {
  const chosen: Correction[] = [];
  for (const correction of found.filter(one => one.reason !== 'punctuation')) {
    if (!chosen.some(other => overlap(other, correction))) chosen.push(correction);
  }
  for (const ending of found.filter(one => one.reason === 'punctuation')) {
    const other = chosen.findIndex(one => overlap(one, ending));
    const one = chosen[other];
    if (!one) chosen.push(ending);
    else if (one.end <= ending.end) {
      const mark = ending.suggestion.slice(-1);
      chosen[other] = { ...one, end: ending.end, suggestion: one.suggestion + mark };
    }
  }
  const changing = chosen.filter(
    ({ start, end, suggestion }) => text.slice(start, end) !== suggestion,
  );
  return changing.sort((one, other) => one.start - other.start);
}

const overlap = (one: Mark, other: Mark): boolean => one.start < other.end && other.start < one.end;

/** Sentences begin with a capital, even if their first word is corrected for another reason. */
function withCapitals(corrections: Correction[], sentences: readonly Sentence[]): Correction[] {
  const all = [...corrections];
  for (const [at, sentence] of sentences.entries()) {
    const first = firstCapital(sentence, sentences[at - 1]);
    if (first) addCapital(all, first);
  }
  return all.sort((one, other) => one.start - other.start);
}

function addCapital(all: Correction[], { start, end, text }: Token): void {
  const index = all.findIndex(one => one.start <= start && start < one.end);
  const one = all[index];
  if (!one) {
    // Some letters have no capital.
    if (capitalised(text) !== text) {
      all.push({ start, end, suggestion: capitalised(text), reason: 'capital' });
    }
  } else if (one.start === start) {
    all[index] = { ...one, suggestion: capitalised(one.suggestion) };
  }
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
