import { isFirstNameAnywhere } from '../../data/name-parts.ts';
import { isCommonWord } from '../../read/known-word.ts';
import { matchesOf } from '../../read/matches.ts';
import { foundInFolded, type Reading } from '../../read/reading.ts';
import type { Found } from '../../types.ts';

/** Letters with the same sign between them: `m-i-a`, `m i a`. */
const letters =
  /(?<![a-z])(?=.[-.·*_ ,])(?<![\p{L}\p{N}'])\p{L}(?<sign>[-.·*_ ,]|, )\p{L}(?:\k<sign>\p{L}){1,18}(?![\p{L}\p{N}'])/gu;
const aboutNames =
  /\b(?:sur)?name|\b(?:spell|spelt|spelled|spelling|spells|called|i am|i'm|im|write me|search)\b/;
const surnameBefore =
  /\b(?:surname|(?:last|family|second) ?name)(?:[ :]{1,2}(?:is|it is|it's))?[ :]{1,3}$/;
const wordBefore = /(?<word>\p{L}{3,20})[ ,.:]{1,3}(?:(?:and|then) ){0,2}$/u;
const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const mostBetween = 30;

type Group = { readonly word: string; readonly from: number; readonly to: number };

const groupsOf = (text: string): Group[] =>
  matchesOf(letters, text)
    .map(({ 0: written, index }) => ({
      word: written.replace(/[^\p{L}]/gu, ''),
      from: index,
      to: index + written.length,
    }))
    .filter(({ word }) => !alphabet.includes(word) && !isCommonWord(word));

/** Names letter by letter: `m-i-a  b-r-o-w-n`, `surname: k.o.w.a.l.s.k.i`. */
export function spelledOut(reading: Reading): Found[] {
  const { text } = reading.folded;
  if (!aboutNames.test(text)) return [];
  const groups = groupsOf(text);
  return groups.flatMap((group, index) => {
    const before = groups[index - 1];
    const said = text.slice(Math.max(0, group.from - mostBetween), group.from);
    const first = wordBefore.exec(said);
    const isAfterGroup = before !== undefined && group.from - before.to <= mostBetween;
    const isAfterName = isFirstNameAnywhere(first?.groups?.['word'] ?? '');
    const isSurname = surnameBefore.test(said);
    if (!isAfterGroup && !isAfterName && !isSurname) return [];
    const isSure = isSurname || (isAfterGroup && isFirstNameAnywhere(before.word));
    const from = isAfterGroup
      ? before.from
      : group.from - (isAfterName ? (first?.[0].length ?? 0) : 0);
    const explanation = 'A name, letter by letter';
    const severity = isSure ? 2 : 1;
    return [foundInFolded(reading, { code: 'fullName', severity, explanation }, from, group.to)];
  });
}
