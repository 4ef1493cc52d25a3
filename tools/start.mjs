/**
 * `npm start`: installs and builds what is missing or out of date, then runs the server until it is
 * told to stop. Plain JavaScript without dependencies: on a fresh clone there is nothing else yet.
 */
import path from 'node:path';
import { buildStale, content, desk, web } from './support/build.mjs';
import { installDependencies, root } from './support/install.mjs';
import { serve } from './support/serve.mjs';

try {
  const node = installDependencies(console.log);
  await buildStale(node, [content, web, desk], console.log);
  serve(node, ['apps/server/src/main.ts'], {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    // Code that was compiled once is not compiled again at the next start.
    NODE_COMPILE_CACHE: path.join(root, '.build/compile-cache'),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
