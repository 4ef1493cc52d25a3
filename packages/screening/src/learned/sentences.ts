import { type Folded, fold } from '../fold/fold.ts';
import { tokensOf } from './features.ts';
import { featureNumber, hash, mix } from './hashing.ts';

/** Neighbouring sentences, with their range in the original text and their features. */
export type Sentences = {
  readonly start: number;
  readonly end: number;
  readonly features: readonly number[];
};

type Word = { readonly hash: number; readonly stem: number };
type Sentence = { readonly start: number; readonly end: number; readonly words: readonly Word[] };

/** How many features there are. */
export const sentenceSpace = 2 ** 17;
/** Texts without full stops are cut after so many words. */
const mostWords = 30;
/** So many sentences tell something together: `It was no accident. She held my hand.` */
const together = 3;
/** Two words this near are a feature. */
const near = 3;
const stemLength = 4;

const wordOf = (text: string): Word => ({
  hash: hash(text),
  stem: hash(text.slice(0, stemLength)),
});
const number = wordOf('0');
const border = wordOf('|');

function sentencesOf(original: string, folded: Folded): Sentence[] {
  const sentences: { start: number; end: number; words: Word[] }[] = [];
  let isOpen = false;
  for (const { text, start, end } of tokensOf(original, folded)) {
    const isNumber = /^\p{N}/u.test(text);
    if (!isNumber && !/^\p{L}/u.test(text)) {
      isOpen &&= !/[.!?…]/.test(text);
      continue;
    }
    let sentence = sentences.at(-1);
    if (!sentence || !isOpen || original.slice(sentence.end, start).includes('\n')) {
      sentence = { start, end, words: [] };
      sentences.push(sentence);
    }
    sentence.words.push(isNumber ? number : wordOf(text));
    sentence.end = end;
    isOpen = sentence.words.length < mostWords;
  }
  return sentences;
}

/** In each row, so that unknown words are harmless. */
const bias = featureNumber(hash('bias'), sentenceSpace);
const kinds = { word: hash('word'), stem: hash('stem'), pair: hash('pair'), apart: hash('apart') };

function featuresOf(words: readonly Word[]): number[] {
  const features: number[] = [bias];
  const add = (value: number) => features.push(featureNumber(value, sentenceSpace));
  words.forEach((word, at) => {
    add(mix(kinds.word, word.hash));
    add(mix(kinds.stem, word.stem));
    for (let step = 1; step <= near; step += 1) {
      const next = words[at + step];
      if (next) add(mix(mix(step === 1 ? kinds.pair : kinds.apart, word.hash), next.hash));
    }
  });
  return features;
}

/** Each sentence of a text, each two and each three in a row. */
export function rowsOfSentences(original: string, folded = fold(original)): Sentences[] {
  const sentences = sentencesOf(original, folded);
  const rows: Sentences[] = [];
  for (let count = 1; count <= together; count += 1) {
    for (let at = 0; at + count <= sentences.length; at += 1) {
      const row = sentences.slice(at, at + count);
      const words = row.flatMap((one, place) => (place === 0 ? one.words : [border, ...one.words]));
      const [start, end] = [row[0]?.start ?? 0, row.at(-1)?.end ?? 0];
      rows.push({ start, end, features: featuresOf(words) });
    }
  }
  return rows;
}
