import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { showProblem } from '../problems.ts';
import { type Outcome, openLiveBuild } from './live-build.ts';
import { watchFolders } from './watch-folders.ts';

const repository = join(import.meta.dirname, '..', '..', '..');

const namesOf = (activities: readonly string[]): string =>
  activities.length > 3 ? `${activities.length} activities` : activities.join(', ');

/** What the terminal shows after a change: errors in full, because they keep the last good state. */
export const describeOutcome = ({ activities, problems }: Outcome, ms: number): string[] => {
  const errors = problems.filter(({ level }) => level === 'error');
  const others = problems.length - errors.length;
  const left = others > 0 ? `; check lists what is left: ${others}` : '';
  return [
    ...errors.map(showProblem),
    ...(activities.length > 0 ? [`built ${namesOf(activities)} in ${ms} ms${left}`] : []),
    ...(errors.length > 0 ? ['what has errors keeps its last good state'] : []),
  ];
};

/** Shows the course with its drafts in the player, and every change of its sources as soon as it is saved. */
export const watchContent = (content: string, out: string) => {
  const live = openLiveBuild(content, out);
  const report = (build: () => Outcome) => {
    const began = Date.now();
    const outcome = build();
    for (const line of describeOutcome(outcome, Date.now() - began)) console.log(line);
  };
  report(live.buildAll);
  watchFolders(content, files => report(() => live.change(files)));

  const [host, port] = [process.env['HOST'] ?? '127.0.0.1', process.env['PORT'] ?? '3100'];
  const vite = join(repository, 'node_modules/vite/bin/vite.js');
  const flipbook = join(repository, 'packages/player/stage/flipbook');
  const preview = spawn(
    process.execPath,
    [vite, flipbook, '--host', host, '--port', port, '--strictPort'],
    { env: { ...process.env, CONTENT_DIR: out }, stdio: 'inherit' },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => preview.kill('SIGTERM'));
  preview.once('exit', code => process.exit(code ?? 1));
};
