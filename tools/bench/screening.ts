import { type SignalCode, type SignalGroup, signals } from '@digipals/contract';
import type { Phase } from '../../packages/screening/src/phases/phase.ts';
import type { Case, CaseList } from '../../packages/screening/src/testing/cases.ts';
import type { Half } from '../../packages/screening/src/testing/hands.ts';
import { budgetEnd } from './figures.ts';

/** Minimum recall of held-out cases. */
const heldOutGoals: Partial<Record<SignalCode, number>> = {
  phone: 1,
  email: 1,
  link: 1,
  address: 0.97,
  fullName: 0.93,
  swearing: 0.88,
  insult: 0.8,
  threat: 0.8,
  exclusion: 0.8,
  mockery: 0.8,
  notEnglish: 0.995,
};
/** Minimum recall of blind cases by group; most of them are evasions. */
const blindGoals: Partial<Record<SignalGroup, number>> = {
  personal: 0.85,
  swearing: 0.88,
  unkind: 0.8,
};
/** Least shares found of the sealed cases of the hands. */
const sealedGoals: Readonly<Record<string, number>> = {
  swearing: 0.97,
  personal: 0.93,
  unkind: 0.88,
  'unkind over a week': 0.8,
  distress: 0.92,
  meeting: 0.9,
  grooming: 0.85,
  'notEnglish es': 0.97,
  'notEnglish fr': 0.97,
  'notEnglish tr': 0.97,
  'notEnglish az': 0.97,
  'notEnglish ru': 0.97,
  'notEnglish th': 0.97,
  'notEnglish zh': 0.97,
};
const coverGoal = 0.95;
const mostAlarms = 0.005;
const mostAlarmsBound = 0.008;
const longText = 1_000;
const longestText = 4_000;
const longestGoalMs = 200;
const rounds = 500;
const goalMs = 5;
const goalMb = 350;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const line = (name: string, figures: string, met: boolean, goal: string): string =>
  `${name.padEnd(24)} ${figures}${goal === '' ? '' : budgetEnd(goal, met)}`;

/** The checks and their measurements, loaded here so that their memory can be measured. */
const load = async () => ({
  ...(await import('../../packages/screening/src/all-phases.ts')),
  ...(await import('../../packages/screening/src/testing/cases.ts')),
  ...(await import('../../packages/screening/src/testing/measure.ts')),
  ...(await import('../../packages/screening/src/testing/hands.ts')),
  ...(await import('../../packages/screening/src/testing/measure-hands.ts')),
});
type Loaded = Awaited<ReturnType<typeof load>>;

const recallRows = (
  { phases, measureRecall }: Loaded,
  list: CaseList,
  cases: readonly Case[],
): string[] =>
  [...measureRecall(phases, cases)].map(([code, { cases: of, found, placed }]) => {
    const goal = list === 'held-out' ? heldOutGoals[code] : undefined;
    const figures = `${found} of ${of} found, ${placed} at their place (${percent(placed / of)})`;
    const isMet = goal === undefined || placed / of >= goal;
    return line(code, figures, isMet, goal === undefined ? '' : percent(goal));
  });

/** All blind cases of one group of signals. */
function groupRows({ phases, measureRecall }: Loaded, cases: readonly Case[]): string[] {
  const recalls = [...measureRecall(phases, cases)];
  return Object.entries(blindGoals).map(([group, goal]) => {
    const own = recalls.filter(([code]) => signals[code] === group).map(([, recall]) => recall);
    const of = own.reduce((sum, recall) => sum + recall.cases, 0);
    const placed = own.reduce((sum, recall) => sum + recall.placed, 0);
    const figures = `${placed} of ${of} at their place (${percent(placed / of)})`;
    return line(`all of ${group}`, figures, placed / of >= goal, percent(goal));
  });
}

function falseAlarmRow({ phases, measureFalseAlarms }: Loaded, cases: readonly Case[]): string {
  const { texts, any, high } = measureFalseAlarms(phases, cases);
  const figures = `${any.length} of ${texts} marked, ${high.length} with severity 2 or 3 (${percent(high.length / texts)})`;
  return line(
    'harmless texts',
    figures,
    high.length / texts <= 0.005,
    '0.5 % with severity 2 or 3',
  );
}

