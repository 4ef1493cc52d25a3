import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '@digipals/engine';
import { type BuiltPack, buildPack, unusedMedia, writePack } from './build.ts';
import { type Pack, readPack } from './pack.ts';
import { checkPlay } from './play.ts';
import { gatherProblems, type Problems, showProblem } from './problems.ts';

const usage = `npm run content -- <command>
  build [--allow-missing] [--out DIR]   writes .build/content
  check                                 builds in memory and plays every activity
  speech --voices DIR                   records texts that have no speech yet`;

const root = join(import.meta.dirname, '..', '..');
const seed = 20_250;

type Command = { pack: Pack; problems: Problems; values: Values };
type Values = { 'allow-missing'?: boolean; out?: string; voices?: string };

const countErrors = (problems: Problems): number =>
  problems.list().filter(problem => problem.level === 'error').length;

const playAll = (built: BuiltPack, problems: Problems) => {
  for (const { activity, path } of built.activities)
    for (const reason of checkPlay(activity, seededRandom(seed))) problems.error(path, reason);
};

const build = ({ pack, problems, values }: Command): string => {
  const built = buildPack(pack, problems, values['allow-missing'] === true);
  if (countErrors(problems) > 0) return 'nothing written';
  const out = values.out ?? join(root, '.build', 'content');
  writePack(built, out);
  return `${built.activities.length} files of activities, ${built.media.size} media`;
};

const check = ({ pack, problems }: Command): string => {
  const built = buildPack(pack, problems);
  if (countErrors(problems) === 0) playAll(built, problems);
  for (const file of unusedMedia(pack, built)) problems.warn(`media/${file}`, 'is not used');
  return `${built.activities.length} activities played`;
};

const speech = async ({ pack, problems, values }: Command): Promise<string> => {
  if (!values.voices) return 'where are the voices? --voices DIR';
  const { spoken } = buildPack(pack, gatherProblems(), true);
  // Loaded only here: the voice engine is a tool of authors.
  const { recordSpeech } = await import('./speech.ts');
  const made = await recordSpeech(pack, spoken, values.voices);
  buildPack(readPack(pack.root, join(root, 'content', 'dictionary'), problems), problems);
  return `${made} texts recorded`;
};

const commands: Record<string, (command: Command) => string | Promise<string>> = {
  build,
  check,
  speech,
};

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'allow-missing': { type: 'boolean' },
      out: { type: 'string' },
      voices: { type: 'string' },
    },
  });
  const command = commands[positionals[0] ?? ''];
  if (!command) {
    console.log(usage);
    return 2;
  }
  const problems = gatherProblems();
  const content = join(root, 'content');
  const pack = readPack(join(content, 'packs', 'starter'), join(content, 'dictionary'), problems);
  const result = await command({ pack, problems, values });
  for (const problem of problems.list()) console.log(showProblem(problem));
  console.log(`content: ${result}`);
  return countErrors(problems) > 0 ? 1 : 0;
};

process.exitCode = await main();
