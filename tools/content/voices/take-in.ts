import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { type TeachingLanguage, teachingLanguages } from '@digipals/contract/constants';
import { listFiles, type Pack } from '../pack.ts';
import { judge } from './judge.ts';
import type { ScriptLine } from './lines.ts';
import { nearestName } from './names.ts';
import { keyOf, listRecordings, type Recording, type Recordings, type Said } from './recordings.ts';
import { readWav, type Sound } from './wav.ts';

/** What authors need ffmpeg for: other formats than WAV, and mp3. */
export type Codec = { decode(file: string): Buffer; encode(sound: Sound, file: string): void };

/**
 * A file of a folder of recordings: `take` to be taken in, `same` taken in before, `old` of a line that has
 * changed since, `bad` cannot be taken in.
 */
export type Found = { name: string; why: string } & (
  | { state: 'take'; line: ScriptLine; recording: Recording; sound: () => Sound }
  | { state: 'same' | 'old' | 'bad' }
);

/** Lines of a pack in both Englishes, and its own recordings. */
export type Known = {
  pack: Pick<Pack, 'media'>;
  lines: { [V in TeachingLanguage]: readonly ScriptLine[] };
  own: Recordings;
};

const notes = ['.md', '.txt', '.tsv', '.csv'];
const sounds = ['.wav', '.flac', '.aif', '.aiff', '.m4a', '.mp3', '.ogg'];

const isNote = (name: string): boolean =>
  basename(name).startsWith('.') || notes.includes(extname(name).toLowerCase());

const quote = ({ speaker, text }: Said): string => `${speaker}: “${text}”`;

/** Name of a file without folders and type, as in the script. */
const plainName = (name: string): string => basename(name, extname(name)).toLowerCase();

const readSound = (file: string, codec: Codec) => {
  try {
    const isWav = extname(file).toLowerCase() === '.wav';
    return readWav(isWav ? readFileSync(file) : codec.decode(file));
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : error}`;
  }
};

const bad = (name: string, why: string): Found => ({ name, why, state: 'bad' });

const unknownName = (name: string, variety: TeachingLanguage, names: Iterable<string>): Found => {
  const nearest = nearestName(plainName(name), names);
  const hint = nearest === undefined ? '' : `; did you mean ${variety}/${nearest}.wav?`;
  return bad(name, `is not the name of a line of the script${hint}`);
};

/** A file that was taken in before, perhaps for another line than its name says now. */
const takenBefore = (
  name: string,
  before: Said,
  line: Said | undefined,
  isSaid: boolean,
): Found => {
  const isOther = line !== undefined && keyOf(line) !== keyOf(before);
  if (isSaid)
    return isOther
      ? bad(name, `is the recording of ${quote(before)}, not of ${quote(line)}`)
      : { name, why: 'was taken in before', state: 'same' };
  const now =
    line === undefined ? 'which nobody says now' : `which is now “${line.text}”: record it again`;
  return { name, why: `was recorded for ${quote(before)}, ${now}`, state: 'old' };
};

const judgeFile = (
  folder: string,
  name: string,
  variety: TeachingLanguage,
  { pack, lines, own }: Known,
  codec: Codec,
): Found => {
  const file = join(folder, name);
  if (!sounds.includes(extname(name).toLowerCase())) return bad(name, 'is not audio: export a WAV');
  const take = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
  const byName = new Map(lines[variety].map(line => [plainName(line.file), line]));
  const line = byName.get(plainName(name));
  const isThis = (one: Recording) => one.take === take && pack.media.has(one.file);
  const other = variety === 'gb' ? 'us' : 'gb';
  if (listRecordings(own, other).some(isThis)) return bad(name, `is the recording of ${other}/`);
  const before = listRecordings(own, variety).find(isThis);
  if (before) {
    const isSaid = lines[variety].some(one => keyOf(one) === keyOf(before));
    return takenBefore(name, before, line, isSaid);
  }
  if (!line) return unknownName(name, variety, byName.keys());
  const read = () => readSound(file, codec);
  const wav = read();
  const judged = typeof wav === 'string' ? { wrong: wav } : judge(wav, line);
  if ('wrong' in judged) return bad(name, judged.wrong);
  const { rate } = judged.sound;
  return {
    name,
    why: `${quote(line)}, ${judged.seconds.toFixed(1)} s of ${rate} Hz${line.recorded ? ', instead of an earlier recording' : ''}`,
    state: 'take',
    line,
    recording: { file: `voices/${variety}/${plainName(line.file)}.mp3`, take },
    // Read again when it is encoded, because a whole course does not fit in memory.
    sound: () => {
      const again = read();
      const shaped = typeof again === 'string' ? { wrong: again } : judge(again, line);
      if ('wrong' in shaped) throw new Error(`${name} ${shaped.wrong}`);
      return shaped.sound;
    },
  };
};

/** Of two equal files one is a mistake, perhaps one English for the other. */
const refuseTwins = (found: readonly Found[]): Found[] => {
  const taken = found.flatMap(one => (one.state === 'take' ? one : []));
  return found.map(one => {
    const twin = taken.find(
      other => one.state === 'take' && other !== one && other.recording.take === one.recording.take,
    );
    return twin ? bad(one.name, `is the same recording as ${twin.name}`) : one;
  });
};

/**
 * Judges all recordings of a folder, which has a folder `gb` and one `us`. Changes nothing.
 *
 * @param folder of the person who recorded
 */
export const judgeFolder = (folder: string, known: Known, codec: Codec): Found[] => {
  const names = listFiles(folder).filter(name => !isNote(name));
  const found = names.map(name => {
    const variety = teachingLanguages.find(one => name.startsWith(`${one}/`));
    if (!variety) return bad(name, 'is in neither gb/ (British) nor us/ (American): move it there');
    const rival = names.find(
      other =>
        other !== name && other.startsWith(`${variety}/`) && plainName(other) === plainName(name),
    );
    if (rival) return bad(name, `has the name of ${rival}: keep one`);
    return judgeFile(folder, name, variety, known, codec);
  });
  return refuseTwins(found);
};
