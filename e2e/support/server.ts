import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A server of its own with a fresh demo world; all it prints stands in `logFile`. */
export type RunningServer = {
  url: string;
  dataDir: string;
  logFile: string;
  stop(): Promise<void>;
};

const repository = path.resolve(import.meta.dirname, '../..');
const readyLine = /DigiPals is ready at (\S+)/;

const readyUrl = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = readyLine.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', code => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });

/** Nothing pops up of what an earlier journey won; one that is about popups asks for other flags. */
const calm = '-lingoPopup,-streakPopup,-studyBuddy';

/** Starts the built app on a free port with its data in a new temporary folder. */
export async function startServer(env: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'digipals-'));
  const dataDir = path.join(folder, 'data');
  const logFile = path.join(folder, 'server.log');
  const child = spawn(process.execPath, ['apps/server/src/testing/journey-server.ts'], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      FLAGS: calm,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(logFile);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const ended = new Promise(resolve => child.once('exit', resolve));
  const url = await readyUrl(child);
  return {
    url,
    dataDir,
    logFile,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      log.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
