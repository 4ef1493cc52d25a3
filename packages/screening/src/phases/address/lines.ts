import { largePlaces } from '../../data/address-words.ts';
import { matchesOf } from '../../read/matches.ts';
import { foundInWords, type Reading } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { partsOf } from './parts.ts';

type Line = {
  readonly explanation: string;
  readonly severity: 1 | 2;
  /** Over the letters of the parts (`parts.ts`). */
  readonly pattern: RegExp;
  /** Only in a text about the author and its home. */
  readonly atHome?: true;
};

/** A name: with capitals, or of words that are not English. */
const name = '(?:[el]{0,2}[CADFnTtGHKw](?:-?[el]{0,2}[CADFnTtHKwO]){0,3})';
const proper = '(?:[CADFnKTtH]{0,2}[Cn])';
const any = '(?:[el]{0,2}[CADFnTtHwvKG](?:-?[el]{0,2}[CADFnTtHwv]){0,3}?)';
const number = '(?:,?[UH]{0,2}N(?:[-/]N)?(?![Nvw])|,?U[GK])';
/** `the last farm with the blue roof` */
export const look = 'e[wvis]{0,2}[UHfvy](?:h[ex]?[wv]{0,2}[UHfvw])?';
const unit = '[UH]{1,2}[NGK]';

const line = (explanation: string, severity: 1 | 2, pattern: string, atHome?: true): Line => ({
  ...{ explanation, severity, pattern: new RegExp(pattern, 'g') },
  ...(atHome && { atHome }),
});
const street = 'A street and a number, as of a home address';
const quarter = 'A quarter and a number, as of a home address';
const house = 'A house or farm by its name';

const lines: readonly Line[] = [
  line(street, 2, `(?:B(?:BN)?|b(?=[el]{0,2}[CADFnTtHG]))${any}${number}`),
  line(street, 2, `(?:U?N,?BN,?|bN(?:/N)?,?|N(?:/N)?,?)(?:B${any}|b[el]{0,2}${proper})`),
  line(street, 2, `C{0,2}J,?[UH]?N`),
  line(street, 2, `N,?K?(?:[CADFnTtOIY]-?){1,3}[SD]K?`),
  line(street, 2, `NK?[CADFnwvO]{1,3}[Ssr],?[CADnwv]{1,2},?(?:Z|P)`),
  line(street, 2, `B[NO],?U?N(?:[-/]N)?|[UH]N,?[SB]N|O[srSD],?O[srSD]|[CADFnw]{1,3}SU?N`),
  line('Numbers of a block and a house', 1, `N-N-N,?[CnJ]{1,2},?[Cn]|C{1,2},?N-N-N,C`),
  line(street, 1, `N[vwCDn]{1,2}r(?=[,.xof]|$)`),
  line(
    house,
    1,
    `N,?e[CADn]{0,2}F|[UH]N,[CADFn]{2,4}|${unit},?[oe]?@[oej]{0,3}[CADFnw]{1,3}`,
    true,
  ),
  line('A rural post box', 2, 'Rb?N?,?XN|XN,?Rb?N'),
  line(quarter, 2, `[CADFnwvH]{1,3}[tV](?:,?[ONM][srSDv])?,?[UH]{1,2}N`),
  line(quarter, 2, `(?:T|V)${name}${number}`),
  line(quarter, 2, `(?:${unit}|N),?(?:[TV](?:${name}|N)|[CADFnwH]{1,3}t)`),
  line(house, 1, `UN,?[CADn]{1,3}[FH]`, true),
  line(quarter, 2, `[TtVB]UN`),
  line(house, 1, `e?(?:[ADFnTtH]{0,2}[CA]){1,3}[FH],(?:C{1,3}|Y)`),
  line(house, 1, `N,?[CADn]{1,2}A(?=[,.oj]|$)`, true),
  line(quarter, 1, `G-?N,?(?:UN|[CADFn]{1,3}[tV])`, true),
  line('A street and a number beside a postcode', 1, `[CADFnw]{1,3}N(?:[-/]N)?,?P,?[CADn]`),
  line(house, 1, `U[NG],?UN`, true),
  line(
    'The corner of two streets',
    1,
    `e?@oe?(?:[BS]${any}j[BS]${proper}|[CADn]{1,2}[SD]j[CADn]{1,2}[SD])`,
  ),
  line('A village or quarter by its name', 1, `[TV]l?${proper}|${proper}[tV]`, true),
  line('A street by its name', 1, `B[el]{0,2}[CADFnTt]{1,3}|(?<=o[ev]?)[CADn]{1,2}S`, true),
  line(
    'What the home stands beside, and where',
    1,
    `(?:${look}g?)?o?[@][@oej]{0,4}(?:[CADFnwv]{0,2}[LHFf][CHl]{0,3}n?|[CADn]{1,2})oe?[CADnH][CHnl]{0,3}`,
    true,
  ),
];

const home =
  /\b(?:live|lives|living|stay|(?:my|our|new|the) (?:\w+ )?(?:house|home|flat|villa|cottage|trailer|bungalow|farm|building|street|place|gate)|ours|(?:send|post|write|mail) (?:it|them|me|your|yours|letters?|cards?|the (?:card|letter|parcel))|address|moved|sender|parcel|mail ?box|letter ?box|post for)\b/;
const tale =
  /\b(?:film|movie|book|story|game|level|minecraft|roblox|fortnite|simpsons|potter|monopoly|chapter|song|band)\b/;

/** How severe a match is: 0 in a story that mentions no home, or for a place too large to say anything. */
function severityOf(reading: Reading, line: Line, first: number, last: number): 0 | 1 | 2 {
  const { text } = reading.spoken;
  const isOfHome = home.test(text);
  if (tale.test(text)) return isOfHome ? 1 : 0;
  if (line.atHome !== true) return line.severity;
  const words = reading.words.slice(first, last + 1);
  return isOfHome && !words.some(({ spelt }) => largePlaces.has(spelt)) ? line.severity : 0;
}

/** Addresses of many countries, by the order of their parts. */
export function addressLines(reading: Reading): Found[] {
  const { code, wordAt } = partsOf(reading);
  return lines.flatMap(each =>
    matchesOf(each.pattern, code).flatMap(({ 0: match, index }) => {
      const first = wordAt[index] ?? 0;
      const last = wordAt[index + match.length - 1] ?? first;
      const severity = severityOf(reading, each, first, last);
      if (severity === 0) return [];
      const { explanation } = each;
      return [foundInWords(reading, { code: 'address', severity, explanation }, first, last)];
    }),
  );
}
