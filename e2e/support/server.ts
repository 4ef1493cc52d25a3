import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A server process with its own data folder; its output goes to `logFile`. */
export type RunningServer = {
  /** The address that it printed. */
  url: string;
  pid: number;
  dataDir: string;
  logFile: string;
  /** Moves its clock on. */
  moveClock(ms: number): Promise<void>;
  stop(): Promise<void>;
};

/** A day of its clock. */
export const dayMs = 86_400_000;

const repository = path.resolve(import.meta.dirname, '../..');
/** Every test file starts a server; compiling it each time would take a minute in all. */
const compiled = path.join(repository, '.build/compiled');
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

/** Waits until a process prints a text. */
const printed = (child: ChildProcess, text: string): Promise<void> =>
  new Promise(resolve => {
    const read = (chunk: Buffer) => {
      if (!chunk.toString().includes(text)) return;
      child.stdout?.off('data', read);
      resolve();
    };
    child.stdout?.on('data', read);
  });

/** No popups for what earlier journeys won; tests of popups use other flags. */
const calm = '-lingoPopup,-streakPopup,-studyBuddy';

/** Starts a server process with a new temporary data folder and waits until it is ready. */
async function startProgram(script: string, env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'digipals-'));
  const dataDir = path.join(folder, 'data');
  const logFile = path.join(folder, 'server.log');
  const child = spawn(process.execPath, [`apps/server/src/${script}`], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      // Needed beside DATABASE_URL.
      DEMO: 'on',
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: compiled,
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const log = createWriteStream(logFile);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const ended = new Promise(resolve => child.once('exit', resolve));
  const url = await readyUrl(child);
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    logFile,
    moveClock: async ms => {
      const moved = printed(child, ' ms ahead');
      child.stdin.write(`${ms}\n`);
      await moved;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      log.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts the built app on a free port without rate limits, since all children of the tests share one
 * address. The HTTP tests cover the limits.
 */
export const startServer = (env: NodeJS.ProcessEnv = {}): Promise<RunningServer> =>
  startProgram('testing/journey-server.ts', {
    FLAGS: calm,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'debug',
    ...env,
  });

/** Starts the built app on a free port as operators run it; nobody can move its clock. */
export const startOperated = (env: NodeJS.ProcessEnv): Promise<Omit<RunningServer, 'moveClock'>> =>
  startProgram('main.ts', env);

/** Starts the PostgreSQL that all servers of a test run share; `url` is its database. */
export const startPostgres = (): Promise<RunningServer> =>
  startProgram('testing/journey-postgres.ts', {});
