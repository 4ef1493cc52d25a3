import { writeFileSync } from 'node:fs';
import { type TeachingLanguage, teachingLanguages } from '@digipals/contract/constants';
import { buildPack } from '../build.ts';
import type { LessonSource, Pack } from '../pack.ts';
import { gatherProblems, type Problems } from '../problems.ts';
import { linesOfLesson, scriptLines } from './lines.ts';
import { scriptPage, scriptTable } from './script.ts';

/** How a script is wanted: on the terminal unless there is a file. */
export type ScriptWish = { variety?: string; tsv?: boolean; out?: string };

const isTeaching = (variety: string): variety is TeachingLanguage =>
  (teachingLanguages as readonly string[]).includes(variety);

const isNamed = ({ lesson, place }: LessonSource, name: string): boolean =>
  [String(lesson.number), lesson.id].includes(name) || place([]).includes(`/${name}/`);

/** Writes the recording script of a lesson, or of a whole pack. @param name number, id or folder of the lesson */
export const writeScript = (
  pack: Pack,
  name: string | undefined,
  { variety = 'gb', tsv = false, out }: ScriptWish,
  problems: Problems,
): string => {
  const lesson = pack.lessons.find(one => name !== undefined && isNamed(one, name));
  if (name !== undefined && !lesson) {
    const known = pack.lessons.map(one => one.lesson.number).join(', ');
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
  const title = lesson ? `${lesson.lesson.number}. ${lesson.lesson.title}` : pack.id;
  const script = tsv ? scriptTable(pack, lines) : scriptPage(pack, title, variety, lines);
  if (out === undefined) console.log(script);
  else writeFileSync(out, script);
  return `${lines.length} lines, ${lines.filter(one => one.recorded).length} recorded`;
};
