/** Bytes of one sample: 16 and 24 bits as whole numbers, 32 as a float. */
const write = (bytes: Buffer, bits: 16 | 24 | 32, value: number, at: number) => {
  if (bits === 32) bytes.writeFloatLE(value, at);
  else {
    const top = 2 ** (bits - 1);
    const whole = Math.max(-top, Math.min(top - 1, Math.round(value * top)));
    bytes.writeIntLE(whole, at, bits / 8);
  }
};

/** A WAV of samples that are 1 at full scale, the same in each channel. */
export const wavOf = (
  samples: ArrayLike<number>,
  { rate = 48_000, bits = 16 as 16 | 24 | 32, channels = 1 } = {},
): Buffer => {
  const size = (bits / 8) * channels;
  const bytes = Buffer.alloc(44 + samples.length * size);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(bits === 32 ? 3 : 1, 20);
  bytes.writeUInt16LE(channels, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * size, 28);
  bytes.writeUInt16LE(size, 32);
  bytes.writeUInt16LE(bits, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(samples.length * size, 40);
  for (const [index, value] of Array.from(samples).entries())
    for (let channel = 0; channel < channels; channel += 1)
      write(bytes, bits, value, 44 + index * size + (channel * bits) / 8);
  return bytes;
};

/** A recording in a room: a tone with syllables as the voice, noise around it. Levels are amplitudes, times seconds. */
export const voiceOf = ({
  seconds = 1,
  before = 0.5,
  after = 0.5,
  voice = 0.2,
  noise = 0.0005,
  rate = 48_000,
  pitch = 220,
} = {}): Float32Array => {
  // The same noise at each run.
  let seed = 1;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647 - 0.5;
  };
  return Float32Array.from(
    { length: Math.round((before + seconds + after) * rate) },
    (_, index) => {
      const at = index / rate - before;
      const isVoice = at >= 0 && at < seconds;
      const syllable = 0.6 + 0.4 * Math.sin(at * 25);
      const tone = isVoice ? voice * syllable * Math.sin(2 * Math.PI * pitch * at) : 0;
      return tone + noise * 2 * random();
    },
  );
};
