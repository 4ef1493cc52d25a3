const size = 512;
const bands = 24;
const lowHz = 120;
const highHz = 7000;
/** Seconds between two frames. */
export const hop = 0.005;
/** Window length of a frame, in seconds. */
const window = 0.02;

const mel = (hz: number): number => 2595 * Math.log10(1 + hz / 700);
const hertz = (value: number): number => 700 * (10 ** (value / 2595) - 1);

/** Edges of the bands in bins of the transform, evenly spaced to the ear (mel scale). */
const edgesOf = (rate: number): number[] =>
  Array.from({ length: bands + 2 }, (_, index) => {
    const step = (mel(highHz) - mel(lowHz)) / (bands + 1);
    return (hertz(mel(lowHz) + index * step) * size) / rate;
  });

const swapBits = (real: Float64Array) => {
  for (let i = 1, j = 0; i < size; i += 1) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) [real[i], real[j]] = [real[j] ?? 0, real[i] ?? 0];
  }
};

const angles = Array.from({ length: size / 2 }, (_, index) => (-2 * Math.PI * index) / size);
const cosines = Float64Array.from(angles, Math.cos);
const sines = Float64Array.from(angles, Math.sin);

/** One butterfly of the transform: indexes a and b, rotated by an angle of the table. */
const turn = (re: Float64Array, im: Float64Array, a: number, b: number, angle: number) => {
  const cos = cosines[angle] ?? 1;
  const sin = sines[angle] ?? 0;
  const x = re[b] ?? 0;
  const y = im[b] ?? 0;
  const tx = x * cos - y * sin;
  const ty = x * sin + y * cos;
  re[b] = (re[a] ?? 0) - tx;
  im[b] = (im[a] ?? 0) - ty;
  re[a] = (re[a] ?? 0) + tx;
  im[a] = (im[a] ?? 0) + ty;
};

/** Power of each frequency in a frame of `size` values. */
const powerOf = (re: Float64Array): Float64Array => {
  const im = new Float64Array(size);
  swapBits(re);
  for (let half = 1; half < size; half *= 2)
    for (let start = 0; start < size; start += half * 2)
      for (let k = 0; k < half; k += 1)
        turn(re, im, start + k, start + k + half, (k * size) / (half * 2));
  return re.map((value, index) => value ** 2 + (im[index] ?? 0) ** 2).subarray(0, size / 2);
};

/** Share of a bin in the band between three edges: a triangle. */
const shareOf = (bin: number, [from = 0, middle = 0, to = 0]: readonly number[]): number =>
  Math.max(0, Math.min((bin - from) / (middle - from), (to - bin) / (to - middle)));

const framesOf = (samples: Float32Array, rate: number): Float64Array[] => {
  const length = Math.round(window * rate);
  const count = Math.max(1, Math.floor((samples.length / rate - window) / hop) + 1);
  return Array.from({ length: count }, (_, index) => {
    const start = Math.round(index * hop * rate);
    const frame = new Float64Array(size);
    for (let i = 0; i < length; i += 1)
      frame[i] = (samples[start + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / length));
    return frame;
  });
};

/** A band: how much of each bin from `first` on belongs to it. */
type Band = { first: number; shares: number[] };

const bandsOf = (rate: number): Band[] => {
  const edges = edgesOf(rate);
  return Array.from({ length: bands }, (_, index) => {
    const triangle = edges.slice(index, index + 3);
    const [from = 0, , to = 0] = triangle;
    const first = Math.ceil(from);
    const shares = Array.from({ length: Math.max(1, Math.ceil(to) - first) }, (_one, bin) =>
      shareOf(first + bin, triangle),
    );
    return { first, shares };
  });
};

/**
 * The spectrum of a recording over time, in decibels: a frame for every `hop` seconds, each with a value
 * for 24 bands that are evenly spaced to the ear.
 *
 * @param rate samples per second
 */
export const spectrumOf = (samples: Float32Array, rate: number): Float64Array[] => {
  const all = bandsOf(rate);
  return framesOf(samples, rate).map(frame => {
    const power = powerOf(frame);
    return Float64Array.from(all, ({ first, shares }) => {
      const sum = shares.reduce(
        (total, share, bin) => total + share * (power[first + bin] ?? 0),
        1e-7,
      );
      return 10 * Math.log10(sum);
    });
  });
};
