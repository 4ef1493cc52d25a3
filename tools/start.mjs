/**
 * `npm start`: installs and builds what is missing or out of date, then runs the server until it is
 * stopped. Plain JavaScript without dependencies: on a fresh clone nothing is installed yet.
 */
import path from 'node:path';
import { buildStale, served } from './support/build.mjs';
import { installDependencies, root } from './support/install.mjs';
import { serve } from './support/serve.mjs';

try {
  const node = installDependencies(console.log);
  await buildStale(node, served, console.log);
  serve(node, ['apps/server/src/main.ts'], {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    // The compile cache speeds up later starts.
    NODE_COMPILE_CACHE: path.join(root, '.build/compile-cache'),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
