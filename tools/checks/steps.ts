import path from 'node:path';

/** One step of the test run. */
export type Step = {
  name: string;
  /** Program and arguments, run in the repository's folder with the pinned Node first on the PATH. */
  command: readonly [string, ...string[]];
  /** Folder to run it in, relative to the repository. */
  folder?: string;
  /** Steps that must have passed before. */
  after?: readonly string[];
  /** True when its output is worth reading although it passed. */
  show?: boolean;
  /** Where Vitest writes its JSON report, relative to the repository. */
  report?: string;
  /** True when it belongs to the fast subset. */
  fast?: boolean;
};

/** A step that exits with this code has nothing to do on this machine (the custom of automake). */
export const leftOutCode = 77;

const node = (script: string, ...args: string[]): [string, ...string[]] => [
  'node',
  script,
  ...args,
];

/** The report of a Vitest project. */
export const reportOf = (name: string): string => path.join('.build', 'tests', `${name}.json`);

/** Command line that runs one Vitest project and leaves its report. */
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

function tests(name: string, project: string, more: Partial<Step> = {}): Step {
  const report = reportOf(name);
  return { name, command: vitest(project, report), report, ...more };
}

/** What the server of the journeys serves, and a browser. */
const builds = ['content build', 'web build', 'desk build', 'browser'];

/**
 * Journeys go one after another on their server: in quarters, each with a server, they fill the lanes,
 * whichever takes longest.
 */
const quarters = 4;
const journeys = Array.from({ length: quarters }, (_, index): Step => {
  const quarter = index + 1;
  const report = reportOf(`journeys-${quarter}`);
  return {
    name: `journeys ${quarter} of ${quarters}`,
    command: vitest('journeys', report, `--shard=${quarter}/${quarters}`),
    report,
    after: builds,
  };
});

/**
 * The whole run: what others wait for, then the slow steps first, so that no long one is left alone at the
 * end. The lanes take them in this order as their needs are met.
 */
export const steps: readonly Step[] = [
  { name: 'content build', command: node('tools/content/main.ts', 'build') },
  { name: 'web build', command: ['vite', 'build'], folder: 'apps/web' },
  { name: 'desk build', command: ['vite', 'build'], folder: 'apps/desk' },
  { name: 'browser', command: node('tools/checks/browser.ts') },
  ...journeys,
  tests('conformance', 'conformance', { after: builds }),
  tests('http tests', 'http', { after: ['content build'] }),
  {
    name: 'http tests on PostgreSQL',
    command: node('tools/checks/http-on-postgres.ts', reportOf('http tests on PostgreSQL')),
    // Each may install a Debian package, which cannot be done twice at a time.
    after: ['content build', 'browser'],
    report: reportOf('http tests on PostgreSQL'),
  },
  tests('unit tests', 'unit', { fast: true }),
  tests('web tests', 'web'),
  { name: 'content check', command: node('tools/content/main.ts', 'check') },
  { name: 'types', command: ['tsc', '-b'], fast: true },
  { name: 'boundaries', command: node('tools/checks/boundaries.ts'), fast: true },
  { name: 'unused code', command: ['knip'] },
  {
    name: 'format and lint',
    command: ['biome', 'ci', '--colors=off', '--diagnostic-level=warn', '--error-on-warnings', '.'],
    fast: true,
  },
  { name: 'budgets', command: node('tools/checks/budgets.ts'), after: ['web build'], show: true },
  { name: 'catalogues', command: node('tools/checks/catalogues.ts') },
  { name: 'requirement ids', command: node('tools/requirements.ts', '--totals'), show: true },
];
