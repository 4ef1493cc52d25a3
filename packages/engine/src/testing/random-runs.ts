import type { Activity, Pick, Question } from '@digipals/contract';
import fc from 'fast-check';
import { solve } from '../rules.ts';
import { currentQuestion } from '../run.ts';
import type { RunEvent, RunState } from '../run-state.ts';
import { anyCase, type Case } from './random-questions.ts';

/** What a child does next; which picks that are is known only when it is done. */
export type Deed = {
  type: RunEvent['type'];
  /** The right answer, none, or the one that was drawn with the question. */
  answer: 'right' | 'none' | 'other';
  /** Milliseconds since the deed before. */
  after: number;
};

/** An activity of random questions and what is done in it. */
export type Play = { activity: Activity; answers: ReadonlyMap<string, Pick[]>; deeds: Deed[] };

const deed: fc.Arbitrary<Deed> = fc.record({
  type: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('picked' as const, 'answered' as const) },
    { weight: 6, arbitrary: fc.constantFrom('checked' as const, 'feedbackEnded' as const) },
    { weight: 4, arbitrary: fc.constantFrom('skippedForward' as const, 'skippedBack' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('replayed' as const, 'left' as const, 'passed' as const),
    },
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

/** Random activities with random play: most are played to their end. */
export const anyPlay: fc.Arbitrary<Play> = fc
  .record({
    cases: fc.array(anyCase, { minLength: 1, maxLength: 4, size: 'max' }),
    attempts: fc.integer({ min: 1, max: 3 }),
    test: fc.boolean(),
    shuffle: fc.boolean(),
    deeds: fc.array(deed, { maxLength: 40, size: 'max' }),
  })
  .map(({ cases, deeds, ...meta }) => {
    const all = cases.map(named);
    return {
      activity: {
        id: 'activity',
        meta: { title: 'Random', lingos: 5, ...meta },
        data: all.map(({ question }) => question),
        testInstructions: [],
      },
      answers: new Map(all.map(({ question, picks }) => [question.id, picks])),
      deeds,
    };
  });

const picksFor = ({ answers }: Play, state: RunState, { answer }: Deed): Pick[] => {
  const question = currentQuestion(state);
  if (!question || answer === 'none') return [];
  return answer === 'right' ? solve(question) : (answers.get(question.id) ?? []);
};

/** The event that a deed is in this state of the run. */
export const eventOf = (play: Play, state: RunState, deed: Deed, at: number): RunEvent => {
  const picks = picksFor(play, state, deed);
  switch (deed.type) {
    case 'picked':
      return { type: 'picked', picks };
    case 'answered':
      return { type: 'answered', picks, at };
    case 'replayed':
    case 'left':
      return { type: deed.type };
    default:
      return { type: deed.type, at };
  }
};
