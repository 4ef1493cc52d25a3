import { type SignalCode, signals } from '@digipals/contract';
import { withoutHistory } from '../no-history.ts';
import type { Phase } from '../phases/phase.ts';
import { runPhases } from '../run-phases.ts';
import type { Found, ScreeningContext } from '../types.ts';
import type { Case } from './cases.ts';

/** A context without any history of the sender, apart from one delivered text: not a first contact. */
export const contextOf = (text: string): ScreeningContext => ({
  ...withoutHistory(text),
  deliveredBetween: 1,
});

/** What phases find in a text, without a thread and its limits. */
export const findAll = (phases: readonly Phase[], from: string | ScreeningContext): Found[] =>
  runPhases(phases, typeof from === 'string' ? contextOf(from) : from);

const overlaps = ({ start, end }: Found, from: number, to: number): boolean =>
  start === null || end === null || (start < to && end > from);

/** For one code: the number of cases, of those found, and of those found at the right place. */
export type Recall = { cases: number; found: number; placed: number; missed: string[] };

/** For harmless texts: on how many each code was raised, at any severity and at 2 or more. */
export type FalseAlarms = {
  texts: number;
  any: Case[];
  high: Case[];
  codes: Map<SignalCode, number>;
};

/** The share of harmful cases found, by code. A finding of the same group counts, since reviewers see groups. */
export function measureRecall(
  phases: readonly Phase[],
  cases: readonly Case[],
): Map<SignalCode, Recall> {
  const recalls = new Map<SignalCode, Recall>();
  for (const { text, code, place } of cases) {
    if (code === undefined) continue;
    const recall = recalls.get(code) ?? { cases: 0, found: 0, placed: 0, missed: [] };
    recalls.set(code, recall);
    const of = findAll(phases, text).filter(found => signals[found.code] === signals[code]);
    const from = text.indexOf(place);
    const isPlaced = of.some(found => overlaps(found, from, from + (place || text).length));
    recall.cases += 1;
    if (of.length > 0) recall.found += 1;
    if (isPlaced) recall.placed += 1;
    else recall.missed.push(text);
  }
  return recalls;
}

/** What is raised on harmless texts, apart from severity 0, which is only information. */
export function measureFalseAlarms(phases: readonly Phase[], cases: readonly Case[]): FalseAlarms {
  const alarms: FalseAlarms = { texts: 0, any: [], high: [], codes: new Map() };
  for (const one of cases) {
    if (one.code !== undefined) continue;
    alarms.texts += 1;
    const found = findAll(phases, one.text).filter(({ severity }) => severity > 0);
    if (found.length > 0) alarms.any.push(one);
    if (found.some(({ severity }) => severity > 1)) alarms.high.push(one);
    for (const { code } of found) alarms.codes.set(code, (alarms.codes.get(code) ?? 0) + 1);
  }
  return alarms;
}
