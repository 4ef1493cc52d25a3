import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** True on Debian and its like as root: the one place where a check may add a package. */
export const canAptInstall = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages; a service among them is not started. Throws when it cannot be had. */
export function aptInstall(packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { env, stdio: 'inherit' } as const;
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}
