import type { Outcome } from './run-steps.ts';
import { budgetMinutes, type Part } from './steps.ts';

/** How far a part may exceed its budget: timings vary from run to run. */
const tolerance = 1.5;

/** The time of a part of the run, in minutes summed over its steps. */
export type PartTime = { part: Part; minutes: number; budget: number; isOver: boolean };

/** Sums the time of each part that ran. */
export function sumParts(outcomes: readonly Outcome[]): PartTime[] {
  const parts = new Set(outcomes.map(({ step }) => step.part));
  return [...parts].map(part => {
    const own = outcomes.filter(({ step }) => step.part === part);
    const minutes = own.reduce((sum, { seconds }) => sum + seconds / 60, 0);
    const budget = budgetMinutes[part];
    return { part, minutes, budget, isOver: minutes > budget * tolerance };
  });
}

/** One line for the summary. */
export function describePart({ part, minutes, budget, isOver }: PartTime): string {
  const verdict = isOver ? '  TOO SLOW' : '';
  return `${part.padEnd(20)}${minutes.toFixed(1).padStart(6)} of ${String(budget).padStart(2)} minutes${verdict}`;
}
