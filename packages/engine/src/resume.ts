import type { Question } from '@digipals/contract';
import { reword } from './reword.ts';
import type { RunState } from './run-state.ts';

/** The order of the questions and tiles of a run. Values tell whether an answer still means the same. */
type Order = readonly {
  id: string;
  components: readonly { id: string; data: readonly { id: string; value: string }[] }[];
}[];

/**
 * A run in the middle, to be kept over a reload: the texts and sounds of its activity are loaded again. An app that
 * was updated meanwhile may find an older shape, so whoever stores it stores the number of its shape, too.
 */
export type KeptRun = Omit<RunState, 'activity'> & { order: Order };

/** What to keep of a run; null once it has ended, and for a test, which is taken in one go. */
export const keepRun = ({ activity, ...state }: RunState): KeptRun | null => {
  if (state.phase === 'finished' || activity.meta.test) return null;
  const order = activity.data.map(({ id, components }) => ({
    id,
    components: components.map(({ id, data }) => ({
      id,
      data: data.map(({ id, value }) => ({ id, value })),
    })),
  }));
  return { ...state, order };
};

/** Goes on with a kept run of the activity that has begun; one that asked other questions is left. */
export const resumeRun = (begun: RunState, { order, ...kept }: KeptRun): RunState => {
  const shown = { ...begun.activity, data: order as Question[] };
  const resumed = reword({ ...begun, ...kept, activity: shown }, begun.activity);
  return resumed.activity === shown ? begun : resumed;
};
