/**
 * The kinds of a turn of speaking: a chunk is heard and said, a question is answered, or pictures alone say what to
 * talk about.
 */
export const speakingTurns = ['echo', 'answer', 'free'] as const;
/** The kind of a turn of speaking. */
export type SpeakingTurn = (typeof speakingTurns)[number];

/** Word search (CONST-24 to CONST-27). */
export const wordSearch = {
  gridSize: 12,
  placementAttempts: 100,
  directions: 4,
  directionsBackwards: 8,
  backwards: false,
} as const;
