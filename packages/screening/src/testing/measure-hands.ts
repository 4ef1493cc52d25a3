import { type SignalGroup, signals } from '@digipals/contract';
import type { Phase } from '../phases/phase.ts';
import type { Found } from '../types.ts';
import type { HandCase } from './hands.ts';
import { findAll } from './measure.ts';

/** What is measured by itself: a group of signals, exclusion over a history, or one language. */
export type Subject = string;

/** The number of cases of a subject, of those found and, of cases with places, of those marked completely. */
export type Finding = {
  cases: number;
  found: number;
  withPlace: number;
  covered: number;
};

const subjectOf = ({ code, language, context }: HandCase): Subject => {
  if (code === undefined) return 'harmless';
  if (language !== undefined) return `${signals[code]} ${language}`;
  return context.toTarget.length > 0 ? `${signals[code]} over a week` : signals[code];
};

const isMarked = (found: readonly Found[], at: number): boolean =>
  found.some(({ start, end }) => start === null || end === null || (start <= at && at < end));

/** Whether marks cover every letter and digit of all places. */
function isCovered({ context: { text }, places }: HandCase, found: readonly Found[]): boolean {
  return places.every(([from, to]) => {
    for (let at = from; at < to; at += 1) {
      if (/[\p{L}\p{N}]/u.test(text[at] ?? '') && !isMarked(found, at)) return false;
    }
    return true;
  });
}

const marksOf = (phases: readonly Phase[], one: HandCase, group: SignalGroup): Found[] =>
  findAll(phases, one.context).filter(
    ({ code, severity }) => signals[code] === group && severity > 0,
  );

/** What phases find of the harmful cases, by subject. A finding of the same group counts. */
export function measureHands(
  phases: readonly Phase[],
  cases: readonly HandCase[],
): Map<Subject, Finding> {
  const findings = new Map<Subject, Finding>();
  for (const one of cases) {
    if (one.code === undefined) continue;
    const subject = subjectOf(one);
    const finding = findings.get(subject) ?? { cases: 0, found: 0, withPlace: 0, covered: 0 };
    findings.set(subject, finding);
    const found = marksOf(phases, one, signals[one.code]);
    finding.cases += 1;
    if (found.length === 0) continue;
    finding.found += 1;
    if (one.places.length === 0) continue;
    finding.withPlace += 1;
    if (isCovered(one, found)) finding.covered += 1;
  }
  return findings;
}

/** Harmless cases: how many there are, how many have a signal of severity 1 or more, and of 2 or more. */
export type Alarms = { texts: number; any: number; high: number };

/** What phases find of harmless cases. */
export function measureAlarms(phases: readonly Phase[], cases: readonly HandCase[]): Alarms {
  const harmless = cases.filter(({ code }) => code === undefined);
  const worst = harmless.map(({ context }) =>
    Math.max(0, ...findAll(phases, context).map(({ severity }) => severity)),
  );
  const from = (least: number): number => worst.filter(severity => severity >= least).length;
  return { texts: harmless.length, any: from(1), high: from(2) };
}

/** Upper bound of a share at 95 % confidence (one-sided, Wilson). */
export function upperBound(count: number, of: number): number {
  const z = 1.645;
  const share = count / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return (middle + spread) / (1 + (z * z) / of);
}
