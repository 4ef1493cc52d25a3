import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SERVE = new URL('./serve.mjs', import.meta.url).href;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'digipals-serve-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** A script that runs a small program as `npm start` runs the server. */
function scriptFor(program: string): string {
  const file = path.join(folder, `program-${Math.random()}.mjs`);
  writeFileSync(file, program);
  const script = `${file}.start.mjs`;
  writeFileSync(script, `import { serve } from '${SERVE}'; serve(process.execPath, ['${file}'])`);
  return script;
}

interface Running {
  readonly command: ChildProcess;
  readonly lines: string[];
}

function run(args: string[], env: Record<string, string> = {}): Running {
  const command = spawn(process.execPath, args, {
    env: { ...process.env, npm_lifecycle_event: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  command.stdout.on('data', data => lines.push(...String(data).trim().split('\n')));
  return { command, lines };
}

const serve = (program: string): Running => run([scriptFor(program)]);

const waits = `
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
    console.log('got ' + signal);
    setTimeout(() => process.exit(0), 50);
  });
  setInterval(() => undefined, 1000);
  console.log(process.pid);`;

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(resolve => setTimeout(resolve, 10));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('the command exits with the exit code of the server', async () => {
  const { command } = serve('process.exit(3)');
  expect(await once(command, 'exit')).toEqual([3, null]);
});

test('a server that exits ends the command', async () => {
  const { command } = serve('console.log("done")');
  expect(await once(command, 'exit')).toEqual([0, null]);
});

test('a worker thread of the server, which has no input, does not stop the server', async () => {
  const { command } = serve(`
    import { Worker } from 'node:worker_threads';
    process.on('SIGTERM', () => process.exit(5));
    new Worker(new URL('data:text/javascript,setInterval(() => undefined, 50)'));
    setTimeout(() => process.exit(4), 500);`);
  expect(await once(command, 'exit')).toEqual([4, null]);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s reaches the server, which stops cleanly',
  async signal => {
    const { command, lines } = serve(waits);
    await until(() => lines.length === 1);
    command.kill(signal);
    expect(await once(command, 'exit')).toEqual([0, null]);
    expect(lines).toContain(`got ${signal}`);
  },
);

test('killing the command with SIGKILL stops its server', async () => {
  const { command, lines } = serve(waits);
  await until(() => lines.length === 1);
  command.kill('SIGKILL');
  await until(() => !isRunning(Number(lines[0])));
});

test.runIf(process.platform === 'linux')(
  'killing npm or its shell with SIGKILL stops the server',
  async () => {
    const npm = `require('node:child_process').spawn(
      'sh', ['-c', '"$0" "$1"; exit', process.execPath, process.argv[1]], { stdio: 'inherit' })`;
    const { command, lines } = run(['-e', npm, scriptFor(waits)], { npm_lifecycle_event: 'start' });
    await until(() => lines.length === 1);
    await new Promise(resolve => setTimeout(resolve, 600));
    expect(isRunning(Number(lines[0]))).toBe(true);
    command.kill('SIGKILL');
    await until(() => !isRunning(Number(lines[0])));
  },
);