/** One half of the cases of the hands: only shares are printed, since nobody may tune on the sealed one. */
function handRows(loaded: Loaded, half: Half): string[] {
  const cases = loaded.readHands(half);
  const findings = [...loaded.measureHands(loaded.phases, cases)].toSorted();
  const rows = findings.map(([subject, { found, cases: of }]) => {
    const goal = half === 'sealed' ? sealedGoals[subject] : undefined;
    const figures = `${found} of ${of} found (${percent(found / of)})`;
    return line(subject, figures, found / of >= (goal ?? 0), goal ? percent(goal) : '');
  });
  const covered = findings.reduce((sum, [, one]) => sum + one.covered, 0);
  const placed = findings.reduce((sum, [, one]) => sum + one.withPlace, 0);
  const cover = `${covered} of ${placed} found places marked completely (${percent(covered / placed)})`;
  const alarms = loaded.measureAlarms(loaded.phases, cases);
  const share = alarms.high / alarms.texts;
  const bound = loaded.upperBound(alarms.high, alarms.texts);
  const high = `${alarms.any} of ${alarms.texts} marked, ${alarms.high} with severity 2 or 3 (${percent(share)}, at most ${percent(bound)} with 95 % confidence)`;
  const isFew = share <= mostAlarms && bound <= mostAlarmsBound;
  const isSealed = half === 'sealed';
  return [
    ...rows,
    line('marks', cover, covered / placed >= coverGoal, isSealed ? percent(coverGoal) : ''),
    line('harmless texts', high, isFew, isSealed ? '0.5 %, bound 0.8 %' : ''),
  ];
}

/** Pieces that make patterns and lists slow when they are repeated. */
const pieces =
  'a|a |1|0 1 |you are |so |my name is |-|. |street |your |@|a@| dot |((|one|oh |School |f*|s |я|สวัสดี|你|https://|code |i live in |do not |send me |lo|come to |we will |xqzv |wrnog wrods |u r |0❤️|f🔥|tell your |and you are not |he hits |мой |kedi '.split(
    '|',
  );

/** The slowest text of 4,000 units. */
function longestRow({ phases, findAll }: Loaded): string {
  let slowest = { ms: 0, piece: '' };
  for (const piece of pieces) {
    const text = piece.repeat(Math.ceil(longestText / piece.length)).slice(0, longestText);
    const before = process.threadCpuUsage();
    findAll(phases, text);
    const { user, system } = process.threadCpuUsage(before);
    const ms = (user + system) / 1_000;
    if (ms > slowest.ms) slowest = { ms, piece };
  }
  const figures = `at most ${slowest.ms.toFixed(0)} ms of work (${JSON.stringify(slowest.piece)} again and again)`;
  return line('4,000 units', figures, slowest.ms < longestGoalMs, `${longestGoalMs} ms`);
}

/** Texts of 1,000 characters made from the cases, one in six of them harmful. */
function longTexts(all: readonly Case[]): string[] {
  const harmless = all.filter(({ code }) => code === undefined);
  const harmful = all.filter(({ code }) => code !== undefined);
  return Array.from({ length: rounds }, (_, round) => {
    let text = '';
    for (let index = round * 7; text.length < longText; index += 1) {
      const from = index % 6 === 0 ? harmful : harmless;
      text += `${from[index % from.length]?.text} `;
    }
    return text.slice(0, longText);
  });
}

/** The CPU clock of a thread may advance in steps of 4 ms, so short work is repeated. */
const times = 8;

/** CPU milliseconds of this thread, without other work of the machine. */
function workOf(act: () => unknown): number {
  const before = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000 / times;
}

/** Runs the texts twice: the first run compiles patterns. */
function timeRow(
  phases: readonly Phase[],
  { findAll }: Pick<Loaded, 'findAll'>,
  texts: string[],
): string {
  for (const text of texts) findAll(phases, text);
  const sorted = texts.map(text => workOf(() => findAll(phases, text))).toSorted((a, b) => a - b);
  const p95 = sorted[Math.ceil(rounds * 0.95) - 1] ?? Number.NaN;
  const median = sorted[Math.floor(rounds / 2)] ?? Number.NaN;
  const figures = `median ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms of work`;
  return line('1,000 characters', figures, p95 < goalMs, `p95 under ${goalMs} ms`);
}

const memory = (): number => process.memoryUsage().rss / 1e6;

/**
 * Recall and false alarms of the checks on their case lists, and their time and memory. The held-out
 * list was written before the checks and the blind one by somebody who had not seen them; half of the
 * blind one was later used for tuning.
 */
export const screeningFigures = async (): Promise<string[]> => {
  const before = memory();
  const loaded = await load();
  const rows = loaded.caseLists.flatMap(list => {
    const cases = loaded.readCases(list);
    const groups = list.startsWith('blind') ? groupRows(loaded, cases) : [];
    return [
      `${list} cases`,
      ...recallRows(loaded, list, cases),
      ...groups,
      falseAlarmRow(loaded, cases),
    ];
  });
  const time = timeRow(loaded.phases, loaded, longTexts(loaded.readCases('known')));
  const mb = memory() - before;
  const hands = (['open', 'sealed'] as const).flatMap(half => [
    `cases of the hands, ${half} half`,
    ...handRows(loaded, half),
  ]);
  const longest = longestRow(loaded);
  return [
    ...rows,
    ...hands,
    time,
    longest,
    line('memory', `${mb.toFixed(0)} MB`, mb < goalMb, `under ${goalMb} MB`),
  ];
};
