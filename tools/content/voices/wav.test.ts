import { expect, test } from 'vitest';
import { wavOf } from '../testing/wav.ts';
import { monoOf, readWav } from './wav.ts';

const wave = [0, 0.5, -0.5, 0.25];

const read = (bytes: Buffer) => {
  const wav = readWav(bytes);
  if (typeof wav === 'string') throw new Error(wav);
  return wav;
};

test.each([16, 24, 32] as const)('a WAV of %i bits is read as it was written', bits => {
  const { rate, channels } = read(wavOf(wave, { bits, rate: 44_100 }));
  expect(rate).toBe(44_100);
  expect(channels.map(one => [...one])).toEqual([wave]);
});

test('both channels become one, and a constant offset goes', () => {
  const wav = read(wavOf([0.25, 0.75], { channels: 2, bits: 24 }));
  expect(wav.channels).toHaveLength(2);
  expect([...monoOf(wav).samples]).toEqual([-0.25, 0.25]);
});

test('a WAV from a pipe, or with other chunks before its sound, is read to its end', () => {
  const piped = wavOf(wave);
  piped.writeUInt32LE(0xffffffff, 40);
  expect([...(read(piped).channels[0] ?? [])]).toEqual(wave);
  const whole = wavOf(wave);
  // A text of odd length, which is padded.
  const text = Buffer.from('LIST\x03\0\0\0abc\0', 'latin1');
  const noted = Buffer.concat([whole.subarray(0, 36), text, whole.subarray(36)]);
  expect([...(read(noted).channels[0] ?? [])]).toEqual(wave);
});

test('an extensible WAV names its format further on', () => {
  const plain = wavOf(wave, { bits: 24 });
  const longer = Buffer.alloc(24);
  longer.writeUInt16LE(22, 0);
  longer.writeUInt16LE(1, 8);
  const long = Buffer.concat([plain.subarray(0, 36), longer, plain.subarray(36)]);
  long.writeUInt32LE(40, 16);
  long.writeUInt16LE(0xfffe, 20);
  expect([...(read(long).channels[0] ?? [])]).toEqual(wave);
});

test('a file that cannot be read gets a reason in words', () => {
  const bits = wavOf(wave);
  bits.writeUInt16LE(8, 34);
  expect(readWav(bits)).toContain('16 or 24 bits');
  const many = wavOf(wave);
  many.writeUInt16LE(6, 22);
  expect(readWav(many)).toContain('6 channels');
  expect(readWav(Buffer.from('ID3 some mp3'))).toBe('is no WAV');
  expect(readWav(wavOf(wave).subarray(0, 30))).toBe('is no whole WAV');
});
