import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rate } from './singers.ts';

/** The General MIDI SoundFont of Debian's package fluid-soundfont-gm. */
const soundFont = '/usr/share/sounds/sf2/FluidR3_GM.sf2';
/** Loudness of a finished song in LUFS, and of its voices and music before mixing. */
const loudness = { song: -16, voices: -18, music: -24 } as const;
const peak = 0.84;

const ffmpeg = (...options: string[]): string =>
  execFileSync('ffmpeg', ['-hide_banner', '-nostats', '-y', ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });

/** Loudness of a file in LUFS. */
const measureLoudness = (file: string): number => {
  const report = execFileSync(
    'sh',
    [
      '-c',
      'ffmpeg -hide_banner -nostats -i "$0" -af ebur128=framelog=verbose -f null - 2>&1',
      file,
    ],
    { encoding: 'utf8' },
  );
  const summary = report.slice(report.lastIndexOf('Summary:'));
  return Number(/I:\s+(-?[\d.]+)/.exec(summary)?.[1]);
};

/** A clear voice: no rumble, and brighter, because the voices are dull above 2 kHz. */
const clear =
  'highpass=f=110,treble=gain=7:frequency=2600,equalizer=f=450:t=q:w=1:g=-2,' +
  'acompressor=threshold=0.1:ratio=3:attack=4:release=90:makeup=1.6,aecho=0.9:0.5:38|61:0.1|0.07';

/** Voices over the music, which is ducked under them. */
const together = (voices: number, music: number) =>
  [
    `[0:a]volume=${voices.toFixed(2)}dB,asplit[key][voice]`,
    `[1:a]volume=${music.toFixed(2)}dB[music]`,
    '[music][key]sidechaincompress=threshold=0.04:ratio=3:attack=15:release=280[back]',
    '[voice][back]amix=inputs=2:duration=longest:normalize=0',
  ].join(';');

/**
 * Mixes voices and music to an mp3 of fixed loudness.
 *
 * @param voices `rate` samples a second
 * @param midi bytes of the music
 * @param seconds length of the song
 */
export const mix = (voices: Float32Array, midi: Buffer, seconds: number, file: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'song-'));
  const at = (name: string) => join(folder, name);
  try {
    writeFileSync(
      at('voices.f32'),
      new Uint8Array(voices.buffer, voices.byteOffset, voices.byteLength),
    );
    writeFileSync(at('music.mid'), midi);
    const raw = ['-f', 'f32le', '-ar', String(rate), '-ac', '1', '-i', at('voices.f32')];
    const stereo = ['-ar', '44100', '-ac', '2'];
    ffmpeg(...raw, '-af', clear, ...stereo, at('voices.wav'));
    execFileSync('fluidsynth', [
      ...['-ni', '-q', '-g', '0.6', '-r', '44100', '-F', at('music.wav'), soundFont],
      at('music.mid'),
    ]);
    const gain = (name: string, wanted: number) => wanted - measureLoudness(at(name));
    const graph = together(gain('voices.wav', loudness.voices), gain('music.wav', loudness.music));
    const both = ['-i', at('voices.wav'), '-i', at('music.wav')];
    ffmpeg(...both, '-filter_complex', graph, ...stereo, at('mix.wav'));
    const ends = `atrim=0:${seconds},afade=t=out:st=${seconds - 1}:d=1`;
    const level = `volume=${gain('mix.wav', loudness.song).toFixed(2)}dB`;
    ffmpeg(
      ...['-i', at('mix.wav'), '-af', `${level},alimiter=limit=${peak}:level=disabled,${ends}`],
      ...['-ac', '2', '-ar', '44100', '-b:a', '64k', '-map_metadata', '-1', '-bitexact', file],
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
};
