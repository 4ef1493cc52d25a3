import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  isPinned,
  missingScripts,
  pinnedVersions,
  readDeployed,
  unknownAmong,
} from './testing/deploy-files.ts';

type Service = {
  image: string;
  build?: object;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  environment: Record<string, string>;
  command?: string[];
  secrets?: string[];
  volumes?: string[];
  networks: string[];
  ports?: string[];
  depends_on?: Record<string, unknown>;
};

const { version, node } = pinnedVersions();
const recipe = readDeployed('container/Containerfile');
const compose: {
  services: Record<string, Service>;
  networks: object;
  volumes: object;
  secrets: Record<string, { file: string }>;
} = parse(readDeployed('container/compose.yaml'), { merge: true });
const services = Object.entries(compose.services);
const own = services.filter(([, { build }]) => build);

test('SCALE-65 the image has the pinned Node, runs as a user without rights and asks the port of the server how it is', () => {
  expect(recipe).toContain(`ARG NODE_IMAGE=docker.io/library/node:${node}-`);
  const stages = recipe.match(/^FROM .*$/gm) ?? [];
  expect(stages).toHaveLength(2);
  for (const stage of stages) expect(stage).toMatch(/^FROM \$\{NODE_IMAGE\}( AS build)?$/);
  const set = Object.fromEntries(
    [...(/^ENV (.*)$/m.exec(recipe)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(
      ([, ...pair]) => pair,
    ),
  );
  expect(unknownAmong(Object.keys(set))).toEqual([]);
  expect(set).toMatchObject({ HOST: '0.0.0.0', DATA_DIR: '/data' });
  expect(recipe).toMatch(/^USER (?!0)\d+:\d+$/m);
  expect(recipe).toMatch(new RegExp(`^VOLUME ${set['DATA_DIR']}$`, 'm'));
  const health = /^HEALTHCHECK[\s\S]*?CMD (\[.*\])$/m.exec(recipe)?.[1] ?? '';
  expect(JSON.parse(health)[2]).toContain(`http://127.0.0.1:${set['PORT']}/readyz`);
  expect(recipe).toContain('npm sbom');
  expect(missingScripts(recipe)).toEqual([]);
});

test('SCALE-65 every image of the one machine has an exact version, ours that of the program', () => {
  for (const [, { image }] of services) expect(isPinned(image), image).toBe(true);
  expect(new Set(own.map(([, { image }]) => image))).toEqual(new Set([`digipals:${version}`]));
  expect(recipe).toContain(`-t digipals:${version} `);
});

test.each(own)(
  'SCALE-65 the service %s has known settings, existing scripts and no rights',
  (name, it) => {
    expect(unknownAmong(Object.keys(it.environment))).toEqual([]);
    expect(missingScripts(it.command?.join(' ') ?? '')).toEqual([]);
    const files = Object.values(it.environment).flatMap(
      value => /^\/run\/secrets\/(.+)$/.exec(value)?.[1] ?? [],
    );
    expect(files.sort()).toEqual([...(it.secrets ?? [])].sort());
    expect(it).toMatchObject({
      user: '10001:10001',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(it.ports, name).toBeUndefined();
  },
);

test('SCALE-65 everything that a service names is there, and only the proxy can be reached from outside', () => {
  for (const [name, it] of services) {
    expect(Object.keys(compose.networks), name).toEqual(expect.arrayContaining(it.networks));
    expect(Object.keys(compose.secrets), name).toEqual(expect.arrayContaining(it.secrets ?? []));
    expect(Object.keys(compose.services), name).toEqual(
      expect.arrayContaining(Object.keys(it.depends_on ?? {})),
    );
    const volumes = (it.volumes ?? []).map(volume => volume.split(':')[0] ?? '');
    expect(Object.keys(compose.volumes), name).toEqual(
      expect.arrayContaining(volumes.filter(volume => !volume.startsWith('.'))),
    );
  }
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
  expect(compose.services['database']?.networks).toEqual(['inside']);
  expect(compose.networks).toMatchObject({ inside: { internal: true } });
  const port = /PORT=(\d+)/.exec(recipe)?.[1];
  expect(readDeployed('container/Caddyfile')).toContain(`reverse_proxy server:${port}`);
});
