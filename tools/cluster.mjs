/**
 * `npm run cluster`: the cluster of a country on one Debian machine (docs/guides/cluster.md). Installs and builds
 * what is missing first.
 */
import { buildStale, served } from './support/build.mjs';
import { installDependencies } from './support/install.mjs';
import { serve } from './support/serve.mjs';

try {
  const args = process.argv.slice(2);
  const node = installDependencies(console.log);
  if (!['down', 'status'].includes(args[0])) await buildStale(node, served, console.log);
  serve(node, ['tools/cluster/main.ts', ...args]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
