/**
 * `npm test` (everything) and `npm run check` (`--fast`): installs what is missing, then runs the checks with
 * the pinned Node.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { installDependencies, pinnedEnvironment, root } from './support/install.mjs';

try {
  const node = installDependencies(console.log);
  const script = path.join(root, 'tools/checks/main.ts');
  const { status, error } = spawnSync(node, [script, ...process.argv.slice(2)], {
    cwd: root,
    env: pinnedEnvironment(),
    stdio: 'inherit',
  });
  if (error) throw error;
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
