import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../..');

/** `named`: the environment variable with the path of an existing build. */
type Part = { named: string; output: string; cwd: string; args: string[] };

const parts: Part[] = [
  {
    named: 'CONTENT_DIR',
    output: '.build/content/index.json',
    cwd: '.',
    args: ['tools/content/main.ts', 'build'],
  },
  {
    named: 'WEB_DIR',
    output: '.build/web/index.html',
    cwd: 'apps/web',
    args: [path.join(repository, 'node_modules/vite/bin/vite.js'), 'build'],
  },
  {
    named: 'DESK_DIR',
    output: '.build/desk/index.html',
    cwd: 'apps/desk',
    args: [path.join(repository, 'node_modules/vite/bin/vite.js'), 'build'],
  },
  {
    named: 'GROWN_UPS_DIR',
    output: '.build/grown-ups/index.html',
    cwd: 'apps/grown-ups',
    args: [path.join(repository, 'node_modules/vite/bin/vite.js'), 'build'],
  },
];

const run = ({ cwd, args, output }: Part): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: path.join(repository, cwd),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject).once('close', code => {
      if (code === 0) resolve();
      else reject(new Error(`Building ${output} failed`));
    });
  });

/** Builds missing output that the server serves; under `npm test` it exists already. */
export async function buildMissing(): Promise<void> {
  for (const part of parts) {
    const isThere = process.env[part.named] || existsSync(path.join(repository, part.output));
    if (!isThere) await run(part);
  }
}
