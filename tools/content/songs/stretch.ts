import { type Knot, sourceAt } from './timing.ts';

/** Seconds of the overlapping pieces, and how far one may be moved to fit. */
const piece = 0.032;
const reach = 0.01;

/** How well two positions of a recording match: 1 for the same wave. */
const likeness = (samples: Float32Array, a: number, b: number, length: number): number => {
  let both = 0;
  let one = 1e-9;
  let other = 1e-9;
  for (let i = 0; i < length; i += 1) {
    const x = samples[a + i] ?? 0;
    const y = samples[b + i] ?? 0;
    both += x * y;
    one += x * x;
    other += y * y;
  }
  return both / Math.sqrt(one * other);
};

/** The position near `wanted` that best continues the piece before. */
const bestPlace = (samples: Float32Array, wanted: number, natural: number, rate: number) => {
  const most = Math.round(reach * rate);
  if (Math.abs(natural - wanted) <= 1) return natural;
  const length = Math.round((piece * rate) / 2);
  let [best, score] = [wanted, Number.NEGATIVE_INFINITY];
  for (let place = wanted - most; place <= wanted + most; place += 1) {
    const value = likeness(samples, natural, place, length);
    if (value > score) [best, score] = [place, value];
  }
  return best;
};

/**
 * Plays a recording at the pace of the knots, without changing its pitch: overlapping pieces,
 * each moved a little so that the waves match.
 *
 * @param rate samples per second
 * @returns the samples from the first knot's target to the last one's
 */
export const stretch = (
  samples: Float32Array,
  rate: number,
  knots: readonly Knot[],
): Float32Array => {
  const begin = knots[0]?.target ?? 0;
  const length = Math.round(((knots.at(-1)?.target ?? 0) - begin) * rate);
  const size = Math.round(piece * rate);
  const step = size / 2;
  const result = new Float32Array(length + size);
  let last: number | null = null;
  for (let out = -step; out < length; out += step) {
    const wanted = Math.round(sourceAt(knots, begin + out / rate) * rate);
    const place: number = last === null ? wanted : bestPlace(samples, wanted, last + step, rate);
    for (let i = 0; i < size; i += 1) {
      const weight = 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / size);
      if (out + i >= 0)
        result[out + i] = (result[out + i] ?? 0) + (samples[place + i] ?? 0) * weight;
    }
    last = place;
  }
  return result.subarray(0, length);
};
