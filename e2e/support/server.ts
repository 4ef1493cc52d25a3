import type { ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnScript, takeProcess } from './journey-process.ts';

/** A server with its own data folder; its output goes to `logFile`. */
export type RunningServer = {
  url: string;
  dataDir: string;
  logFile: string;
  /** The environment in which commands for operators find its database. */
  commandEnv: NodeJS.ProcessEnv;
  /** Moves its clock on. */
  moveClock(ms: number): Promise<void>;
  stop(): Promise<void>;
};

/** A day of its clock. */
export const dayMs = 86_400_000;

const readyLine = / is ready at (\S+)/;

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
    child.once('exit', code =>
      reject(new Error(`The server exited with code ${code}:\n${output}`)),
    );
  });

/** A new folder with the data and the log of a server. */
async function makePlace() {
  const folder = await mkdtemp(path.join(tmpdir(), 'digipals-'));
  const logFile = path.join(folder, 'server.log');
  const log = createWriteStream(logFile);
  return {
    dataDir: path.join(folder, 'data'),
    logFile,
    log,
    async remove(): Promise<void> {
      log.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const settingsIn = (dataDir: string): NodeJS.ProcessEnv => ({
  PORT: '0',
  HOST: '127.0.0.1',
  // Needed beside DATABASE_URL.
  DEMO: 'on',
  DATA_DIR: dataDir,
});

/** Starts a program of the server in its own process, until SIGTERM. */
async function startProgram(script: string, env: NodeJS.ProcessEnv) {
  const { dataDir, log, remove } = await makePlace();
  const child = spawnScript(script, { ...settingsIn(dataDir), ...env }, 'ignore');
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  const ended = new Promise(resolve => child.once('exit', resolve));
  const url = await readyUrl(child);
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await remove();
    },
  };
}

/** No popups for what earlier journeys won; tests of popups use other flags. */
const calm = '-lingoPopup,-streakPopup,-studyBuddy';

/**
 * Starts the built app on a free port without rate limits, since all children of the tests share one
 * address. The HTTP tests cover the limits.
 */
export async function startServer(env: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const { dataDir, logFile, log, remove } = await makePlace();
  const { call, release, kill } = takeProcess(log);
  const own = { ...settingsIn(dataDir), ...env };
  const settings = { FLAGS: calm, RATE_LIMITS: 'off', LOG_LEVEL: 'debug', ...own };
  const giveUp = async (error: Error): Promise<never> => {
    kill();
    await remove();
    throw error;
  };
  const { server } = await call({ start: settings }).catch(giveUp);
  if (!server) throw new Error('The server did not say where it is.');
  const { url, databaseUrl } = server;
  return {
    url,
    dataDir,
    logFile,
    commandEnv: { ...process.env, ...own, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    moveClock: async moveMs => {
      await call({ moveMs });
    },
    stop: async () => {
      await call({ stop: true }).catch(giveUp);
      release();
      await remove();
    },
  };
}

/** Starts the built app on a free port in a process of its own, as operators run it. */
export const startOperated = (env: NodeJS.ProcessEnv) => startProgram('main.ts', env);

/** Starts the PostgreSQL that all servers of a test run share; `url` is its database. */
export const startPostgres = () => startProgram('testing/journey-postgres.ts', {});
