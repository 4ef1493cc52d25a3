import type { TeachingLanguage } from '@digipals/contract/constants';
import type { Pack } from '../pack.ts';
import { englishNames, inVariety } from '../variants.ts';
import { bySpeaker, type ScriptLine } from './lines.ts';

const seconds = (value: number): string => value.toFixed(1);

const lengthText = ({ length }: ScriptLine): string =>
  length ? `${seconds(length.wanted)} (${seconds(length.least)} to ${seconds(length.most)})` : '';

const recordedText = (lines: readonly ScriptLine[]): string =>
  `${lines.filter(({ recorded }) => recorded).length} of ${lines.length} recorded`;

const rowOf = (line: ScriptLine): string =>
  `| ${[line.text, line.manner, lengthText(line), line.file, line.recorded ? 'yes' : ''].join(' | ')} |`;

const partOf = ({ speaker, lines }: { speaker: string; lines: ScriptLine[] }): string =>
  `## ${speaker}: ${recordedText(lines)}

| line | how | seconds | file | recorded |
| --- | --- | --- | --- | --- |
${lines.map(rowOf).join('\n')}
`;

/**
 * A recording script as a page, for a studio or a teacher with a microphone: each line once, by speaker.
 *
 * @param title of the lesson, or of the course
 */
export const scriptPage = (
  pack: Pack,
  title: string,
  variety: TeachingLanguage,
  lines: readonly ScriptLine[],
): string =>
  [
    `# Recording script: ${inVariety(title, variety)}, in ${englishNames[variety]} English

${recordedText(lines)}. Films and songs have voices of their own.

- Record each line as a file of its own, named as below. Best is WAV, mono, 48 kHz, 24 bits.
- Speak at about -20 LUFS, with no peak above -3 dBFS. A voice that is cut off at the top cannot be repaired.
- Leave half a second of the quiet room before and after each line. Switch off what hums.
- Speak to a child of eight who begins to learn English: slowly, clearly, with each word as it is written.
- The seconds are those of the voice alone; in brackets is what is accepted.
- Each speaker keeps one voice in the whole course. The narrator reads names in front of a line too.
`,
    ...bySpeaker(pack, lines).map(partOf),
  ].join('\n');

const columns = ['file', 'speaker', 'line', 'how', 'seconds', 'least', 'most', 'recorded'];

/** A recording script as a table with tabs, for a spreadsheet. */
export const scriptTable = (pack: Pack, lines: readonly ScriptLine[]): string => {
  const rows = bySpeaker(pack, lines)
    .flatMap(part => part.lines)
    .map(({ file, speaker, text, manner, length, recorded }) => [
      ...[file, speaker, text, manner],
      ...(length ? [length.wanted, length.least, length.most].map(seconds) : ['', '', '']),
      recorded ? 'yes' : 'no',
    ]);
  return `${[columns, ...rows].map(cells => cells.join('\t')).join('\n')}\n`;
};
