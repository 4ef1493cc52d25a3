import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '@digipals/engine';
import { type BuiltPack, buildPack, unusedMedia, writePacks } from './build.ts';
import { type Pack, readPack, readPacks } from './pack.ts';
import { checkPlay } from './play.ts';
import { gatherProblems, type Problems, showProblem } from './problems.ts';

const usage = `npm run content -- <command>
  build [--allow-missing] [--out DIR]   writes .build/content
  check                                 builds in memory and plays every activity
  speech --voices DIR                   records texts that have no speech yet`;

const root = join(import.meta.dirname, '..', '..');
const seed = 20_250;

type Command = { packs: readonly Pack[]; problems: Problems; values: Values };
type Values = { 'allow-missing'?: boolean; out?: string; voices?: string };

const countErrors = (problems: Problems): number =>
  problems.list().filter(problem => problem.level === 'error').length;

const playAll = (built: BuiltPack, problems: Problems) => {
  for (const { activity, path } of built.activities)
    for (const reason of checkPlay(activity, seededRandom(seed))) problems.error(path, reason);
};

const build = ({ packs, problems, values }: Command): string => {
  const built = packs.map(pack => buildPack(pack, problems, values['allow-missing'] === true));
  if (countErrors(problems) > 0) return 'nothing written';
  const out = values.out ?? join(root, '.build', 'content');
  writePacks(built, out);
  const media = new Set(built.flatMap(one => [...one.media.keys()]));
  const activities = built.flatMap(one => one.activities);
  return `${activities.length} files of activities, ${media.size} media`;
};

const check = ({ packs, problems }: Command): string => {
  let played = 0;
  for (const pack of packs) {
    const built = buildPack(pack, problems);
    if (countErrors(problems) === 0) playAll(built, problems);
    for (const file of unusedMedia(pack, built))
      problems.warn(`${pack.id}/media/${file}`, 'is not used');
    played += built.activities.length;
  }
  return `${played} activities played`;
};

const speech = async ({ packs, problems, values }: Command): Promise<string> => {
  if (!values.voices) return 'where are the voices? --voices DIR';
  // Loaded only here: the voice engine is a tool of authors.
  const { recordSpeech } = await import('./speech.ts');
  let made = 0;
  for (const pack of packs) {
    const { spoken } = buildPack(pack, gatherProblems(), true);
    made += await recordSpeech(pack, spoken, values.voices);
    buildPack(readPack(pack.root, join(root, 'content', 'dictionary'), problems), problems);
  }
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
  const packs = readPacks(join(root, 'content'), problems);
  const result = await command({ packs, problems, values });
  for (const problem of problems.list()) console.log(showProblem(problem));
  console.log(`content: ${result}`);
  return countErrors(problems) > 0 ? 1 : 0;
};

process.exitCode = await main();
