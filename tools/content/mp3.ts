import { execFileSync } from 'node:child_process';

/** Sample rate of speech in the app, in Hz. */
const speechRate = 24_000;

/** Largest recording that is read in another format, in bytes of its WAV: some minutes. */
const mostBytes = 256 * 1024 * 1024;

/** Why ffmpeg failed, in a line. */
const reasonOf = (error: unknown): string => {
  const { code, stderr } = Object(error) as { code?: string; stderr?: Buffer };
  if (code === 'ENOENT') return 'ffmpeg is not installed';
  return stderr?.toString().trim().split('\n').at(-1) || String(error);
};

const ffmpeg = (options: readonly string[], input?: Buffer): Buffer => {
  try {
    return execFileSync('ffmpeg', ['-v', 'error', '-y', ...options], {
      input,
      maxBuffer: mostBytes,
      stdio: 'pipe',
    });
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error });
  }
};

/**
 * Writes speech as mp3 (authors only: needs ffmpeg).
 *
 * @param samples 16-bit mono
 * @param rate their sample rate in Hz
 * @param filters what ffmpeg does to them before it changes their rate
 * @param ends what it does after that
 * @param kbps kilobits per second of the mp3
 */
export const encodeSpeech = (
  samples: Buffer,
  rate: number,
  file: string,
  {
    filters = [],
    ends = [],
    kbps = 32,
  }: { filters?: readonly string[]; ends?: readonly string[]; kbps?: number } = {},
) => {
  const chain = [...filters, `aresample=${speechRate}`, ...ends].join(',');
  ffmpeg(
    [
      ...['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', '-'],
      ...['-af', chain, '-ac', '1', '-b:a', `${kbps}k`, '-map_metadata', '-1', '-bitexact', file],
    ],
    samples,
  );
};

/** Reads a sound file of any format as WAV (authors only: needs ffmpeg). */
export const decodeSound = (file: string): Buffer =>
  ffmpeg(['-i', file, '-c:a', 'pcm_s24le', '-f', 'wav', '-']);
