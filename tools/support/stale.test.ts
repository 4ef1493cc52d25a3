import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const STALE = new URL('./stale.mjs', import.meta.url).href;

let folder: string;
let part: { name: string; inputs: string[]; output: string };

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'digipals-stale-'));
  mkdirSync(path.join(folder, 'in/deep'), { recursive: true });
  writeFileSync(path.join(folder, 'in/deep/a.ts'), 'one');
  part = {
    name: path.join(folder, 'stamp'),
    inputs: [path.join(folder, 'in')],
    output: path.join(folder, 'out'),
  };
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Whether `refresh` called the build with this code. */
function builds(code = ''): boolean {
  const script = `
    import { mkdirSync } from 'node:fs';
    import { refresh } from '${STALE}';
    const part = ${JSON.stringify(part)};
    await refresh(part, async () => {
      console.log('built');
      ${code}
      mkdirSync(part.output, { recursive: true });
    }).catch(() => undefined);`;
  const run = execFileSync(process.execPath, ['--input-type=module', '-e', script]);
  return run.toString().includes('built');
}

test('a build runs once, and again only when an input changes', () => {
  expect([builds(), builds()]).toEqual([true, false]);
  writeFileSync(path.join(folder, 'in/deep/a.ts'), 'other');
  expect([builds(), builds()]).toEqual([true, false]);
  writeFileSync(path.join(folder, 'in/new.ts'), '');
  expect(builds()).toBe(true);
  rmSync(path.join(folder, 'in/new.ts'));
  expect(builds()).toBe(true);
});

test('tests and installed packages do not make a build stale', () => {
  builds();
  writeFileSync(path.join(folder, 'in/a.test.ts'), '');
  mkdirSync(path.join(folder, 'in/node_modules'));
  expect(builds()).toBe(false);
});

test('a build whose output was removed runs again', () => {
  builds();
  rmSync(path.join(folder, 'out'), { recursive: true });
  expect(builds()).toBe(true);
});

test('a build that failed runs again', () => {
  builds();
  writeFileSync(path.join(folder, 'in/deep/a.ts'), 'broken');
  expect([builds('throw new Error("no")'), builds(), builds()]).toEqual([true, true, false]);
});
