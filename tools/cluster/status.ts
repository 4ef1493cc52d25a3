import { findPrimary, listStandbys } from './database.ts';
import { listServers } from './front.ts';
import { dbMachines, FOLDER, machines } from './machines.ts';

/** Lines that show every machine, its part and its folder. */
export async function showStatus(port: number): Promise<string[]> {
  const primary = await findPrimary();
  const standbys = primary ? await listStandbys(primary) : [];
  const servers = await listServers().catch(() => []);
  const parts = new Map([
    ...dbMachines.map(({ name }) => [name, 'no standby'] as const),
    ...standbys.map(({ name, mode }) => [name, `standby, ${mode}`] as const),
    ...(primary ? [[primary.name, 'primary'] as const] : []),
    ...servers.map(({ name, isReady }) => [name, isReady ? 'ready' : 'not ready'] as const),
  ]);
  return [
    `http://127.0.0.1:${port}`,
    ...machines.map(
      ({ name, address }) =>
        `  ${name.padEnd(7)} ${address.padEnd(12)} ${(parts.get(name) ?? '').padEnd(14)} ${FOLDER}/${name}`,
    ),
  ];
}
