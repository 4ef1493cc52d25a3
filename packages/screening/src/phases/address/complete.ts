import { foldedPlace } from '../../fold/fold.ts';
import { foundInWords, type Reading } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { look } from './lines.ts';
import { partsOf } from './parts.ts';

const proper = '[CADFnTtHKV]';
const names = `[CADFnT](?:-?l{0,2}${proper}){0,3}`;
const unit = '[UH]{1,2}[NGKC]';
const beside = 'g?[oe]{0,2}@[@oejS]{0,4}(?:[CADFnwv]{0,3}[LHFf]|[CADnNTt](?:-?[CADnNTt]){0,3})';
/** What an address goes on with, after a comma or none. */
const next = [
  ...[unit, 'NU(?!N)', '[SBTV]N', 'Qq', 'P', 'Z[PN]?', `[TV]l?${names}`, 'w{1,2}[tV]'],
  ...['MK?', 'K(?![a-z])', `[oe]{0,2}(?:${names}|M)`, 'w(?=[,.]|$|[PZQ])', '[-/]N'],
  `[oe]{0,2}B[el]{0,2}(?:${names}|w|N)(?:,?N)?`,
  `${beside}(?:oe?${names})?`,
  ...[
    '[NOi]Ug(?=[,.]|$)',
    '[NOi]UI?',
    '[NO]I',
    `Yl?${names}`,
    ',G-?N(?:[-/]N)?',
    `${look}(?=[,.]|$)`,
  ],
].join('|');
const after = new RegExp(
  [
    '(?<=[CADFnTtwvH])[SDsr](?![a-gi-z])',
    `,?(?:${next})`,
    ',NG(?=[,.]|$)',
    ',N-N(?=[C,.xh]|$)',
    ',N(?=[,.PZC]|$)',
    '(?<=[CDFSwvBbJltZ])N(?!v)',
  ].join('|'),
  'y',
);
/** What stands before: a house, a flat, a number, a place with a name. The code goes on for one letter. */
const before = new RegExp(
  `(?:${[
    ...[`${unit},?o?`, '[UH]', '(?:[GKU]-|N[-/])?N,?', 'N[-/]', '[GKU]-', 'e'],
    ...[
      '[BbTSL](?=N$)',
      'N[vwCADnSsrL]{1,3},?(?=Q$)',
      'e?[iwv][HFf]o',
      '(?:e?yh)?e[wvis]{1,2}(?=[UHf]$)',
      '(?:RN?|XN),?',
      `(?<=^|[,.oxe@jv])[em]?${names}[FfSDt]?,`,
    ],
    `(?:${look})?${beside},?o?e?`,
  ].join('|')})(?=.$)`,
);
const mostPieces = 6;
const farthest = 40;

/** Where in the code the parts after a place end, and where those before one begin. */
function endAfter(code: string, place: number): number {
  let end = place;
  for (let piece = 0; piece < mostPieces; piece += 1) {
    after.lastIndex = end;
    end += after.exec(code)?.[0].length ?? 0;
  }
  return end;
}

function startBefore(code: string, place: number): number {
  let start = place;
  for (let piece = 0; piece < mostPieces; piece += 1) {
    const near = code.slice(Math.max(0, start - farthest), start + 1);
    start -= before.exec(near)?.[0].length ?? 0;
  }
  return start;
}

/** Extends the mark of an address over the parts of it that stand before and after. */
export function completed(reading: Reading, found: Found): Found {
  const place = foldedPlace(reading.folded, found);
  if (!place) return found;
  const { code, wordAt } = partsOf(reading);
  const [from, to] = place;
  const first = wordAt.indexOf(reading.words.findIndex(word => word.to > from));
  const last = wordAt.indexOf(reading.words.findLastIndex(word => word.from < to));
  if (first < 0 || last < 0) return found;
  const firstWord = wordAt[startBefore(code, first)] ?? 0;
  const lastWord = wordAt[endAfter(code, last + 1) - 1] ?? 0;
  const { start, end } = foundInWords(reading, found, firstWord, lastWord);
  return {
    ...found,
    start: Math.min(found.start ?? 0, start ?? 0),
    end: Math.max(found.end ?? 0, end ?? 0),
  };
}

/** Joins marks that overlap: what is known with less certainty often is the whole address. */
export function joined(all: readonly Found[]): Found[] {
  const marks: Found[] = [];
  for (const one of all.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0))) {
    const last = marks.at(-1);
    if (last?.end == null || one.start === null || one.start >= last.end) marks.push(one);
    else {
      const worst = one.severity > last.severity ? one : last;
      marks[marks.length - 1] = {
        ...worst,
        start: last.start,
        end: Math.max(last.end, one.end ?? 0),
      };
    }
  }
  return marks;
}
