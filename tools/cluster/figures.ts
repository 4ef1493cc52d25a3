/** A write that a server acknowledged; times in milliseconds of one clock. */
export type Written = {
  readonly path: string;
  readonly sentAt: number;
  readonly answeredAt: number;
};

/** What a fault did to the writers. */
export type Figures = {
  readonly acknowledged: number;
  /** The longest time in which no write at all was acknowledged, and the longest that one waited. */
  readonly silenceMs: number;
  readonly longestMs: number;
  readonly lost: number;
  readonly twice: number;
};

/** Compares what was acknowledged with what is stored, by path and count. */
export function measure(
  written: readonly Written[],
  stored: ReadonlyMap<string, number>,
  brokenAt: number,
): Figures {
  const after = written.filter(({ answeredAt }) => answeredAt >= brokenAt);
  const times = [brokenAt, ...after.map(({ answeredAt }) => answeredAt)].sort((a, b) => a - b);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const waits = after.map(({ sentAt, answeredAt }) => answeredAt - sentAt);
  return {
    acknowledged: written.length,
    silenceMs: pauses.reduce((most, pause) => Math.max(most, pause), 0),
    longestMs: waits.reduce((most, wait) => Math.max(most, wait), 0),
    lost: written.filter(({ path }) => !stored.has(path)).length,
    twice: [...stored.values()].filter(count => count > 1).length,
  };
}

/** The longest time without a write that a fault may cause. */
const MOST_SILENCE_MS = 10_000;

/** A round: its figures, children that were logged out or could not write again, and answers with status 500. */
export type Round = Figures & {
  readonly loggedOut: number;
  readonly stuck: number;
  readonly failed: number;
};

export const isKept = ({ silenceMs, lost, twice, loggedOut, stuck, failed }: Round): boolean =>
  silenceMs < MOST_SILENCE_MS &&
  [lost, twice, loggedOut, stuck, failed].every(count => count === 0);

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** A printed line of a round. */
export const roundLine = (name: string, round: Round): string =>
  [
    `${name.padEnd(11)} no write for ${seconds(round.silenceMs)}`,
    `longest wait ${seconds(round.longestMs)}`,
    `${round.acknowledged} acknowledged`,
    `${round.lost} lost`,
    `${round.twice} twice`,
    `${round.loggedOut} logged out`,
    ...(round.failed > 0 ? [`${round.failed} answered with 500`] : []),
    ...(round.stuck > 0 ? [`${round.stuck} could not write again`] : []),
  ].join(', ') + (isKept(round) ? '' : ', MISSED');
