import { expect, it } from 'vitest';
import { appMachines, dbMachines, frontMachine } from './machines.ts';
import { databaseProxyConfig, frontProxyConfig, pgbouncerConfig } from './proxies.ts';

it.each(dbMachines)('maps each server connection to one of PostgreSQL: $name', database => {
  expect(pgbouncerConfig(database)).toContain('pool_mode = session\n');
  expect(pgbouncerConfig(database)).toContain(`listen_addr = ${database.address}\n`);
});

it('routes servers to the primary, and calls to ready servers', () => {
  const proxy = databaseProxyConfig();
  for (const { address } of dbMachines) expect(proxy).toContain(` ${address}:6432\n`);
  expect(proxy).toContain('option httpchk OPTIONS /primary\n');
  const front = frontProxyConfig(frontMachine, 3_000);
  for (const { address } of appMachines) expect(front).toContain(` ${address}:3000\n`);
  expect(front).toContain('option httpchk GET /readyz\n');
  expect(front).toContain('bind 127.0.0.1:3000 namespace ');
});

it('SCALE-05 partly: answers a call that no server takes as a server would', () => {
  const [, body = ''] =
    /string '(.*)' hdr retry-after 1/.exec(frontProxyConfig(frontMachine, 1)) ?? [];
  expect(JSON.parse(body)).toMatchObject({ status: 503, code: 'unavailable', retryAfter: 1 });
});
