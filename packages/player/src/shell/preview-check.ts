import { currentQuestion, isComplete, type RunState, reduceRun } from '@digipals/engine';

/** The run as a check of its picks would leave it; null while nothing can be checked. */
export function previewCheck(run: RunState): RunState | null {
  const question = currentQuestion(run);
  const isReady = run.phase === 'answering' && question && isComplete(question, run.picks);
  return isReady ? reduceRun(run, { type: 'checked', at: run.questionStartedAt }).state : null;
}
