import { parseArgs } from 'node:util';
import { type FaultName, faultNames } from './faults.ts';

/** What the command was asked for. */
export type Asked = {
  readonly command: 'up' | 'status' | 'down' | 'test' | 'upgrade';
  /** Where the cluster answers on this machine. */
  readonly port: number;
  readonly rounds: number;
  readonly faults: readonly FaultName[];
  /** A commit, branch or tag to upgrade from. */
  readonly release: string;
};

const usage = `npm run cluster [-- COMMAND]
  up [--port 3000]              starts the cluster, which answers at that port; the default
  status                        shows every machine and which database leads
  down                          ends the cluster and removes its data and the packages that it installed
  test [--rounds 5] [FAULT …]   breaks the cluster under 200 writers and prints figures
  upgrade RELEASE               upgrades the servers from a commit or tag to this version, and back, under writers
Faults: ${faultNames.join(', ')}`;

const commands = ['up', 'status', 'down', 'test', 'upgrade'] as const;

/** Reads the arguments. @throws an error that says what is wrong */
export function readArguments(args: readonly string[]): Asked {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '3000' },
      rounds: { type: 'string', default: '5' },
    },
  });
  const [name = 'up', ...rest] = positionals;
  const command = commands.find(known => known === name);
  if (!command) throw new Error(`There is no command ${name}.\n${usage}`);
  const [release = ''] = command === 'upgrade' ? rest.splice(0, 1) : [];
  if (command === 'upgrade' && !release)
    throw new Error(`Name the release to upgrade from.\n${usage}`);
  if (command !== 'test' && rest.length > 0) {
    throw new Error(`${command} takes no ${rest.join(' ')}.\n${usage}`);
  }
  const faults = rest.map(
    asked =>
      faultNames.find(known => known === asked) ??
      fail(`There is no fault ${asked}. Faults: ${faultNames.join(', ')}`),
  );
  return {
    command,
    port: wholeNumber('--port', values.port, 65_535),
    rounds: wholeNumber('--rounds', values.rounds, 10),
    faults: faults.length > 0 ? faults : faultNames,
    release,
  };
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  return fail(`${name} must be a number from 1 to ${most}, not ${text}.`);
}

function fail(message: string): never {
  throw new Error(message);
}
