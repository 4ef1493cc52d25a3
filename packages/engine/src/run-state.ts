import type {
  Activity,
  ActivityMeta,
  HistoryEntry,
  Pick,
  Question,
  Reason,
  Trigger,
} from '@digipals/contract';
import { shuffledTypes } from '@digipals/contract/component-types';
import { player } from '@digipals/contract/constants';
import { type Me, withMe } from './me-card.ts';
import { type Random, shuffle } from './random.ts';

/** Meta data with every default filled in. */
export type RunMeta = ActivityMeta & {
  attempts: number;
  shuffle: boolean;
  test: boolean;
  country: string;
  recordDuration: number;
};
/** An activity with its defaults. */
export type RunActivity = Omit<Activity, 'meta'> & { meta: RunMeta };

/** The outcome of a check: right, wrong with a try left, wrong for the last time. */
export type Outcome = 'correct' | 'tryAgain' | 'moveOn';

/** A run through an activity. `questionStartedAt` is in ms of the injected clock. */
export type RunState = {
  activity: RunActivity;
  index: number;
  phase: 'answering' | 'feedback' | 'finished';
  picks: readonly Pick[];
  attempts: number;
  /** What the last check shows; `picks` here outlive the reset of the run's picks. After the last try: the answer. */
  feedback: {
    outcome: Outcome;
    picks: readonly Pick[];
    marks: readonly ('right' | 'again')[];
    /** What the first wrong pick is, when the content says it. */
    why?: Reason;
  } | null;
  history: readonly HistoryEntry[];
  tries: number;
  hints: number;
  /** Misses inside a game that goes on, such as two halves that are not a pair. */
  misses: number;
  /** Wrong choices that have left the open question. */
  gone: readonly Pick[];
  /** The last hint set a part of the answer. */
  helped: boolean;
  /** Questions that were missed are asked once more: nothing is recorded. */
  practising: boolean;
  questionStartedAt: number;
};

/** Events of a run. `at` is in ms of the injected clock. */
export type RunEvent =
  | { type: 'picked'; picks: readonly Pick[] }
  | { type: 'checked'; at: number }
  /** A game ends: judged as it is, complete or not (GAME-06, GAME-07, GAME-09, GAME-12). */
  | { type: 'answered'; picks: readonly Pick[]; at: number }
  | { type: 'feedbackEnded'; at: number }
  | { type: 'skippedForward'; at: number }
  | { type: 'skippedBack'; at: number }
  /** A missing or broken component makes the question impossible to answer (NOTSHOWN-47). */
  | { type: 'passed'; at: number }
  | { type: 'replayed' }
  /** A miss inside a game that goes on. */
  | { type: 'missed' }
  /** The same activity in another language (PLAYER-15). `me` is what its sentences may say of the child. */
  | { type: 'reworded'; activity: Activity; me?: Me | undefined }
  | { type: 'left' };

/** What the caller does after a step, in this order. */
export type Effect =
  | { type: 'answer'; name: 'answer-success' | 'answer-failure' }
  | { type: 'play'; triggers: readonly Trigger[] }
  | { type: 'record'; entries: HistoryEntry[] }
  | ({ type: 'finished' } & Finished);

/**
 * The end of a run. `percent` counts skipped questions as right, `right` and `rightIds` do not; questions outside
 * the score are in none of them.
 */
export type Finished = {
  percent: number;
  right: number;
  skipped: number;
  total: number;
  rightIds: readonly string[];
};

/** Fills in the defaults (PLAYER-07, NOTSHOWN-41 to NOTSHOWN-43, AMBIG-44). */
export const withDefaults = (activity: Activity): RunActivity => ({
  ...activity,
  meta: {
    ...activity.meta,
    attempts: activity.meta.attempts ?? player.defaultAttempts,
    shuffle: activity.meta.shuffle ?? false,
    test: activity.meta.test ?? true,
    country: activity.meta.country ?? player.defaultCountry,
    recordDuration: activity.meta.recordDuration ?? player.defaultRecordSeconds,
  },
});

const isAlwaysMixed = (type: string): boolean =>
  type.startsWith('draggable') || shuffledTypes.includes(type);

/** Drag lists are always shuffled (COMP-58), others when a solution item requests it (NOTSHOWN-70). */
const shuffleTiles = (question: Question, random: Random): Question => {
  const asked = question.solution.some(item => item.meta.shuffle);
  const answers = new Set(question.solution.map(item => item.id));
  return {
    ...question,
    components: question.components.map(component => {
      const holdsAnswers = component.data.some(item => answers.has(item.id));
      const mix = isAlwaysMixed(component.type) || (asked && holdsAnswers);
      return mix ? { ...component, data: mixed(component.data, random) } : component;
    }),
  };
};

/** Never the original order: that is usually the answer. */
const mixed = <T>(list: readonly T[], random: Random): T[] => {
  const result = shuffle(list, random);
  const same = list.length > 1 && result.every((item, place) => item === list[place]);
  return same ? [...result.slice(1), ...result.slice(0, 1)] : result;
};

/**
 * Opens a run at its first question. Randomness is used only here, so the order is fixed for the run
 * (PLAYER-57).
 *
 * @param given.random source of random numbers
 * @param given.now ms of the injected clock
 * @param given.me what the sentences may say of the child
 */
export const startRun = (
  activity: Activity,
  given: { random: Random; now: number; me?: Me | undefined },
): RunState => {
  const run = withDefaults(given.me ? withMe(activity, given.me) : activity);
  const questions = run.meta.shuffle ? shuffle(run.data, given.random) : run.data;
  return {
    activity: { ...run, data: questions.map(question => shuffleTiles(question, given.random)) },
    index: 0,
    phase: 'answering',
    picks: [],
    attempts: 0,
    feedback: null,
    history: [],
    tries: 0,
    hints: 0,
    misses: 0,
    gone: [],
    helped: false,
    practising: false,
    questionStartedAt: given.now,
  };
};
