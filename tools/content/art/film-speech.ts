import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TeachingLanguage, teachingLanguages } from '@digipals/contract/constants';
import { openVoice, sampleRate } from '../pico.ts';
import { gainOf, markUp } from '../speech.ts';
import { inVariety } from '../variants.ts';
import { type Durations, type Film, secondsOf, type TimedLine, timeSounds } from './film.ts';
import { soundOf } from './sound-effects.ts';

/** Pitch of each speaker, in percent of the voice: Domino is above the children, grown-ups are unchanged. */
const pitches: Record<string, number> = {
  domino: 138,
  mia: 112,
  leyla: 115,
  chloe: 118,
  pablo: 104,
  wei: 108,
  ivan: 101,
};

/** Samples of each line, in order, 16-bit mono at 16 kHz, without silence at the ends. */
export type Speech = Record<TeachingLanguage, Int16Array[]>;

const audible = 180;
const margin = Math.round(sampleRate * 0.03);

const trimmed = (samples: Int16Array): Int16Array => {
  const first = samples.findIndex(value => Math.abs(value) > audible);
  const last = samples.findLastIndex(value => Math.abs(value) > audible);
  return samples.slice(Math.max(0, first - margin), last + margin);
};

const louder = (samples: Int16Array, gainDb: number): Int16Array => {
  const factor = 10 ** (gainDb / 20);
  return samples.map(value => Math.max(-32_767, Math.min(32_767, Math.round(value * factor))));
};

/** Speaks the lines of a film. @param root folder of the pack, whose pack.json says how names sound */
export const speakFilm = async (film: Film, root: string, voices: string): Promise<Speech> => {
  const pack: { pronunciations: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'pack.json'), 'utf8'),
  );
  const lines = film.shots.flatMap(({ says = [] }) => says);
  const spoken: Speech = { gb: [], us: [] };
  for (const variety of lines.length > 0 ? teachingLanguages : []) {
    const say = await openVoice(variety, voices);
    for (const { who, text } of lines) {
      const raw = say(
        `<pitch level="${pitches[who] ?? 100}">${markUp(pack, inVariety(text, variety))}</pitch>`,
      );
      const samples = new Int16Array(raw.buffer, raw.byteOffset, raw.byteLength / 2);
      spoken[variety].push(louder(trimmed(samples), gainOf(raw)));
    }
  }
  return spoken;
};

const secondsOfSamples = (samples: Int16Array): number => samples.length / sampleRate;

export const durationsOf = (speech: Speech): Durations => ({
  gb: speech.gb.map(secondsOfSamples),
  us: speech.us.map(secondsOfSamples),
});

const loudest = 32_767;

/** Mixes a sound into a track at a time; clips loud samples. */
const lay = (track: Int16Array, samples: Int16Array, from: number) => {
  const start = Math.round(from * sampleRate);
  for (const [at, value] of samples.entries()) {
    if (start + at >= track.length) break;
    const sum = (track[start + at] ?? 0) + value;
    track[start + at] = Math.max(-loudest, Math.min(loudest, sum));
  }
};

/** One track for the film: speech, and sound effects. @returns 16-bit mono samples */
export const mixSound = (
  samples: readonly Int16Array[],
  lines: readonly TimedLine[],
  film: Film,
): Buffer => {
  const track = new Int16Array(Math.round(secondsOf(film) * sampleRate));
  for (const [at, line] of lines.entries()) lay(track, samples[at] ?? new Int16Array(), line.from);
  for (const { from, sound } of timeSounds(film)) lay(track, soundOf(sound), from);
  return Buffer.from(track.buffer);
};
