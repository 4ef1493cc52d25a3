import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { waitFor } from './database.ts';
import { frontMachine } from './machines.ts';
import { adminSocketOf } from './proxies.ts';

/** A server as the front proxy sees it. */
export type Seen = { readonly name: string; readonly isReady: boolean };

/** Reads HAProxy's table of statistics: a line of column names, then one line for each server. */
export function readStatistics(table: string): Seen[] {
  const [head = '', ...lines] = table.trim().replace(/^# /, '').split('\n');
  const columns = head.split(',');
  const rows = lines.map(line => {
    const cells = line.split(',');
    return (name: string): string => cells[columns.indexOf(name)] ?? '';
  });
  return rows
    .filter(cell => cell('svname').startsWith('app'))
    .map(cell => ({
      name: cell('svname'),
      // Before its first check a server counts as up.
      isReady: cell('status') === 'UP' && cell('check_status') === 'L7OK',
    }));
}

/** The servers, each with whether it gets calls. */
export async function listServers(): Promise<Seen[]> {
  const socket = connect(adminSocketOf(frontMachine));
  socket.end('show stat\n');
  return readStatistics(await text(socket));
}

async function areAllReady(): Promise<boolean> {
  const servers = await listServers().catch(() => []);
  return servers.length > 0 && servers.every(({ isReady }) => isReady);
}

/** Waits until every server gets calls. */
export const waitForServers = (seconds = 90): Promise<void> =>
  waitFor('three servers', areAllReady, seconds);
