import type { Activity } from '@digipals/contract';
import { canResult, isScored, pawOf } from '@digipals/engine';
import type { TestResult } from '../keep/finished-run.ts';

/** The result of a finished test; undefined for an activity that checks no can-do line. */
export function testResultOf(
  { data, canDo }: Activity,
  rightIds: readonly string[],
): TestResult | undefined {
  if (!canDo) return undefined;
  const right = new Set(rightIds);
  return {
    lines: canDo.map(({ text, trains }, index) => ({
      text,
      trains,
      paw: pawOf(canResult(data, index + 1, right)),
    })),
    answers: data
      .filter(question => isScored(question, true))
      .flatMap(({ id, answer }) =>
        answer
          ? { questionId: id, text: answer.text, audio: answer.audio, right: right.has(id) }
          : [],
      ),
  };
}
