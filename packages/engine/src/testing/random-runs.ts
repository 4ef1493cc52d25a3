import type { Activity, Pick, Question } from '@digipals/contract';
import fc from 'fast-check';
import { solve } from '../rules.ts';
import type { RunEvent, RunState } from '../run-state.ts';
import { currentQuestion } from '../step.ts';
import { anyCase, type Case } from './random-questions.ts';

/** A child's next action; its picks depend on the question that is open then. */
export type Action = {
  type: RunEvent['type'];
  /** The right answer, none, or the one that was generated with the question. */
  answer: 'right' | 'none' | 'other';
  /** Milliseconds since the action before. */
  after: number;
};

/** An activity of random questions and the actions in it. */
export type Play = { activity: Activity; answers: ReadonlyMap<string, Pick[]>; actions: Action[] };

const action: fc.Arbitrary<Action> = fc.record({
  type: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('picked' as const, 'answered' as const) },
    { weight: 6, arbitrary: fc.constantFrom('checked' as const, 'feedbackEnded' as const) },
    { weight: 4, arbitrary: fc.constantFrom('skippedForward' as const, 'skippedBack' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('replayed' as const, 'left' as const, 'passed' as const),
    },
    { weight: 1, arbitrary: fc.constant('missed' as const) },
    { weight: 1, arbitrary: fc.constant('reworded' as const) },
  ),
  answer: fc.constantFrom('right', 'none', 'other'),
  after: fc.nat(60_000),
});

const named = (
  { question, picks }: Case,
  place: number,
): { question: Question; picks: Pick[] } => ({
  question: { ...question, id: `q${place + 1}` },
  picks,
});

/** Random activities with random actions: most are played to their end. */
export const anyPlay: fc.Arbitrary<Play> = fc
  .record({
    cases: fc.array(anyCase, { minLength: 1, maxLength: 4, size: 'max' }),
    attempts: fc.integer({ min: 1, max: 3 }),
    test: fc.boolean(),
    shuffle: fc.boolean(),
    actions: fc.array(action, { maxLength: 40, size: 'max' }),
  })
  .map(({ cases, actions, ...meta }) => {
    const all = cases.map(named);
    return {
      activity: {
        id: 'activity',
        meta: { title: 'Random', lingos: 5, ...meta },
        data: all.map(({ question }) => question),
        testInstructions: [],
      },
      answers: new Map(all.map(({ question, picks }) => [question.id, picks])),
      actions,
    };
  });

const picksFor = ({ answers }: Play, state: RunState, { answer }: Action): Pick[] => {
  const question = currentQuestion(state);
  if (!question || answer === 'none') return [];
  return answer === 'right' ? solve(question) : (answers.get(question.id) ?? []);
};

/** The event of an action in this state of the run. */
export const eventOf = (play: Play, state: RunState, action: Action, at: number): RunEvent => {
  const picks = picksFor(play, state, action);
  switch (action.type) {
    case 'picked':
      return { type: 'picked', picks };
    case 'answered':
      return { type: 'answered', picks, at };
    case 'replayed':
    case 'missed':
    case 'left':
      return { type: action.type };
    case 'reworded':
      return { type: 'reworded', activity: play.activity };
    default:
      return { type: action.type, at };
  }
};
