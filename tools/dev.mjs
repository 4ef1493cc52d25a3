/**
 * `npm run dev`: the app from its sources with hot reload, in front of a server that
 * restarts when its sources change. PORT (3000) is for the app, the next one for the server, the next two
 * for the apps of adults, at /desk/ and /grown-ups/. With `--drafts` the course has the lessons and activities that are drafts.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildStale, content, drafts } from './support/build.mjs';
import { installDependencies, pinnedEnvironment, root } from './support/install.mjs';

const PORT = Number(process.env.PORT ?? 3000);
const HOST = process.env.HOST ?? '127.0.0.1';
const course = process.argv.includes('--drafts') ? drafts : content;

try {
  const node = installDependencies(console.log);
  await buildStale(node, [course], console.log);
  const env = pinnedEnvironment({
    HOST,
    PORT: String(PORT + 1),
    API_URL: `http://${HOST}:${PORT + 1}`,
    CONTENT_DIR: path.join(root, course.output),
  });
  const run = (args, cwd) => spawn(node, args, { cwd, env, stdio: 'inherit' });
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const parts = [
    run(['--watch', 'apps/server/src/main.ts'], root),
    run(
      [vite, '--host', HOST, '--port', String(PORT), '--strictPort'],
      path.join(root, 'apps/web'),
    ),
    ...['desk', 'grown-ups'].map((app, index) =>
      run(
        [vite, '--host', HOST, '--port', String(PORT + 2 + index), '--strictPort'],
        path.join(root, 'apps', app),
      ),
    ),
  ];
  const stop = signal => {
    for (const part of parts) part.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
  for (const part of parts) part.once('exit', () => stop('SIGTERM'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
