import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A server of its own with a fresh demo world. */
export type RunningServer = { url: string; dataDir: string; stop(): Promise<void> };

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

/** Starts the built app on a free port with its data in a new temporary folder. */
export const startServer = async (env: NodeJS.ProcessEnv = {}): Promise<RunningServer> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'digipals-'));
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise(resolve => child.once('exit', resolve));
  const url = await readyUrl(child);
  return {
    url,
    dataDir,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
