/** A sound: its samples, 1 at full scale, one list for each channel; `rate` in Hz. */
export type Wav = { rate: number; channels: Float32Array[] };

/** A mono sound: samples, 1 at full scale; `rate` in Hz. */
export type Sound = { rate: number; samples: Float32Array };

type Chunk = { id: string; from: number; to: number };

/** The chunks of a WAV. A recorder that was cut off, or writes to a pipe, names a longer one than there is. */
const chunksOf = (bytes: Buffer): Chunk[] => {
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const from = at + 8;
    const length = bytes.readUInt32LE(at + 4);
    const to = Math.min(bytes.length, from + length);
    chunks.push({ id: bytes.toString('latin1', at, at + 4), from, to });
    // A chunk of an odd length has a byte of padding.
    at = from + length + (length % 2);
  }
  return chunks;
};

const pcm = 1;
const float = 3;
const extensible = 0xfffe;

type Read = (bytes: Buffer, at: number) => number;

/** How to read a sample of a format and a number of bits. */
const readers: Readonly<Record<string, Read>> = {
  [`${pcm} 16`]: (bytes, at) => bytes.readInt16LE(at) / 2 ** 15,
  [`${pcm} 24`]: (bytes, at) => bytes.readIntLE(at, 3) / 2 ** 23,
  [`${pcm} 32`]: (bytes, at) => bytes.readInt32LE(at) / 2 ** 31,
  [`${float} 32`]: (bytes, at) => bytes.readFloatLE(at),
};

/**
 * Reads a WAV of 16, 24 or 32 bits with one or two channels.
 *
 * @returns the sound, or a text that says why it cannot be read
 */
export const readWav = (bytes: Buffer): Wav | string => {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE')
    return 'is no WAV';
  const chunks = chunksOf(bytes);
  const head = chunks.find(({ id, from, to }) => id === 'fmt ' && to - from >= 16);
  const data = chunks.find(({ id }) => id === 'data');
  if (!head || !data) return 'is no whole WAV';
  const named = bytes.readUInt16LE(head.from);
  const isLong = named === extensible && head.to - head.from >= 26;
  const format = isLong ? bytes.readUInt16LE(head.from + 24) : named;
  const count = bytes.readUInt16LE(head.from + 2);
  const rate = bytes.readUInt32LE(head.from + 4);
  const bits = bytes.readUInt16LE(head.from + 14);
  const read = readers[`${format} ${bits}`];
  if (!read) return `has ${bits} bits of format ${format}: export it as a WAV of 16 or 24 bits`;
  if (count !== 1 && count !== 2) return `has ${count} channels: export it in mono`;
  const size = bits / 8;
  const length = Math.floor((data.to - data.from) / size / count);
  const channels = Array.from({ length: count }, (_channel, channel) =>
    Float32Array.from({ length }, (_sample, index) =>
      read(bytes, data.from + (index * count + channel) * size),
    ),
  );
  return { rate, channels };
};

/** Both channels as one, without the constant offset that a cheap sound card adds. */
export const monoOf = ({ rate, channels }: Wav): Sound => {
  const [left = new Float32Array(), right = left] = channels;
  const samples = left.map((value, index) => (value + (right[index] ?? 0)) / 2);
  const offset = samples.reduce((sum, value) => sum + value, 0) / Math.max(1, samples.length);
  return { rate, samples: samples.map(value => value - offset) };
};
