import type { Step } from '../progress/steps.ts';
import type { Given } from './use-assigned.ts';

/** Steps with the day of those that a teacher gave; the first of them that is open is the step to play now. */
export function withGiven(steps: readonly Step[], given: readonly Given[]): Step[] {
  const days = new Map(given.map(({ activityId, dueOn }) => [activityId, dueOn]));
  const marked = steps.map(step => {
    const day = days.get(step.activity.activityId);
    return day === undefined ? step : { ...step, given: day };
  });
  const next = marked.find(step => step.given !== undefined && !step.locked && !step.left);
  return next ? marked.map(step => ({ ...step, current: step === next })) : marked;
}
