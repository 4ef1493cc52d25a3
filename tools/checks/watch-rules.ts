/** Checks the configuration of Prometheus, and tests its rules, where promtool is installed. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { skipCode } from './steps.ts';

const folder = path.resolve(import.meta.dirname, '../../deploy/watch');

function promtool(...args: string[]): void {
  const { error, status } = spawnSync('promtool', args, { cwd: folder, stdio: 'inherit' });
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') {
    console.log('There is no promtool on this machine. Debian has it in the package prometheus.');
    process.exit(skipCode);
  }
  if (status !== 0) process.exit(1);
}

promtool('check', 'config', 'prometheus.yml');
promtool('test', 'rules', 'rules.test.yml');
