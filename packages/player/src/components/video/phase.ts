/** The phase of a film: `refused` when the browser lets it play only after a tap. */
export type Phase = 'waiting' | 'refused' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed';

/** Events of a film; `asked` is the request to play it. */
export type FilmEvent = 'asked' | 'playing' | 'stalled' | 'paused' | 'ended' | 'broken' | 'refused';

const isRunning = (phase: Phase): boolean => phase === 'loading' || phase === 'playing';

const outcomes: Readonly<Record<FilmEvent, (phase: Phase) => Phase>> = {
  asked: () => 'loading',
  playing: () => 'playing',
  stalled: phase => (phase === 'playing' ? 'loading' : phase),
  paused: phase => (isRunning(phase) ? 'paused' : phase),
  ended: () => 'ended',
  broken: () => 'failed',
  refused: () => 'refused',
};

/** The phase after an event. A failed film stays failed until it is requested again. */
export const nextPhase = (phase: Phase, event: FilmEvent): Phase =>
  phase === 'failed' && event !== 'asked' ? phase : outcomes[event](phase);

/** Whether a film has ended, or will not reach its end without a tap. */
export const isOver = (phase: Phase): boolean =>
  phase === 'ended' || phase === 'failed' || phase === 'refused';
