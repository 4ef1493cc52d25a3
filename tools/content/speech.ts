import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TeachingLanguage, teachingLanguages } from '@digipals/contract/constants';
import { amplitudeOf, decibelOf, loudnessDb, pauseDb, peakDb } from './loudness.ts';
import { encodeSpeech } from './mp3.ts';
import type { Pack } from './pack.ts';
import { openVoice, sampleRate } from './pico.ts';
import { fileNameOf } from './speech-names.ts';
import { inVariety } from './variants.ts';

/** Slower than the voice's own speed, because listeners are beginners. In percent. */
const speed = 86;

/** The input of the voice: slower, and names and letters respelt as they sound (checked for both voices). */
export const markUp = (
  pack: Pick<Pack, 'pronunciations'>,
  text: string,
  level: number = speed,
): string => {
  const respelt = Object.entries(pack.pronunciations).reduce(
    (all, [name, sound]) => all.replace(new RegExp(`\\b${name}\\b`, 'g'), sound),
    text,
  );
  return `<speed level="${Math.round(level)}">${respelt}</speed>`;
};

const full = 32_768;
const quiet = full * amplitudeOf(pauseDb);

/**
 * Gain in dB that normalises speech without clipping. Broadcast loudness needs
 * three seconds to measure; most of our texts are shorter.
 *
 * @param samples 16-bit mono
 */
export const gainOf = (samples: Buffer): number => {
  const values = new Int16Array(samples.buffer, samples.byteOffset, samples.byteLength / 2);
  const spoken = values.filter(value => Math.abs(value) > quiet);
  if (spoken.length === 0) return 0;
  const power = spoken.reduce((sum, value) => sum + value * value, 0) / spoken.length;
  const peak = spoken.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return Math.min(loudnessDb - decibelOf(Math.sqrt(power) / full), peakDb - decibelOf(peak / full));
};

const quietStart = 'silenceremove=start_periods=1:start_threshold=-50dB';
const quietEnds = [quietStart, 'areverse', quietStart, 'areverse'];

const encode = (samples: Buffer, file: string) =>
  encodeSpeech(samples, sampleRate, file, {
    filters: [...quietEnds, `volume=${gainOf(samples).toFixed(2)}dB`],
    ends: ['adelay=60', 'apad=pad_dur=0.12'],
    // Made voices have nothing above 8 kHz.
    kbps: 24,
  });

/** What a pack or the dictionary needs for its recordings. */
type Recorded = Pick<Pack, 'root' | 'base' | 'speech' | 'media' | 'pronunciations'>;

/**
 * Records the texts that have no speech yet (authors only: needs ffmpeg and the lingware).
 *
 * @param voices folder with the lingware
 * @returns the number of files made
 */
export const recordSpeech = async (
  pack: Recorded,
  texts: { [V in TeachingLanguage]: Iterable<string> },
  voices: string,
): Promise<number> => {
  let made = 0;
  const folder = join(pack.root, 'media', 'speech');
  for (const variety of teachingLanguages) {
    const index = pack.speech[variety];
    const missing = [...new Set(texts[variety])].filter(text => {
      const file = index[text];
      return file === undefined || !pack.media.has(file);
    });
    if (missing.length === 0) continue;
    const say = await openVoice(variety, voices);
    mkdirSync(join(folder, variety), { recursive: true });
    const taken = new Set(Object.values(index).map(file => file.replace(/^.*\/|\.mp3$/g, '')));
    for (const text of missing) {
      const name = fileNameOf(text, taken);
      taken.add(name);
      // A respelling may differ between the two Englishes: {zed|zee}.
      const marked = inVariety(markUp(pack, text), variety);
      encode(say(marked), join(folder, variety, `${name}.mp3`));
      index[text] = `speech/${variety}/${name}.mp3`;
      made += 1;
    }
  }
  mkdirSync(folder, { recursive: true });
  writeIndex(pack);
  return made;
};

/**
 * Deletes speech that was made, and its lines in the index.
 *
 * @param unused media of the pack, of which only `speech/…` is deleted
 * @returns the number of files deleted
 */
export const removeSpeech = (pack: Recorded, unused: readonly string[]): number => {
  const old = new Set(unused.filter(file => file.startsWith('speech/')));
  if (old.size === 0) return 0;
  for (const file of old) rmSync(join(pack.root, 'media', file));
  for (const variety of teachingLanguages)
    for (const [text, file] of Object.entries(pack.speech[variety]))
      if (old.has(file)) delete pack.speech[variety][text];
  writeIndex(pack);
  return old.size;
};

const writeIndex = (pack: Recorded): void =>
  writeFileSync(
    join(pack.root, 'media', 'speech', 'speech.json'),
    `${JSON.stringify(ownSpeech(pack), null, 2)}\n`,
  );

/** Recordings of the pack itself, in order. */
const ownSpeech = ({ speech, base }: Recorded): Pack['speech'] => {
  const inOrder = (variety: TeachingLanguage) =>
    Object.fromEntries(
      Object.entries(speech[variety])
        .filter(([text, file]) => base?.speech[variety][text] !== file)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return { gb: inOrder('gb'), us: inOrder('us') };
};
