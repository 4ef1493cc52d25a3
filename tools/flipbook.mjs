/**
 * `npm run flipbook`: a page through every sample and every question of the packs in the real player,
 * with a choice of state, help language and size. PORT (3100) is its port.
 */
import path from 'node:path';
import { buildStale, content } from './support/build.mjs';
import { installDependencies, root } from './support/install.mjs';
import { serve } from './support/serve.mjs';

const HOST = process.env.HOST ?? '127.0.0.1';
const PORT = process.env.PORT ?? '3100';

try {
  const node = installDependencies(console.log);
  await buildStale(node, [content], console.log);
  console.log(`The flipbook opens at http://${HOST}:${PORT}/`);
  serve(node, [
    path.join(root, 'node_modules/vite/bin/vite.js'),
    path.join(root, 'packages/player/stage/flipbook'),
    '--host',
    HOST,
    '--port',
    PORT,
    '--strictPort',
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
