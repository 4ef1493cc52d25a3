import { type TeachingLanguage, teachingLanguages } from '@digipals/contract/constants';
import type { BuiltPack } from '../build.ts';
import { unitName } from '../lesson-order.ts';
import type { Pack } from '../pack.ts';
import { englishNames, inVariety } from '../variants.ts';
import { bySpeaker, linesOfLesson } from '../voices/lines.ts';
import { type Line, oldRecordings, recordingOf, type SpokenLines } from '../voices/recordings.ts';
import { table } from './table.ts';

/** How many lines people have recorded: `12 of 140`. */
const recordedOf = (pack: Pack, variety: TeachingLanguage, lines: readonly Line[]): string =>
  `${lines.filter(line => recordingOf(pack, variety, line) !== undefined).length} of ${lines.length}`;

const rowOf = (pack: Pack, name: string, linesIn: (variety: TeachingLanguage) => Line[]) => [
  name,
  ...teachingLanguages.map(variety => recordedOf(pack, variety, linesIn(variety))),
];

const oldPart = (pack: Pack, spoken: SpokenLines): string => {
  const old = oldRecordings(pack, spoken);
  if (old.length === 0) return '';
  const list = old.map(({ speaker, text, file }) => `- ${speaker}: “${text}” (${file})`);
  return `\nNot used any more, because their line has changed; record the new ones:\n\n${list.join('\n')}\n`;
};

/**
 * How much of a course people have recorded, by lesson and speaker, and which recordings are old.
 *
 * @param withDrafts lines of the course with its drafts, whose recordings are not old
 */
export const voicesPart = (pack: Pack, { spoken }: BuiltPack, withDrafts: SpokenLines): string => {
  const lines = (variety: TeachingLanguage) => [...spoken[variety].values()];
  const lessons = pack.lessons.map(written =>
    rowOf(pack, `${unitName(written.lesson)}. ${inVariety(written.lesson.title, 'gb')}`, variety =>
      linesOfLesson(lines(variety), written),
    ),
  );
  const speakers = bySpeaker(pack, [...lines('gb'), ...lines('us')]).map(({ speaker }) =>
    rowOf(pack, speaker, variety => lines(variety).filter(line => line.speaker === speaker)),
  );
  const head = teachingLanguages.map(variety => englishNames[variety]);
  return `## Voices

Lines that people have recorded; all others have made speech. A line of several lessons counts in each.

${table(['lesson', ...head], [...lessons, rowOf(pack, 'all', lines)])}

${table(['speaker', ...head], speakers)}
${oldPart(pack, withDrafts)}`;
};
