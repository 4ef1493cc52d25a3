import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkBoundaries, describeUnseen } from './boundaries.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Writes source files into a folder and returns the problems found there. */
async function check(sources: Record<string, string>, listed = Object.keys(sources)) {
  const folder = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return checkBoundaries(
    folder,
    listed.filter(file => !file.startsWith('node_modules/')),
  );
}

const value = 'export const value = 1;\n';
const type = 'export type Value = 1;\n';
const uses = (target: string) => `import { value } from '${target}';\nexport const copy = value;\n`;
const usesType = (target: string) =>
  `import type { Value } from '${target}';\nexport type Copy = Value;\n`;

const ledger = 'apps/server/src/domains/ledger/index.ts';

const forbidden: (readonly [rule: string, from: string, to: string])[] = [
  ['arrow-packages-contract', 'packages/contract/src/a.ts', 'packages/engine/src/b.ts'],
  ['arrow-packages-engine', 'packages/engine/src/a.ts', 'packages/ui/src/b.ts'],
  ['arrow-packages-avatar', 'packages/avatar/src/a.ts', 'packages/contract/src/b.ts'],
  ['arrow-packages-ui', 'packages/ui/src/a.tsx', 'packages/i18n/src/b.ts'],
  ['arrow-packages-player', 'packages/player/src/a.tsx', 'packages/avatar/src/b.ts'],
  ['arrow-apps-web', 'apps/web/src/main.tsx', 'apps/server/src/b.ts'],
  ['arrow-apps-web', 'apps/web/src/main.tsx', 'packages/screening/src/b.ts'],
  ['arrow-apps-server', 'apps/server/src/main.ts', 'packages/player/src/b.ts'],
  ['arrow-apps-web', 'apps/web/src/a.test.ts', 'apps/server/src/b.ts'],
  ['features-are-strangers', 'apps/web/src/features/a/a.ts', 'apps/web/src/features/b/b.ts'],
  ['only-routes-and-app-use-features', 'apps/web/src/testbed.tsx', 'apps/web/src/features/b/b.ts'],
  ['features-know-no-route', 'apps/web/src/features/a/a.ts', 'apps/web/src/routes/b.ts'],
  ['shared-knows-no-noun', 'apps/web/src/shared/a.ts', 'apps/web/src/features/b/b.ts'],
  [
    'a-domain-is-entered-through-its-index',
    'apps/server/src/domains/user/user.service.ts',
    'apps/server/src/domains/lingos/lingos.service.ts',
  ],
  [
    'a-domain-is-entered-through-its-index-from-outside',
    'apps/server/src/http/create-app.ts',
    'apps/server/src/domains/lingos/lingos.service.ts',
  ],
  [
    'a-domain-is-entered-through-its-index-from-outside',
    'apps/server/src/use-cases/finish.ts',
    'apps/server/src/domains/lingos/lingos.data.ts',
  ],
  [
    'a-domain-is-entered-through-its-index-from-outside',
    'apps/server/src/use-cases/apply-lingo-rewards.ts',
    'apps/server/src/domains/ledger/ledger.data.ts',
  ],
  [
    'only-a-service-touches-its-data',
    'apps/server/src/domains/user/user.policy.ts',
    'apps/server/src/domains/user/user.data.ts',
  ],
  ...[
    'apps/server/src/use-cases/finish-question.ts',
    'apps/server/src/http/routes/lingos.ts',
    'apps/server/src/domains/lingos/index.ts',
    'apps/server/src/domains/streaks/streaks.data.ts',
  ].map(from => ['only-rewards-and-purchases-write-the-ledger', from, ledger] as const),
];

/** Each layer of the server, with the layers it must not import. */
const above: [floor: string, others: string[]][] = [
  ['kernel', ['db', 'content', 'domains', 'use-cases', 'http', 'demo']],
  ['db', ['content', 'domains', 'use-cases', 'http', 'demo']],
  ['content', ['db', 'domains', 'use-cases', 'http', 'demo']],
  ['domains', ['use-cases', 'http', 'demo']],
  ['use-cases', ['http', 'demo']],
  ['demo', ['http']],
  ['http', ['demo']],
];
const upward = above.flatMap(([floor, others]) => others.map(other => [floor, other] as const));

