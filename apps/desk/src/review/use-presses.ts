import type { ActionId } from '../keys/actions.ts';
import { useKeys } from '../keys/use-keys.ts';
import { numbered } from './marked.ts';
import type { Panel } from './review-state.ts';
import type { Rights } from './rights.ts';
import type { Review } from './use-review.ts';

type Presses = Partial<Record<ActionId, () => void>>;

/** The handlers of the keys on the review page; keys of forbidden actions do nothing. */
export function usePresses(review: Review): Presses {
  const { state, rights, dispatch, isReady } = review;
  const { card, phase } = state;
  const may = (right: keyof Rights, action: () => void) => () => {
    if (rights[right] && isReady()) action();
  };
  // A panel opens at once, even on a new card, so that typing its note triggers no keys.
  const toggles = (panel: Panel) => () => {
    if (rights[panel]) dispatch({ type: 'panel', panel: state.panel === panel ? null : panel });
  };
  const signals = numbered(card?.signals ?? []);

  useKeys(
    {
      level: 'panel',
      keys: {
        ...Object.fromEntries(
          signals.map(({ number, index }) => [String(number), () => review.markWrong(index)]),
        ),
        escape: () => dispatch({ type: 'ask-mark', isOn: false }),
      },
    },
    state.asksForMark,
  );

  const isReading = phase === 'card' && state.panel === null;
  const always: Presses = {
    undo: () => void review.undo(),
    pause: phase === 'paused' ? review.resume : review.pause,
    ...(phase === 'paused' && { start: review.resume }),
    ...((state.line.state === 'lost' || phase === 'failed') && { start: review.again }),
  };
  if (!isReading) return { ...always, return: toggles('return') };
  return {
    ...always,
    deliver: may('deliver', () => void review.decide({ outcome: 'deliver' })),
    return: toggles('return'),
    edit: toggles('edit'),
    lead: toggles('lead'),
    hold: toggles('hold'),
    withhold: toggles('withhold'),
    known: () => void review.know(),
    skip: may('skip', () => void review.skip()),
    changes: () => dispatch({ type: 'changes' }),
    more: () => dispatch({ type: 'more' }),
    open: review.open,
    wrong: () => dispatch({ type: 'ask-mark', isOn: signals.some(one => one.number !== null) }),
  };
}
