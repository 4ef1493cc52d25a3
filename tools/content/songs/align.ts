import { hop, spectrumOf } from './spectrum.ts';

/** Start and end in a recording, in seconds. */
export type Span = { from: number; to: number };

type Frames = readonly Float64Array[];

const nothing = new Float64Array();

/** How different two frames sound. Plain loops, because this runs some hundred thousand times a phrase. */
const distance = (a: Float64Array = nothing, b: Float64Array = nothing): number => {
  let sum = 0;
  for (let band = 0; band < a.length; band += 1) sum += ((a[band] ?? 0) - (b[band] ?? 0)) ** 2;
  return Math.sqrt(sum);
};

/** Steps of the path through two recordings: both advance, or one waits for the other. */
const steps = [
  { a: 1, b: 1, price: 1 },
  { a: 1, b: 0, price: 1.1 },
  { a: 0, b: 1, price: 1.1 },
] as const;

/** The cheapest step to a place, and the cost of the path up to there. */
const cheapest = (cost: Float64Array, width: number, i: number, j: number, here: number) => {
  let best = { sum: Number.POSITIVE_INFINITY, step: 0 };
  for (let index = 0; index < steps.length; index += 1) {
    const { a, b, price } = steps[index] ?? steps[0];
    if (a > i || b > j) continue;
    const way = (cost[(i - a) * width + j - b] ?? 0) + here * price;
    if (way < best.sum) best = { sum: way, step: index };
  }
  return best;
};

/** How far the second recording may be from an even pace, as a share. */
const band = 0.3;

/** Cheapest path through two recordings (dynamic time warping): the step that led to each place. */
const walk = (a: Frames, b: Frames): Uint8Array => {
  const cost = new Float64Array(a.length * b.length).fill(Number.POSITIVE_INFINITY);
  const came = new Uint8Array(a.length * b.length);
  const reach = Math.ceil(band * b.length);
  cost[0] = 0;
  for (let i = 0; i < a.length; i += 1) {
    const middle = Math.round((i * b.length) / a.length);
    const last = Math.min(b.length - 1, middle + reach);
    for (let j = Math.max(i === 0 ? 1 : 0, middle - reach); j <= last; j += 1) {
      const { sum, step } = cheapest(cost, b.length, i, j, distance(a[i], b[j]));
      cost[i * b.length + j] = sum;
      came[i * b.length + j] = step;
    }
  }
  return came;
};

/** For each frame of the first recording the matching frame of the second. */
const pathOf = (a: Frames, b: Frames): number[] => {
  const came = walk(a, b);
  const sums = a.map(() => ({ sum: 0, count: 0 }));
  let [i, j] = [a.length - 1, b.length - 1];
  while (i >= 0 && j >= 0) {
    const place = sums[i];
    if (place) {
      place.sum += j;
      place.count += 1;
    }
    const step = steps[came[i * b.length + j] ?? 0] ?? steps[0];
    if (i === 0 && j === 0) break;
    i -= step.a;
    j -= step.b;
  }
  return sums.map(({ sum, count }) => sum / count);
};

/** Maps moments of one recording of a phrase to another one, in seconds. */
export const follow = (
  from: Float32Array,
  to: Float32Array,
  rate: number,
): ((at: number) => number) => {
  const path = pathOf(spectrumOf(from, rate), spectrumOf(to, rate));
  return at => {
    const place = Math.max(0, Math.min(path.length - 1, at / hop));
    const [before, after] = [Math.floor(place), Math.ceil(place)];
    const [a, b] = [path[before] ?? 0, path[after] ?? 0];
    return (a + (b - a) * (place - before)) * hop;
  };
};

/** How badly a path fits one with an even pace up to a frame and another pace from there. */
const misfit = (path: readonly number[], bend: number): number => {
  let [xy, xx, error] = [0, 1e-9, 0];
  for (const [x, y] of path.entries()) {
    if (x < bend) error += (y - x) ** 2;
    else {
      xy += (x - bend) * (y - bend);
      xx += (x - bend) ** 2;
    }
  }
  const pace = xy / xx;
  for (let x = bend; x < path.length; x += 1)
    error += ((path[x] ?? 0) - bend - pace * (x - bend)) ** 2;
  return error;
};

/**
 * The moment from which a second recording of a phrase is slower than the first, in seconds. This
 * finds a word: the voice says the phrase again, slower from that word on.
 */
export const bendOf = (even: Float32Array, bent: Float32Array, rate: number): number => {
  const path = pathOf(spectrumOf(even, rate), spectrumOf(bent, rate));
  const misfits = path.map((_, frame) => misfit(path, frame));
  return misfits.indexOf(Math.min(...misfits)) * hop;
};

const loudness = (samples: Float32Array, rate: number, at: number): number => {
  const [from, to] = [Math.round((at - 0.01) * rate), Math.round((at + 0.01) * rate)];
  let sum = 0;
  for (let i = Math.max(0, from); i < to; i += 1) sum += (samples[i] ?? 0) ** 2;
  return Math.sqrt(sum / (to - from));
};

const curve = (samples: Float32Array, rate: number, { from, to }: Span): number[] =>
  Array.from({ length: Math.max(1, Math.round((to - from) / hop)) }, (_, index) =>
    loudness(samples, rate, from + index * hop),
  );

/** Loudness at which a syllable is heard to start, relative to its loudest moment. */
const risen = 0.5;
/** A syllable is loudest within this time, in seconds. */
const syllable = 0.22;
/** Later syllables are longer: where the letters say 1, a word has reached this share of its time. */
const early = 0.8;
/** How far from there to search for the gap before a syllable, as a share of the word. */
const around = 0.18;

/** The quietest frame near a frame, at most `reach` frames away. */
const dipNear = (values: readonly number[], frame: number, reach: number): number => {
  const top = Math.max(...values);
  const scores = values.map((value, index) => {
    const away = Math.abs(index - frame) / reach;
    return away > 1 ? Number.POSITIVE_INFINITY : value / top + away ** 2 / 2;
  });
  return scores.indexOf(Math.min(...scores));
};

/** How far the start of a word may move into the silence before it, in seconds. */
const near = 0.07;

/** No word is shorter than this, in seconds. */
const shortest = 0.06;

/** Moves the boundary between two words to the quietest moment near it. */
export const quietNear = (samples: Float32Array, rate: number, at: number): number => {
  const from = Math.max(shortest, at - 2 * near);
  const values = curve(samples, rate, { from, to: Math.min(samples.length / rate, at + 2 * near) });
  return from + dipNear(values, (at - from) / hop, near / hop) * hop;
};

/**
 * The moment when the marked syllable of a word is heard, which is on the beat: not its
 * first breath but the rise of its vowel.
 *
 * @param share share of the word's letters before the syllable; 0 for its first one
 */
export const anchorOf = (
  samples: Float32Array,
  rate: number,
  word: Span,
  share: number,
): number => {
  const values = curve(samples, rate, word);
  const start =
    share === 0 ? 0 : dipNear(values, share * early * values.length, around * values.length);
  const top = Math.max(...values.slice(start, start + Math.round(syllable / hop)));
  const rise = values.findIndex((value, index) => index >= start && value >= risen * top);
  return word.from + Math.max(start, rise) * hop;
};
