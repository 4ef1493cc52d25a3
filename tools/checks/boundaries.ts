import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { importRules, options, runtimeRules } from './boundary-rules.ts';

const sourceFile = /^(apps|packages)\/.*\.tsx?$/;

/** The TypeScript files in apps/ and packages/ that git tracks or would track. */
export function listSources(folder: string): string[] {
  const output = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = output.split('\n').filter(file => sourceFile.test(file));
  return [...new Set(files)].filter(file => existsSync(path.join(folder, file)));
}

async function cruiseSources(
  folder: string,
  files: string[],
  forbidden: IForbiddenRuleType[],
  withTypes: boolean,
): Promise<ICruiseResult> {
  const { output } = await cruise(files, {
    ...options,
    baseDir: folder,
    tsPreCompilationDeps: withTypes,
    validate: true,
    ruleSet: { forbidden },
  });
  if (typeof output === 'string') throw new Error(output);
  return output;
}

const describe = ({ summary }: ICruiseResult): string[] =>
  summary.violations.map(({ rule, from, to, cycle }) => {
    const way = cycle ? cycle.map(step => step.name).join(' -> ') : to;
    return `${rule.name}: ${from} -> ${way}`;
  });

/**
 * An incomplete graph proves nothing: after an update of TypeScript the cruiser once saw no module.
 * @returns a line for each of `files` that is not among the modules `seen`.
 */
export const describeUnseen = (files: string[], seen: ReadonlySet<string>): string[] =>
  files.filter(file => !seen.has(file)).map(file => `not seen by the check: ${file}`);

/**
 * Checks the imports of `files` (relative to `folder`) against the import rules, including type
 * imports, and against the rules for the browser's modules, without them.
 * @returns one line per problem
 */
export async function checkBoundaries(folder: string, files: string[]): Promise<string[]> {
  if (files.length === 0) return ['no source files found'];
  const all = await cruiseSources(folder, files, importRules, true);
  const runtime = await cruiseSources(folder, files, runtimeRules, false);
  const seen = new Set(all.modules.map(module => module.source));
  return [...describeUnseen(files, seen), ...describe(all), ...describe(runtime)];
}

if (import.meta.main) {
  const folder = path.resolve(import.meta.dirname, '../..');
  const files = listSources(folder);
  const problems = await checkBoundaries(folder, files);
  for (const problem of problems) console.log(problem);
  console.log(`${files.length} modules, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
