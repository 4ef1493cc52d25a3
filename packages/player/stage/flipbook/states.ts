import type { Pick, Question } from '@digipals/contract';
import { currentQuestion, judge, type RunState, reduceRun, solve } from '@digipals/engine';

/** The states of a question: before an answer, and the three outcomes of a check. */
export const stateNames = ['empty', 'right', 'wrong', 'last attempt'] as const;
export type StateName = (typeof stateNames)[number];

/** Wrong candidates close to the right answer, the most plausible first. */
const nearMisses = (question: Question): Pick[][] => {
  const [first, ...rest] = solve(question);
  if (!first) return [[]];
  const own = question.components.find(({ id }) => id === first.componentId);
  const others = (own?.data ?? []).map(({ id, value }) => ({ ...first, id, value }));
  const right = [first, ...rest];
  return [
    ...others.map(other => [other, ...rest.filter(({ id }) => id !== other.id)]),
    right.map((pick, at) => ({ ...(right.at(-1 - at) ?? pick), ...gapOf(pick) })),
    [{ ...first, value: 'x' }, ...rest],
    rest,
    [],
  ];
};

const gapOf = ({ gap }: Pick) => (gap === undefined ? {} : { gap });

/** A wrong answer; undefined if there is none. */
const wrongAnswer = (question: Question): Pick[] | undefined =>
  nearMisses(question).find(picks => !judge(question, picks));

const answersFor = (question: Question, name: StateName): Pick[] | undefined => {
  if (name === 'empty') return undefined;
  return name === 'right' ? solve(question) : wrongAnswer(question);
};

/** The run at one of its questions, in a state. */
export const runAt =
  (questionId: string, name: StateName) =>
  (begun: RunState): RunState => {
    const { data, meta } = begun.activity;
    const index = Math.max(
      0,
      data.findIndex(({ id }) => id === questionId),
    );
    const attempts = name === 'last attempt' ? meta.attempts - 1 : 0;
    const opened = { ...begun, index, attempts, tries: attempts };
    const question = currentQuestion(opened);
    const picks = question && answersFor(question, name);
    return picks ? reduceRun(opened, { type: 'answered', picks, at: 0 }).state : opened;
  };
