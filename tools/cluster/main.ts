import { existsSync } from 'node:fs';
import { type Asked, readArguments } from './arguments.ts';
import { FOLDER } from './machines.ts';
import { showStatus } from './status.ts';
import { testCluster } from './test.ts';
import { readPort, removeCluster, requireDebian, startCluster } from './up.ts';
import { testUpgrade } from './upgrade.ts';

const log = (line: string): void => console.log(line);

const commands: Readonly<Record<Asked['command'], (asked: Asked) => Promise<void>>> = {
  async up({ port }) {
    await startCluster(port, log);
    for (const line of await showStatus(port)) log(line);
  },
  async status() {
    const port = await readPort();
    if (port === undefined) throw new Error('There is no cluster. Start it with npm run cluster.');
    for (const line of await showStatus(port)) log(line);
  },
  down: () => removeCluster(log),
  async upgrade(asked) {
    const isKept = await testUpgrade(asked, log);
    await removeCluster(log);
    if (!isKept) process.exitCode = 1;
  },
  async test(asked) {
    const port = await readPort();
    if (port === undefined) await startCluster(asked.port, log);
    const isKept = await testCluster({ ...asked, port: port ?? asked.port }, log);
    if (port === undefined) await removeCluster(log);
    if (!isKept) process.exitCode = 1;
  },
};

const sayWhereLogsAre = (error: unknown): never => {
  if (existsSync(FOLDER)) {
    log(`Logs are in ${FOLDER}. npm run cluster -- down removes everything.`);
  }
  throw error;
};

try {
  const asked = readArguments(process.argv.slice(2));
  requireDebian();
  await commands[asked.command](asked).catch(sayWhereLogsAre);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
