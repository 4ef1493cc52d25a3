import path from 'node:path';

/**
 * Minutes that each part of the run should take, summed over its steps: two to three times the time on a fast
 * machine with two cores, because CI is slower. The summary marks a part that takes half as long again.
 */
export const budgetMinutes = {
  builds: 1,
  journeys: 24,
  conformance: 18,
  'http tests': 18,
  'unit and web tests': 10,
  checks: 5,
} as const;

export type Part = keyof typeof budgetMinutes;

/** One step of the test run. */
export type Step = {
  name: string;
  /** The part of the run that its minutes count towards. */
  part: Part;
  /** Program and arguments, run in the repository's folder with the pinned Node first on the PATH. */
  command: readonly [string, ...string[]];
  /** Working directory, relative to the repository. */
  folder?: string;
  /** Steps that must have passed before. */
  after?: readonly string[];
  /** True to print its output even if it passed. */
  show?: boolean;
  /** Path of Vitest's JSON report, relative to the repository. */
  report?: string;
  /** True when `command` understands Vitest's `--shard`. */
  shardable?: boolean;
  /** True if it belongs to the fast subset. */
  fast?: boolean;
};

/** A step that exits with this code cannot run on this machine and is skipped, as in automake. */
export const skipCode = 77;

const node = (script: string, ...args: string[]): [string, ...string[]] => [
  'node',
  script,
  ...args,
];

/** The report of a Vitest project. */
export const reportOf = (name: string): string => path.join('.build', 'tests', `${name}.json`);

/** Command line that runs one Vitest project and writes its report. */
export const vitest = (
  project: string,
  report: string,
  ...more: string[]
): [string, ...string[]] => [
  'vitest',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...more,
];

function tests(name: string, part: Part, project: string, more: Partial<Step> = {}): Step {
  const report = reportOf(name);
  return { name, part, command: vitest(project, report), report, shardable: true, ...more };
}

/** Dependencies of the journeys: the builds that the server serves, and a browser. */
const builds = ['content build', 'web build', 'desk build', 'grown-ups build', 'browser'];

const build = (name: string): Step => ({
  name: `${name} build`,
  part: 'builds',
  command: node('tools/checks/build.mjs', name),
});

const check = (name: string, command: Step['command'], more: Partial<Step> = {}): Step => ({
  name,
  part: 'checks',
  command,
  ...more,
});

/**
 * The complete run: first the dependencies of other steps, then the slow steps, so that no slow one runs alone
 * at the end. The lanes take them in this order as soon as their dependencies have passed.
 */
export const steps: readonly Step[] = [
  build('content'),
  build('web'),
  build('desk'),
  build('grown-ups'),
  { name: 'browser', part: 'builds', command: node('tools/checks/browser.ts') },
  tests('journeys', 'journeys', 'journeys', { after: builds }),
  tests('conformance', 'conformance', 'conformance', { after: builds }),
  tests('http tests', 'http tests', 'http', { after: ['content build'] }),
  tests('unit tests', 'unit and web tests', 'unit', { fast: true }),
  tests('web tests', 'unit and web tests', 'web'),
  {
    name: 'database tests on PostgreSQL',
    part: 'http tests',
    command: node('tools/checks/database-tests.ts', reportOf('database tests on PostgreSQL')),
    // Both may install a Debian package, and apt runs only once at a time.
    after: ['content build', 'browser'],
    report: reportOf('database tests on PostgreSQL'),
  },
  check('content check', node('tools/content/main.ts', 'check')),
  check('types', ['tsc', '-b'], { fast: true }),
  check('boundaries', node('tools/checks/boundaries.ts'), { fast: true }),
  check('house', node('tools/house.ts'), { fast: true, show: true }),
  check('unused code', ['knip']),
  check(
    'format and lint',
    ['biome', 'ci', '--colors=off', '--diagnostic-level=warn', '--error-on-warnings', '.'],
    { fast: true },
  ),
  check('budgets', node('tools/checks/budgets.ts'), { after: ['web build'], show: true }),
  check('catalogues', node('tools/checks/catalogues.ts')),
  check('watch rules', node('tools/checks/watch-rules.ts')),
  check('requirement ids', node('tools/requirements.ts', '--totals'), { show: true }),
];
