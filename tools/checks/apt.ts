import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** True for root on Debian and its derivatives: only then may a check install a package. */
export const canAptInstall = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages without starting their services. Throws when a package cannot be installed. */
export function aptInstall(packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { env, stdio: 'inherit' } as const;
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}
