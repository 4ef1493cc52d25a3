import { type Machine, machines, spaceOf } from './machines.ts';
import { run, tryRun } from './run.ts';

/** The namespace of the switch that joins the machines. Nothing of it is visible on the real network. */
const SWITCH = 'digipals-switch';
/** A name for the network of this machine, in which HAProxy listens. */
export const HOST = 'digipals-host';
const NOBODY = '02:00:00:00:00:01';

const inSpace = (space: string, ...args: string[]) => run('ip', '-n', space, ...args);

/** Makes a namespace for each machine, joined by a bridge in one more. */
export async function makeNetwork(): Promise<void> {
  await run('ip', 'netns', 'attach', HOST, String(process.pid));
  await run('ip', 'netns', 'add', SWITCH);
  await inSpace(SWITCH, 'link', 'add', 'bridge', 'type', 'bridge');
  await inSpace(SWITCH, 'link', 'set', 'bridge', 'up');
  for (const machine of machines) {
    const { name, address } = machine;
    const space = spaceOf(machine);
    await run('ip', 'netns', 'add', space);
    await inSpace(
      SWITCH,
      ...['link', 'add', name, 'type', 'veth'],
      ...['peer', 'name', 'eth0', 'netns', space],
    );
    await inSpace(SWITCH, 'link', 'set', name, 'master', 'bridge', 'up');
    await inSpace(space, 'address', 'add', `${address}/24`, 'dev', 'eth0');
    await inSpace(space, 'link', 'set', 'lo', 'up');
    await inSpace(space, 'link', 'set', 'eth0', 'up');
  }
}

/** Removes the network. End everything that runs in it first. */
export async function removeNetwork(): Promise<void> {
  for (const space of [...machines.map(spaceOf), SWITCH, HOST])
    await tryRun('ip', 'netns', 'delete', space);
}

/** Takes a machine off the network, as when it loses power, or puts it back. */
export const setLink = (machine: Machine, state: 'up' | 'down'): Promise<string> =>
  inSpace(spaceOf(machine), 'link', 'set', 'eth0', state);

/** Drops all packets between two machines silently: they go to a hardware address that no machine has. */
export async function disconnect(one: Machine, other: Machine): Promise<void> {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const card = ['lladdr', NOBODY, 'dev', 'eth0', 'nud', 'permanent'];
    await inSpace(spaceOf(from), 'neighbour', 'replace', to.address, ...card);
  }
}

/** Connects two machines again. */
export async function reconnect(one: Machine, other: Machine): Promise<void> {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    await inSpace(spaceOf(from), 'neighbour', 'delete', to.address, 'dev', 'eth0');
  }
}
