import { findPrimary, listStandbys } from './database.ts';
import { fillDisk, freeDisk } from './disks.ts';
import { waitForServers } from './front.ts';
import { appMachines, dbMachines, etcdMachines, type Machine, ports, spaceOf } from './machines.ts';
import { disconnect, reconnect, setLink } from './network.ts';
import { kill, stop } from './processes.ts';
import { run } from './run.ts';
import { startMachine } from './services.ts';

/** What `npm run cluster -- test` breaks, in this order. */
export const faultNames = [
  'primary',
  'standby',
  'etcd',
  'server',
  'network',
  'disk',
  'clock',
] as const;
export type FaultName = (typeof faultNames)[number];

/** Breaks something. @returns what was broken, and a function that repairs it */
type Break = (round: number, port: number) => Promise<Broken>;
type Broken = { readonly what: string; readonly repair: () => Promise<unknown> };

/** The machine stops responding, as after a power failure. */
async function loseMachine(machine: Machine, port: number): Promise<Broken> {
  await setLink(machine, 'down');
  await kill(machine);
  return {
    what: machine.name,
    async repair() {
      await setLink(machine, 'up');
      await startMachine(machine, port);
    },
  };
}

const need = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`The cluster has no ${what}.`);
  return found;
};

const needPrimary = async (): Promise<Machine> => need(await findPrimary(), 'primary');

const serverOf = (round: number): Machine =>
  need(appMachines[round % appMachines.length], 'server');

async function findEtcdLeader(): Promise<Machine> {
  for (const machine of etcdMachines) {
    const at = `--endpoints=http://${machine.address}:${ports.etcd}`;
    const status = await run(
      ...(['nsenter', `--net=/run/netns/${spaceOf(machine)}`, 'env', 'ETCDCTL_API=3'] as const),
      ...['etcdctl', at, '--write-out=json', 'endpoint', 'status'],
    );
    const [{ Status }] = JSON.parse(status);
    if (Status.leader === Status.header.member_id) return machine;
  }
  return need<Machine>(undefined, 'leader of etcd');
}

export const faults: Readonly<Record<FaultName, Break>> = {
  primary: async (_, port) => loseMachine(await needPrimary(), port),
  async standby(_, port) {
    const standbys = await listStandbys(await needPrimary());
    const synchronous = standbys.find(({ mode }) => mode === 'sync');
    const machine = dbMachines.find(({ name }) => name === synchronous?.name);
    return loseMachine(need(machine, 'synchronous standby'), port);
  },
  etcd: async (_, port) => loseMachine(await findEtcdLeader(), port),
  server: async (round, port) => loseMachine(serverOf(round), port),
  async network(round) {
    const [server, primary] = [serverOf(round), await needPrimary()];
    await disconnect(server, primary);
    return { what: `${server.name} - ${primary.name}`, repair: () => reconnect(server, primary) };
  },
  async disk() {
    const primary = await needPrimary();
    await fillDisk(primary);
    return { what: primary.name, repair: () => freeDisk(primary) };
  },
  async clock(round, port) {
    const machine = serverOf(round);
    const shift = round % 2 === 0 ? '-1h' : '+1h';
    await stop(machine);
    await startMachine(machine, port, { clock: shift });
    await waitForServers();
    return {
      what: `${machine.name} ${shift}`,
      async repair() {
        await stop(machine);
        await startMachine(machine, port);
      },
    };
  },
};
