/**
 * `node tools/server-command.mjs NAME ...` runs `apps/server/src/NAME.ts` on the pinned Node, for
 * `npm run backup` and `npm run restore`. Installs the dependencies first if they are missing.
 */
import { installDependencies } from './support/install.mjs';
import { serve } from './support/serve.mjs';

try {
  const [name, ...args] = process.argv.slice(2);
  // What a command prints can be piped, so notes go to the other stream.
  const node = installDependencies(console.error);
  serve(node, [`apps/server/src/${name}.ts`, ...args]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
