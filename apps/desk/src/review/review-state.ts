import type { Card, ReturnReason } from '@digipals/contract';
import { returnReasons } from '@digipals/contract/constants';
import { isSevere } from '../shared/severe.ts';

/** The panel below the text. */
export type Panel = 'return' | 'edit' | 'lead' | 'hold' | 'withhold';

/** A decision that can still be undone. */
export type Undo = {
  decisionId: string;
  until: string;
  words: string;
  who: string;
};

/** The state of connection and lease; nothing may be decided unless it is `ok`. */
export type Line = { state: 'ok' } | { state: 'offline' } | { state: 'lost'; words: string };

/** The state of the review page. */
export type ReviewState = {
  phase: 'claiming' | 'card' | 'empty' | 'paused' | 'failed';
  card: Card | null;
  /** When the card appeared, by `performance.now()`. */
  shownAt: number;
  /** A severe text is folded until it is opened. */
  isOpen: boolean;
  /** When it was first opened, by `performance.now()`. */
  openedAt: number | null;
  openedToday: number | null;
  panel: Panel | null;
  reason: ReturnReason;
  /** The next number key marks a signal as wrong. */
  asksForMark: boolean;
  showsChanges: boolean;
  showsMore: boolean;
  line: Line;
  isSending: boolean;
  /** Why the server refused the last call. */
  problem: string | null;
  /** The decisions that can still be undone, the newest last. */
  undos: readonly Undo[];
};

/** The card an answer is about; another one may be shown by then. */
type Held = { submissionId: string; fence: number };

/** The events of the review page. */
export type ReviewEvent =
  | { type: 'claiming' }
  | { type: 'claimed'; card: Card; at: number }
  | { type: 'nothing' }
  | { type: 'failed'; words: string; isUnanswered: boolean }
  | { type: 'paused' }
  | { type: 'renewed'; expiresAt: string }
  | { type: 'offline' }
  | ({ type: 'lost'; words: string } & Held)
  | { type: 'panel'; panel: Panel | null }
  | { type: 'reason'; reason: ReturnReason }
  | { type: 'folded' }
  | ({ type: 'opened'; openedToday: number; at: number } & Held)
  | { type: 'ask-mark'; isOn: boolean }
  | ({ type: 'wrong'; index: number; isWrong: boolean } & Held)
  | { type: 'changes' }
  | { type: 'more' }
  | { type: 'sending' }
  | { type: 'refused'; words: string }
  | ({ type: 'not-done'; words: string } & Held)
  | { type: 'decided'; undo: Undo }
  | { type: 'undo-over'; decisionId: string };

/** The newest decision that can still be undone. */
export const lastUndo = ({ undos }: Pick<ReviewState, 'undos'>): Undo | null =>
  undos.at(-1) ?? null;

/** Whether the newest decision can be undone now: not during a call or a pause. */
export const mayUndo = ({ undos, isSending, phase }: ReviewState): boolean =>
  undos.length > 0 && !isSending && phase !== 'claiming' && phase !== 'paused';

/** The state before the first card. */
export const firstState: ReviewState = {
  phase: 'claiming',
  card: null,
  shownAt: 0,
  isOpen: true,
  openedAt: null,
  openedToday: null,
  panel: null,
  reason: 'hardToRead',
  asksForMark: false,
  showsChanges: false,
  showsMore: false,
  line: { state: 'ok' },
  isSending: false,
  problem: null,
  undos: [],
};

/** The reason that the most severe signal suggests; signal groups and reasons share their names. */
export function strongestReason<Reason extends string>(
  { signals }: Pick<Card, 'signals'>,
  reasons: readonly Reason[],
): Reason | undefined {
  const strongestFirst = signals
    .filter(signal => !signal.isWrong)
    .toSorted((one, other) => other.severity - one.severity);
  for (const { group } of strongestFirst) {
    const reason = reasons.find(one => one === group);
    if (reason) return reason;
  }
  return undefined;
}

/** The reason suggested for returning a text. */
export const reasonFor = (card: Pick<Card, 'signals'>): ReturnReason =>
  strongestReason(card, returnReasons) ?? 'hardToRead';

const withCard = (state: ReviewState, card: Card, at: number): ReviewState => ({
  ...firstState,
  phase: 'card',
  card,
  shownAt: at,
  isOpen: !isSevere(card),
  openedToday: state.openedToday,
  reason: reasonFor(card),
  undos: state.undos,
});

const withoutCard = (state: ReviewState, phase: ReviewState['phase']): ReviewState => ({
  ...firstState,
  phase,
  openedToday: state.openedToday,
  undos: state.undos,
});

const isShown = ({ card }: ReviewState, { submissionId, fence }: Held): boolean =>
  card?.submissionId === submissionId && card.lease.fence === fence;

const withMark = (card: Card, index: number, isWrong: boolean): Card => ({
  ...card,
  signals: card.signals.map(signal => (signal.index === index ? { ...signal, isWrong } : signal)),
});

const changed: {
  [T in ReviewEvent['type']]: (
    state: ReviewState,
    event: Extract<ReviewEvent, { type: T }>,
  ) => ReviewState;
} = {
  claiming: state => withoutCard(state, 'claiming'),
  claimed: (state, { card, at }) => withCard(state, card, at),
  nothing: state => withoutCard(state, 'empty'),
  // An empty queue is asked again by itself.
  failed: (state, { words, isUnanswered }) =>
    state.phase === 'empty' && isUnanswered
      ? state
      : { ...withoutCard(state, 'failed'), problem: words },
  paused: state => withoutCard(state, 'paused'),
  renewed: (state, { expiresAt }) =>
    state.card
      ? {
          ...state,
          line: { state: 'ok' },
          card: { ...state.card, lease: { ...state.card.lease, expiresAt } },
        }
      : state,
  offline: state => ({ ...state, isSending: false, line: { state: 'offline' } }),
  lost: (state, { words, ...held }) =>
    isShown(state, held) ? { ...state, isSending: false, line: { state: 'lost', words } } : state,
  panel: (state, { panel }) => ({ ...state, panel, asksForMark: false, problem: null }),
  reason: (state, { reason }) => ({ ...state, reason }),
  folded: state => ({ ...state, isOpen: false }),
  // If another card is shown by then, it stays folded.
  opened: (state, { openedToday, at, ...held }) => ({
    ...state,
    openedToday,
    isOpen: state.isOpen || isShown(state, held),
    openedAt: state.openedAt ?? (isShown(state, held) ? at : null),
  }),
  'ask-mark': (state, { isOn }) => ({ ...state, asksForMark: isOn }),
  wrong: (state, { index, isWrong, ...held }) =>
    state.card && isShown(state, held)
      ? { ...state, card: withMark(state.card, index, isWrong) }
      : state,
  changes: state => ({ ...state, showsChanges: !state.showsChanges }),
  more: state => ({ ...state, showsMore: !state.showsMore }),
  sending: state => ({ ...state, isSending: true, problem: null }),
  refused: (state, { words }) => ({ ...state, isSending: false, problem: words }),
  'not-done': (state, { words, ...held }) =>
    isShown(state, held) ? { ...state, problem: words } : state,
  decided: (state, { undo }) => ({ ...state, undos: [...state.undos, undo] }),
  'undo-over': (state, { decisionId }) => ({
    ...state,
    undos: state.undos.filter(undo => undo.decisionId !== decisionId),
  }),
};

/** The state after an event. */
export function reviewReducer(state: ReviewState, event: ReviewEvent): ReviewState {
  const change = changed[event.type] as (state: ReviewState, event: ReviewEvent) => ReviewState;
  return change(state, event);
}
