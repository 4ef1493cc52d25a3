import type { SignalCode } from '@digipals/contract';
import { type Folded, foldedPlace, placeOf } from './fold/fold.ts';
import { mergeFindings } from './merge-findings.ts';
import { weighPretence } from './pretend.ts';
import type { Found } from './types.ts';

/** Codes that are about what a whole sentence says, so that all of it is marked. */
const ofSentences: ReadonlySet<SignalCode> = new Set([
  'asksForDetails',
  'insult',
  'threat',
  'exclusion',
  'mockery',
  'meeting',
  'secret',
  'distress',
]);
const sentenceEnd = /[.!?;\n\r…。？！]/;
/** How much of the sentence is marked at most before a finding, and after it. */
const mostAround = 80;

/** Whether a text ends a sentence here: not in `y.o.u`. */
const endsAt = (text: string, at: number): boolean =>
  sentenceEnd.test(text[at] ?? '') && !/^[\p{L}\p{N}]/u.test(text.slice(at + 1, at + 3));

/** Widens a finding to its sentence if its code is about what a sentence says. */
function wholeSentence(folded: Folded, found: Found): Found {
  const place = ofSentences.has(found.code) ? foldedPlace(folded, found) : undefined;
  if (!place) return found;
  const { text } = folded;
  let [from, to] = place;
  while (from > 0 && place[0] - from < mostAround && !endsAt(text, from - 1)) from -= 1;
  while (to < text.length && to - place[1] < mostAround && !endsAt(text, to)) to += 1;
  while (from < place[0] && !/[\p{L}\p{N}]/u.test(text[from] ?? '')) from += 1;
  while (to > place[1] && !/[\p{L}\p{N}]/u.test(text[to - 1] ?? '')) to -= 1;
  return { ...found, ...placeOf(folded, from, to) };
}

/** Places further apart than this are not one mark. */
const widestMark = 200;

/** One finding for all of a code: the most severe, marked from the first place to the last if they are near. */
function together(all: readonly Found[]): Found | undefined {
  const [first] = all.toSorted((a, b) => b.severity - a.severity);
  if (!first || all.length === 1) return first;
  if (first.start === null) return first;
  const start = Math.min(...all.flatMap(one => one.start ?? []));
  const end = Math.max(...all.flatMap(one => one.end ?? []));
  if (end - start <= widestMark) return { ...first, start, end };
  const others = all.length === 2 ? '1 other place' : `${all.length - 1} other places`;
  return { ...first, explanation: `${first.explanation}, and in ${others}` };
}

/**
 * The signals of a text: one of each code, so that a word that is repeated a thousand times is one signal.
 * Failed checks and what is about the sender stay apart.
 */
export function conclude(folded: Folded, found: readonly Found[]): Found[] {
  const merged = mergeFindings(found.map(one => wholeSentence(folded, weighPretence(folded, one))));
  const byCode = Map.groupBy(merged, ({ code, start, explanation }) =>
    start === null ? `${code} ${explanation}` : code,
  );
  return mergeFindings([...byCode.values()].flatMap(all => together(all) ?? []));
}
