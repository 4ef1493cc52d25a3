import type { Pick, Question } from '@digipals/contract';
import { currentQuestion, judge, type RunState, reduceRun, solve } from '@digipals/engine';

/** The states of a question: before an answer, the three outcomes of a check, the tries with a hint, and practice. */
export const stateNames = [
  'empty',
  'right',
  'wrong',
  'first hint',
  'second hint',
  'last attempt',
  'practice',
] as const;
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

/** Answers the open question; `goesOn` also ends the feedback. */
const answered = (run: RunState, picks: Pick[], goesOn = false): RunState => {
  const { state } = reduceRun(run, { type: 'answered', picks, at: 0 });
  return goesOn ? reduceRun(state, { type: 'feedbackEnded', at: 0 }).state : state;
};

const stateAt = (opened: RunState, question: Question, name: StateName): RunState => {
  const wrong = wrongAnswer(question);
  if (name === 'right') return answered(opened, solve(question));
  if (name === 'practice') return { ...opened, practising: true };
  if (name === 'empty' || !wrong) return opened;
  const again = (run: RunState) => answered(run, wrong, true);
  if (name === 'first hint') return again(opened);
  if (name === 'second hint') return again(again(opened));
  const attempts = name === 'last attempt' ? opened.activity.meta.attempts - 1 : 0;
  return answered({ ...opened, attempts, tries: attempts }, wrong);
};

/** The run at one of its questions, in a state. */
export const runAt =
  (questionId: string, name: StateName) =>
  (begun: RunState): RunState => {
    const { data } = begun.activity;
    const place = data.findIndex(({ id }) => id === questionId);
    const opened = { ...begun, index: Math.max(0, place) };
    const question = currentQuestion(opened);
    return question ? stateAt(opened, question, name) : opened;
  };
