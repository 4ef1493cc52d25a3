import { readFileSync } from 'node:fs';
import { type SignalCode, signalCodes } from '@digipals/contract';

/** A text of a case list with its expected code and place; no code for a harmless text. */
export type Case = {
  readonly text: string;
  readonly code: SignalCode | undefined;
  /** The main part of the place, empty for anywhere. */
  readonly place: string;
};

const isCode = (name: string): name is SignalCode => signalCodes.some(code => code === name);

function toCase(line: string): Case {
  const [text = '', name = '', place = ''] = line.split('\t');
  if (name !== '-' && !isCode(name)) throw new Error(`Unknown code in case: ${line}`);
  if (!text.includes(place)) throw new Error(`Place is not in the text of case: ${line}`);
  return { text, code: isCode(name) ? name : undefined, place };
}

/** Lists of cases: the file, the first line and the step. `blind` and `languages` are split into halves. */
const lists = {
  known: ['known', 0, 1],
  'held-out': ['held-out', 0, 1],
  'blind, in view': ['blind', 1, 2],
  'blind, unseen': ['blind', 0, 2],
  'languages, in view': ['languages', 1, 2],
  'languages, unseen': ['languages', 0, 2],
} as const;
export type CaseList = keyof typeof lists;
export const caseLists = Object.keys(lists) as readonly CaseList[];

/**
 * The cases of a list. `known` was seen when the checks were written, `held-out` was not. `blind` was
 * written later by somebody who had not seen the checks: one half was then used to improve them,
 * the other only to measure. `languages` was written and frozen before the language check was
 * rewritten by the same author: again one half was seen, the other only measured.
 */
export function readCases(list: CaseList): Case[] {
  const [name, first, step] = lists[list];
  const file = new URL(`../../cases/${name}.tsv`, import.meta.url);
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.filter((_, index) => index % step === first).map(toCase);
}
