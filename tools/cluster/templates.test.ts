import { expect, it } from 'vitest';
import { dbMachines, etcdMachines, machines } from './machines.ts';
import { diskGuardScript, etcdCommand, patroniConfig } from './templates.ts';

const [etcd, database] = [etcdMachines[0], dbMachines[0]];
if (!(etcd && database)) throw new Error('The cluster has no machines.');
const secrets = { app: 'a', superuser: 'b', replication: 'c' };

it('gives each machine an address of its own', () => {
  expect(new Set(machines.map(({ address }) => address)).size).toBe(machines.length);
});

it('names every member of etcd to each, and gives Patroni all of them', () => {
  const command = etcdCommand(etcd).join(' ');
  const hosts = JSON.parse(patroniConfig(database, secrets)).etcd3.hosts;
  for (const { name, address } of etcdMachines) {
    expect(command).toContain(`${name}=http://${address}:2380`);
    expect(hosts).toContain(`${address}:2379`);
  }
});

it('SCALE-03 partly: acknowledges no write that only the primary has', () => {
  const { dcs } = JSON.parse(patroniConfig(database, secrets)).bootstrap;
  expect(dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
  // Patroni needs this to keep a lead over two failed tries.
  expect(dcs.ttl).toBeGreaterThanOrEqual(dcs.loop_wait + 2 * dcs.retry_timeout);
});

it('hands the lead over from the machine whose disk is full, and looks at that disk', () => {
  const script = diskGuardScript(database);
  expect(script).toContain(`--output=avail -k /var/lib/digipals-cluster/${database.name}/disk `);
  expect(script).toContain(`switchover --master ${database.name} --force`);
});