const allowed: [from: string, to: string][] = [
  ['packages/engine/src/a.ts', 'packages/contract/src/b.ts'],
  ['apps/web/src/routes/a.tsx', 'apps/web/src/features/b/b.ts'],
  ['apps/web/src/main.ts', 'apps/web/src/features/b/b.ts'],
  ['apps/server/src/http/create-app.ts', 'apps/server/src/domains/lingos/index.ts'],
  ['apps/server/src/use-cases/finish.ts', 'apps/server/src/domains/lingos/index.ts'],
  ['apps/server/src/domains/user/index.ts', 'apps/server/src/domains/user/user.data.ts'],
  ['apps/server/src/use-cases/apply-lingo-rewards.ts', ledger],
  ['apps/server/src/domains/user/user.service.ts', 'apps/server/src/domains/user/user.data.ts'],
];

const relative = (from: string, to: string) => {
  const way = path.posix.relative(path.posix.dirname(from), to);
  return way.startsWith('.') ? way : `./${way}`;
};

describe('boundaries', () => {
  test.each(forbidden)('%s forbids %s -> %s', async (rule, from, to) => {
    const problems = await check({ [from]: uses(relative(from, to)), [to]: value });
    expect(problems).toContain(`${rule}: ${from} -> ${to}`);
  });

  test.each(upward)('the layer %s of the server must not import %s', async (floor, other) => {
    const inFloor = (name: string) =>
      `apps/server/src/${name === 'domains' ? 'domains/lingos' : name}/index.ts`;
    const [from, to] = [inFloor(floor), inFloor(other)];
    const problems = await check({ [from]: usesType(relative(from, to)), [to]: type });
    expect(problems).toEqual([`server-floor-${floor}: ${from} -> ${to}`]);
  });

  test('a type import also crosses a boundary', async () => {
    const [rule, from, to] = ['arrow-packages-ui', 'packages/ui/src/a.ts', 'apps/web/src/b.ts'];
    const problems = await check({ [from]: usesType(relative(from, to)), [to]: type });
    expect(problems).toContain(`${rule}: ${from} -> ${to}`);
  });

  test.each(allowed)('%s -> %s is allowed', async (from, to) => {
    expect(await check({ [from]: uses(relative(from, to)), [to]: value })).toEqual([]);
  });

  test('finds a cycle of two modules', async () => {
    const problems = await check({
      'packages/ui/src/a.ts': uses('./b.ts').replace('copy', 'value'),
      'packages/ui/src/b.ts': uses('./a.ts').replace('copy', 'value'),
    });
    expect(problems.join()).toContain('no-circular');
  });

  test.each([
    ['packages/ui/src'],
    ['packages/player/src'],
    ['packages/contract/src'],
    ['apps/server/src/domains/user'],
    ['apps/server/src/use-cases'],
  ])('finds a cycle of type imports between two modules of %s', async folder => {
    const problems = await check({
      [`${folder}/a.ts`]: `import type { B } from './b.ts';\nexport type A = B | 1;\n`,
      [`${folder}/b.ts`]: `import type { A } from './a.ts';\nexport type B = A | 2;\n`,
    });
    expect(problems.join()).toContain(`no-circular: ${folder}/a.ts`);
  });

  const withZod = (contractImport: string) => ({
    'node_modules/zod/package.json': '{"name":"zod","version":"0.0.0","main":"index.js"}',
    'node_modules/zod/index.js': 'exports.z = 1;\n',
    'packages/contract/package.json': '{"name":"@x/contract","dependencies":{"zod":"*"}}',
    'packages/contract/src/user.ts': `import { z } from 'zod';\nexport const value = z;\nexport type Value = typeof z;\n`,
    'apps/web/src/main.tsx': contractImport,
  });
  const sources = ['packages/contract/src/user.ts', 'apps/web/src/main.tsx'];
  const contract = '../../../packages/contract/src/user.ts';

  test('a schema library must not reach the browser, not even through the contract', async () => {
    const problems = await check(withZod(uses(contract)), sources);
    expect(problems.join()).toContain('no-zod-in-the-browser: apps/web/src/main.tsx');
  });

  test('the type of a schema may reach the browser', async () => {
    expect(await check(withZod(usesType(contract)), sources)).toEqual([]);
  });

  test('a module that the cruiser does not see is a problem', () => {
    const files = ['packages/ui/src/a.ts', 'packages/ui/src/b.tsx'];
    expect(describeUnseen(files, new Set(['packages/ui/src/a.ts']))).toEqual([
      'not seen by the check: packages/ui/src/b.tsx',
    ]);
  });

  test('no source files at all is a problem', async () => {
    expect(await check({}, [])).toEqual(['no source files found']);
  });
});
