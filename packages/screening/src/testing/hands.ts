import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type SignalCode, signalCodes } from '@digipals/contract';
import type { EarlierText, ScreeningContext } from '../types.ts';
import { readCases } from './cases.ts';
import { contextOf } from './measure.ts';

const folder = path.resolve(import.meta.dirname, '../../cases/hands');
const trainingFolder = path.resolve(import.meta.dirname, '../../cases/training');

/** Halves of the cases by many hands: rules are tuned on the open one; the sealed one only measures them. */
export type Half = 'open' | 'sealed';

/** A case written by one hand: a text, often with earlier texts, and what should be found in it. */
export type HandCase = {
  readonly hand: string;
  readonly code: SignalCode | undefined;
  /** The language of a text that is not English. */
  readonly language: string | undefined;
  readonly context: ScreeningContext;
  /** Ranges of the text that belong to the finding; none for anywhere. */
  readonly places: readonly (readonly [from: number, to: number])[];
};

type Heading = Pick<HandCase, 'code' | 'language'>;

const isCode = (name: string): name is SignalCode => signalCodes.some(code => code === name);

function readHeading(line: string): Heading {
  const [name = '', language] = line.slice(3).split(' ');
  if (name !== '-' && !isCode(name)) throw new Error(`Unknown code in heading: ${line}`);
  return { code: isCode(name) ? name : undefined, language };
}

/** Reads the places out of a text: `look, {Mia Brown}`. */
function readPlaces(written: string): Pick<HandCase, 'places'> & { text: string } {
  const places: [number, number][] = [];
  let text = '';
  for (const part of written.split(/(\{[^{}]+\})/)) {
    const isPlace = part.startsWith('{') && part.endsWith('}');
    const plain = isPlace ? part.slice(1, -1) : part;
    if (isPlace) places.push([text.length, text.length + plain.length]);
    text += plain;
  }
  return { text, places };
}

/** `> mine || < the other's || > the new text`, or `1: of one || 2: of another` child to the same one. */
function readHistory(line: string): { written: string; about: Partial<ScreeningContext> } {
  const parts = line.split(' || ');
  if (parts.length < 2) return { written: line, about: {} };
  const said = parts.map(part => ({ by: part.slice(0, 2), text: part.slice(2).trim() }));
  const { text: written } = said.at(-1) ?? { text: '' };
  const before = said.slice(0, -1);
  if (/^\d:/.test(line)) {
    const own = said.at(-1)?.by;
    const toTarget = before.map(({ by, text }) => ({ author: by === own ? '' : by, text }));
    return { written, about: { toTarget } };
  }
  const between: EarlierText[] = before.map(({ by, text }) => ({ isOwn: by === '> ', text }));
  const mine = between.filter(({ isOwn }) => isOwn).map(({ text }) => text);
  // A text in parts is sent within minutes; a conversation takes days.
  const recentTexts = between.length === mine.length ? mine : [];
  return { written, about: { between, recentTexts } };
}

/** Whether a case is sealed: about half of them are, the same ones each time. */
export const halfOf = (line: string): Half =>
  (createHash('sha256').update(line).digest()[0] ?? 0) % 2 === 0 ? 'sealed' : 'open';

const withoutAccents = (text: string): string =>
  text
    .replace(/[ıİəƏœ]/g, letter => ({ ı: 'i', İ: 'I', ə: 'e', Ə: 'E' })[letter] ?? 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

const homeLetters = new Set(['es', 'fr', 'tr', 'az']);

/** A text of a language with accents is also one without them: children type both. */
function spellings(language: string | undefined, line: string): string[] {
  if (language === undefined || !homeLetters.has(language)) return [line];
  return [...new Set([line, withoutAccents(line)])];
}

function readCase(hand: string, heading: Heading, line: string): HandCase {
  const { written, about } = readHistory(line);
  const { text, places } = readPlaces(written);
  return { hand, ...heading, context: { ...contextOf(text), ...about }, places };
}

/** All cases of a file, or those of one half. */
function readFile(file: string, half?: Half): HandCase[] {
  const hand = path.basename(file, '.txt');
  const cases: HandCase[] = [];
  let heading: Heading = { code: undefined, language: undefined };
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('== ')) heading = readHeading(line);
    else if (line !== '' && (half === undefined || halfOf(line) === half)) {
      const lines = spellings(heading.language, line.replaceAll('\\n', '\n'));
      cases.push(...lines.map(one => readCase(hand, heading, one)));
    }
  }
  return cases;
}

const learners = path.resolve(import.meta.dirname, '../../../writing/src/cases');

/** Harmless sentences of learners, written for the spelling and grammar help: not for screening. */
function readLearners(half: Half): HandCase[] {
  const heading = { code: undefined, language: undefined };
  return ['right.txt', 'slips.txt', 'misspelt.txt']
    .flatMap(name => readFileSync(path.join(learners, name), 'utf8').split('\n'))
    .map(line => line.split(' => ')[0] ?? '')
    .filter(line => line.includes(' ') && !line.startsWith('#') && halfOf(line) === half)
    .map(line => readCase('learners of the writing help', heading, line));
}

const filesIn = (cwd: string): string[] =>
  globSync('*.txt', { cwd })
    .sort()
    .map(file => path.join(cwd, file));

/** The cases of all hands: a child of seven, a child of twelve, a teacher, learners, a groomer, home languages. */
export const readHands = (half: Half): HandCase[] => [
  ...filesIn(folder).flatMap(file => readFile(file, half)),
  ...readLearners(half),
];

/** Harmless texts of the older lists that everybody has seen. */
const readSeen = (): HandCase[] =>
  (['known', 'blind, in view'] as const)
    .flatMap(list => readCases(list))
    .filter(({ code }) => code === undefined)
    .map(({ text }) => readCase('older lists', { code: undefined, language: undefined }, text));

/** What the models learn from: what has been seen, and cases that were written for them alone. */
export function readTraining(model: 'details' | 'danger'): HandCase[] {
  const own = ['details', 'danger'].filter(name => model === 'danger' || name === model);
  return [
    ...readHands('open'),
    ...readSeen(),
    ...own
      .flatMap(name => filesIn(path.join(trainingFolder, name)))
      .flatMap(file => readFile(file)),
  ];
}
