import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CliOptions, createVitest, type Vitest } from 'vitest/node';

/** Runs the tests of an area repeatedly, with one source file replaced at a time. */
export interface TestRunner {
  /** True when the tests pass with this source instead of the file's own. */
  passWith(file: string, source: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Timeout for a mutant in an endless loop. Long, so that a busy machine kills no other mutant. */
const longestRun = 60_000;

let replaced: { file: string; source: string } | undefined;

function openVitest(include: string[]): Promise<Vitest> {
  const options: CliOptions = {
    config: false,
    include,
    exclude: ['**/*.property.test.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    watch: false,
    silent: true,
    reporters: [{}],
    // The cache on disk would serve the file without the mutant.
    fsModuleCache: false,
  };
  const plugin = {
    name: 'mutant',
    enforce: 'pre',
    transform: (_code: string, id: string) =>
      id.split('?')[0] === replaced?.file ? replaced?.source : undefined,
  } as const;
  return createVitest('test', options, { plugins: [plugin] });
}

/** Throws when the tests fail without any mutant. */
async function startVitest(include: string[]): Promise<Vitest> {
  const vitest = await openVitest(include);
  const { testModules } = await vitest.start();
  const failed = testModules.filter(module => !module.ok()).map(({ moduleId }) => moduleId);
  if (testModules.length === 0) throw new Error(`There are no tests in ${include.join(', ')}`);
  if (failed.length > 0) throw new Error(`Tests fail without a mutant: ${failed.join(', ')}`);
  return vitest;
}

/** The test files that import this source file, directly or through others. */
function findTests(vitest: Vitest, file: string): string[] {
  const tests = new Set(vitest.state.getTestModules().map(({ moduleId }) => moduleId));
  const found = new Set<string>();
  for (const { moduleGraph } of Object.values(vitest.vite.environments)) {
    const seen = new Set(moduleGraph.getModulesByFile(file));
    for (const module of seen) {
      if (module.file && tests.has(module.file)) found.add(module.file);
      for (const importer of module.importers) seen.add(importer);
    }
  }
  return [...found];
}

/** Resolves when a worker dies, as when a mutant fills the memory; Vitest throws that outside of every promise. */
function workerDeath(signal: AbortSignal): Promise<'dead'> {
  return new Promise(resolve => {
    const report = () => resolve('dead');
    process.once('uncaughtException', report);
    signal.addEventListener('abort', () => process.off('uncaughtException', report));
  });
}

async function runTests(vitest: Vitest, tests: readonly string[]): Promise<boolean> {
  const project = vitest.getRootProject();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    tests.map(test => project.createSpecification(test)),
  );
  // The result also names test files that failed with an earlier mutant.
  const ran = testModules.filter(({ moduleId }) => tests.includes(moduleId));
  return unhandledErrors.length === 0 && ran.every(module => module.ok());
}

export async function startRunner(include: string[]): Promise<TestRunner> {
  let vitest = await startVitest(include);
  return {
    async passWith(file, source) {
      const absolute = path.resolve(file);
      const tests = findTests(vitest, absolute);
      if (tests.length === 0) return true;
      replaced = { file: absolute, source };
      vitest.invalidateFile(absolute);
      const over = new AbortController();
      const { signal } = over;
      const result = await Promise.race([
        runTests(vitest, tests).catch(() => 'dead' as const),
        sleep(longestRun, 'late' as const, { signal }),
        workerDeath(signal),
      ]);
      over.abort();
      replaced = undefined;
      vitest.invalidateFile(absolute);
      if (typeof result === 'boolean') return result;
      // Not awaited: its worker may never answer.
      void vitest.close();
      vitest = await startVitest(include);
      return false;
    },
    close: () => vitest.close(),
  };
}
