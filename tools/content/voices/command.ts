import { existsSync, writeFileSync } from 'node:fs';
import { type TeachingLanguage, teachingLanguages } from '@digipals/contract/constants';
import { buildPack } from '../build.ts';
import { findLesson } from '../find-lesson.ts';
import { unitName } from '../lesson-order.ts';
import { decodeSound, encodeSpeech } from '../mp3.ts';
import type { Pack } from '../pack.ts';
import { gatherProblems, type Problems } from '../problems.ts';
import { keepRecordings } from './keep.ts';
import { linesOfLesson, scriptLines } from './lines.ts';
import { readRecordings } from './recordings.ts';
import { scriptPage, scriptTable } from './script.ts';
import { type Codec, judgeFolder } from './take-in.ts';

/** Options of a script. Without `out` it is written to the terminal. */
export type ScriptOptions = { variety?: string; tsv?: boolean; out?: string };

const isTeaching = (variety: string): variety is TeachingLanguage =>
  (teachingLanguages as readonly string[]).includes(variety);

/** Writes the recording script of a lesson, or of a whole pack. @param name number, id or folder of the lesson */
export const writeScript = (
  pack: Pack,
  name: string | undefined,
  { variety = 'gb', tsv = false, out }: ScriptOptions,
  problems: Problems,
): string => {
  const lesson = name === undefined ? undefined : findLesson(pack, name);
  if (name !== undefined && !lesson) {
    const known = pack.lessons.map(one => unitName(one.lesson)).join(', ');
    problems.error(pack.id, `has no lesson ${name}; there are ${known}`);
    return 'nothing written';
  }
  if (!isTeaching(variety)) {
    problems.error('--variety', 'is gb (British) or us (American)');
    return 'nothing written';
  }
  const { spoken } = buildPack(pack, gatherProblems(), true);
  const all = scriptLines(pack, spoken, variety);
  const lines = lesson ? linesOfLesson(all, lesson) : all;
  const title = lesson ? `${unitName(lesson.lesson)}. ${lesson.lesson.title}` : pack.id;
  const script = tsv ? scriptTable(pack, lines) : scriptPage(pack, title, variety, lines);
  if (out === undefined) console.log(script);
  else writeFileSync(out, script);
  return `${lines.length} lines, ${lines.filter(one => one.recorded).length} recorded`;
};

const int16 = 2 ** 15;

const ffmpeg: Codec = {
  decode: decodeSound,
  encode: ({ samples, rate }, file) => {
    const values = Int16Array.from(samples, value =>
      Math.max(-int16, Math.min(int16 - 1, Math.round(value * int16))),
    );
    encodeSpeech(Buffer.from(values.buffer), rate, file);
  },
};

/** Options of taking recordings in: `check` changes nothing, `skipBad` leaves bad ones out. */
export type TakeOptions = { check?: boolean; skipBad?: boolean };

/**
 * Takes the recordings of a folder into a pack. With one that is bad it takes in none.
 *
 * @returns how many were taken in; each file is noted among the problems
 */
export const takeVoices = (
  pack: Pack,
  folder: string,
  { check = false, skipBad = false }: TakeOptions,
  problems: Problems,
  codec: Codec = ffmpeg,
): string => {
  if (!existsSync(folder)) {
    problems.error(folder, 'is no folder');
    return 'nothing taken in';
  }
  const own = readRecordings(pack.root, problems);
  const { spoken } = buildPack(pack, gatherProblems(), true);
  const lines = {
    gb: scriptLines(pack, spoken, 'gb'),
    us: scriptLines(pack, spoken, 'us'),
  };
  const found = judgeFolder(folder, { pack, lines, own }, codec);
  const report = { take: problems.note, same: problems.note, old: problems.warn } as const;
  for (const { name, why, state } of found) {
    if (state !== 'bad') report[state](name, why);
    else if (skipBad) problems.warn(name, why);
    else problems.error(name, why);
  }
  const taken = found.flatMap(one => (one.state === 'take' ? one : []));
  const bad = found.filter(({ state }) => state === 'bad').length;
  if (bad > 0 && !skipBad) return `nothing taken in: ${bad} cannot be used`;
  if (check) return `${taken.length} would be taken in`;
  try {
    keepRecordings(pack.root, own, taken, codec);
  } catch (error) {
    problems.error('voices', error instanceof Error ? error.message : String(error));
    return 'nothing taken in';
  }
  return `${taken.length} taken in`;
};
