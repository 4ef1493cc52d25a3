/** Where a film is: `refused` when the browser lets it play only after a tap. */
export type Phase = 'waiting' | 'refused' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed';

/** What happens to a film; `asked` is the wish to play it. */
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

/** The phase after an event. A film that has failed stays so until it is asked again. */
export const nextPhase = (phase: Phase, event: FilmEvent): Phase =>
  phase === 'failed' && event !== 'asked' ? phase : outcomes[event](phase);

/** Whether a film is at its end, or will not get there by itself. */
export const isOver = (phase: Phase): boolean =>
  phase === 'ended' || phase === 'failed' || phase === 'refused';
