import { matchesOf } from '../../read/matches.ts';
import { hijriMonth, month, persianMonth, thaiMonth } from './months.ts';

/** A full date of a folded text. A short one may be something else: its year has two digits, or it has no signs between its parts. */
export type FullDate = {
  readonly from: number;
  readonly to: number;
  readonly year: number;
  readonly isShort: boolean;
};

const units = 'one two three four five six seven eight nine'.split(' ');
const teens =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const ordinals = [
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  'thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth',
];
const saidDay = `(?:(?:twenty|thirty)[\\s-])?(?:${ordinals.join(' ').replaceAll(' ', '|')})`;
const saidTens = `(?:${teens.join('|')}|twenty(?:[\\s-](?:${units.join('|')}))?)`;
const saidYear = `(?:twenty|two thousand(?: and)?)[\\s-]${saidTens}|two thousand(?: and)? (?:${units.join('|')})`;

const day = `(?:the\\s)?(?:\\d{1,2}(?:\\s?(?:st|nd|rd|th|er|de|o))?|${saidDay})`;
const modern = '20[012]\\d';
/** From the Buddha: 543 years more. */
const thaiYear = '25[4-6]\\d';
const year = `(?:${modern}(?: года?)?|${thaiYear}|['’][012]\\d|${saidYear})`;
const gap = '[\\s,./-]{0,3}(?:(?:of|in|on|the|de|del|do|year|god|den|ngay|nam)\\s){0,3}';
const sign = '\\s?[./\\\\|_-]\\s?';
const twoDigits = '\\d{1,2}';
const romanMonth = 'i{1,3}|i?v|vi{1,3}|i?x|xi{1,2}';
const inWordsAndNumbers = `(?:year\\s${modern}[\\s,]{1,2}month\\s\\d{1,2}[\\s,]{1,2}day\\s\\d{1,2}|day\\s\\d{1,2}[\\s,]{1,2}month\\s\\d{1,2}[\\s,]{1,2}year\\s${modern})`;
const special =
  "(?:on\\s)?(?:the\\s)?(?:new year(?:['’]?s)?(?:['’]? (?:day|eve))?|christmas(?: (?:day|eve))?|xmas(?: (?:day|eve))?|boxing day|hall?oween|valentine(?:['’]?s)?(?:['’]? day)?|april fools?(?:['’]?s)?(?: day)?|leap day)";

const full = [
  `${day}${gap}${month}${gap}${year}`,
  `${month}${gap}${day}${gap}${year}`,
  `${modern}(?:年\\s?\\d{1,2}\\s?月\\s?\\d{1,2}\\s?[日号]?|${gap}(?:${day}${gap}${month}|${month}${gap}${day}))`,
  `${twoDigits}${gap}${thaiMonth}${gap}${thaiYear}`,
  `${twoDigits}${gap}${hijriMonth}${gap}14[234]\\d`,
  `${twoDigits}${gap}${persianMonth}${gap}1(?:3[89]|40)\\d`,
  `(?<first>${twoDigits})${sign}(?<second>${twoDigits})${sign}(?:${modern}|${thaiYear})`,
  inWordsAndNumbers,
  `${twoDigits}${sign}(?:${romanMonth})${sign}${modern}`,
  `20[012]\\d${sign}(?<third>${twoDigits})${sign}(?<fourth>${twoDigits})`,
  `(?:${day}${gap}${month}|${month}${gap}${day})[^.?!\\d\\n]{1,40}\\b(?:born|birth|world|the year)(?: in)?(?: the year)?(?: is)? ${modern}`,
  `(?<=\\b(?:born|birth|world) in (?:the year )?)${modern}[^.?!\\d\\n]{1,30}(?:${day}${gap}${month}|${month}${gap}${day})`,
];
const short = [
  `${special}[\\s,]{1,2}(?:(?:of|in|year)\\s){0,2}${modern}`,
  `(?<first>${twoDigits})\\s(?<second>${twoDigits})\\s(?:${modern}|${thaiYear})`,
  `(?<third>${twoDigits})${sign}(?<fourth>${twoDigits})${sign}[012]\\d`,
  '(?<fifth>[0-3]\\d)(?<sixth>[0-3]\\d)(?:20)?[012]\\d',
  `20[012]\\d[01]\\d[0-3]\\d`,
  `(?:${day}${gap}${month}|${month}${gap}${day})[\\s,]{1,2}[012]\\d(?=\\s?(?:$|[.,!?)\\n]))`,
];
const weekday = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?,?\\s)?';
/** What comes just before a date, and belongs to it: `le 9 mai`, `on the 3 March`. */
const lead = '(?:(?:on(?= the\\s| an?\\s)|le|el|il|den|в)\\s)?(?:a\\s(?=[mtwfs]))?';
const edge = (forms: readonly string[]): RegExp =>
  new RegExp(
    `(?<![a-z])(?<![\\p{L}\\d./-])${lead}${weekday}(?:${forms.join('|')})(?![\\p{L}\\d/-])`,
    'gu',
  );
const dayAndMonth = `${day}${gap}${month}|${month}${gap}${day}`;
const twoSigns = `\\d${sign}(?:\\d{1,2}|[ivx]{1,4})${sign}\\d`;
/** Each pattern with what a text needs for it, a year and what is next to it: that is found faster, and most texts have none. */
const searches = [
  {
    pattern: edge(full),
    needs: [
      /20[012]\d|25[4-6]\d|1[34]\d\d|['’][012]\d|twenty|two thousand/,
      new RegExp(
        `${twoSigns}|\\d${gap}(?:${thaiMonth}|${hijriMonth}|${persianMonth})|月|day\\s\\d|${dayAndMonth}`,
        'u',
      ),
    ],
    isShort: false,
  },
  {
    pattern: edge(short),
    needs: [
      /20[012]\d|25[4-6]\d|[0-3]\d[012]\d|\D[012]\d(?!\d)/,
      new RegExp(
        `${twoSigns}|\\d\\s\\d{1,2}\\s2|(?<!\\d)(?:\\d{6}|\\d{8})(?!\\d)|${special}|${dayAndMonth}`,
        'u',
      ),
    ],
    isShort: true,
  },
];

function yearOf(date: string): number {
  const written = /(?:20|25|1[34])\d\d(?!\d)/.exec(date) ?? /20\d\d(?=\d{4})/.exec(date);
  const digits = Number(written?.[0] ?? `20${/[012]\d$/.exec(date)?.[0] ?? '15'}`);
  if (digits > 2500) return digits - 543;
  return digits < 1500 ? 2015 : digits;
}

/** Whether two numbers can be a day and a month, in any order. */
function isDayAndMonth(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return true;
  const [least = 0, most = 0] = [Number(one), Number(other)].toSorted((a, b) => a - b);
  return least > 0 && least <= 12 && most <= 31;
}

/** All full dates of a folded text with a year in which somebody may have been born who is a child now. */
export const datesOf = (text: string): FullDate[] =>
  searches.flatMap(({ pattern, needs, isShort }) =>
    (needs.every(one => one.test(text)) ? matchesOf(pattern, text) : []).flatMap(match => {
      const { first, second, third, fourth, fifth, sixth } = match.groups ?? {};
      if (!isDayAndMonth(first ?? third ?? fifth, second ?? fourth ?? sixth)) return [];
      const [date] = match;
      return [{ from: match.index, to: match.index + date.length, year: yearOf(date), isShort }];
    }),
  );
