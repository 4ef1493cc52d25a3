import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JourneyAnswer, JourneyCall } from '../../apps/server/src/testing/journey-server.ts';

/** A server with its own data folder; its output goes to `logFile`. */
export type RunningServer = {
  /** The address that it printed. */
  url: string;
  dataDir: string;
  logFile: string;
  /** The environment of commands for operators, which find its database by it. */
  commandEnv: NodeJS.ProcessEnv;
  /** Moves its clock on. */
  moveClock(ms: number): Promise<void>;
  stop(): Promise<void>;
};

/** A day of its clock. */
export const dayMs = 86_400_000;

const repository = path.resolve(import.meta.dirname, '../..');
/** Compiling the code of the server anew for each process would take a minute in all. */
const compiled = path.join(repository, '.build/compiled');
const readyLine = / is ready at (\S+)/;

const spawnScript = (script: string, env: NodeJS.ProcessEnv, stdio: 'ignore' | 'ipc') =>
  spawn(process.execPath, [`apps/server/src/${script}`], {
    cwd: repository,
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...env },
    stdio: ['ignore', 'pipe', 'pipe', stdio],
  });

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
  return {
    dataDir: path.join(folder, 'data'),
    logFile,
    log: createWriteStream(logFile),
    remove: () => rm(folder, { recursive: true, force: true }),
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
      log.end();
      await remove();
    },
  };
}

/** No popups for what earlier journeys won; tests of popups use other flags. */
const calm = '-lingoPopup,-streakPopup,-studyBuddy';

/** Processes whose server has stopped: the next one starts several times as fast in one of them. */
const idle: ChildProcess[] = [];

const call = (child: ChildProcess, message: JourneyCall): Promise<JourneyAnswer> =>
  new Promise((resolve, reject) => {
    const onExit = (code: number | null) =>
      reject(new Error(`The process of the server exited with code ${code}.`));
    child.once('exit', onExit);
    child.once('message', (answer: JourneyAnswer) => {
      child.off('exit', onExit);
      if (answer.failed) reject(new Error(answer.failed));
      else resolve(answer);
    });
    child.send(message);
  });

/** An idle process must not keep this one alive. */
function keepAlive(child: ChildProcess, isNeeded: boolean): void {
  const method = isNeeded ? 'ref' : 'unref';
  child[method]();
  child.channel?.[method]();
  for (const output of [child.stdout, child.stderr]) (output as Socket | null)?.[method]();
}

/**
 * Starts the built app on a free port without rate limits, since all children of the tests share one
 * address. The HTTP tests cover the limits.
 */
export async function startServer(env: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const { dataDir, logFile, log, remove } = await makePlace();
  const child = idle.pop() ?? spawnScript('testing/journey-server.ts', {}, 'ipc');
  keepAlive(child, true);
  const outputs = [child.stdout, child.stderr].filter(output => output !== null);
  for (const output of outputs) output.pipe(log, { end: false });
  const own = { ...settingsIn(dataDir), ...env };
  const settings = { FLAGS: calm, RATE_LIMITS: 'off', LOG_LEVEL: 'debug', ...own };
  const { url = '', databaseUrl } = await call(child, { start: settings });
  return {
    url,
    dataDir,
    logFile,
    commandEnv: { ...process.env, ...own, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    moveClock: async moveMs => {
      await call(child, { moveMs });
    },
    stop: async () => {
      await call(child, { stop: true });
      for (const output of outputs) output.unpipe(log);
      log.end();
      await remove();
      keepAlive(child, false);
      idle.push(child);
    },
  };
}

/** Starts the built app on a free port in a process of its own, as operators run it. */
export const startOperated = (env: NodeJS.ProcessEnv) => startProgram('main.ts', env);

/** Starts the PostgreSQL that all servers of a test run share; `url` is its database. */
export const startPostgres = () => startProgram('testing/journey-postgres.ts', {});
