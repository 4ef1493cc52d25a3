import { expect, it } from 'vitest';
import { addedPackages, installedPackages } from './packages.ts';

it('SCALE-01 partly: removes what it added, not what it updated', () => {
  const simulated = `Reading package lists...
Inst libc-ares2 (1.18.1-3 Debian:12 [amd64])
Inst libpq5 [15.18-0] (15.20-0 Debian-Security:12 [amd64])
Inst pgbouncer (1.18.0-1 Debian:12 [amd64])
Conf libc-ares2 (1.18.1-3 Debian:12 [amd64])`;
  expect(addedPackages(simulated)).toEqual(['libc-ares2', 'pgbouncer']);
});

it('knows which packages are installed, whatever their architecture', () => {
  const selections = 'haproxy\t\t\tinstall\nlibpq5:amd64\tinstall\npatroni\tdeinstall\n';
  expect([...installedPackages(selections)]).toEqual(['haproxy', 'libpq5']);
});
