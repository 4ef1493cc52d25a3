import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import {
  missingScripts,
  pinnedVersions,
  readDeployed,
  unknownAmong,
} from './testing/deploy-files.ts';

type Labels = Record<string, string>;
type Container = {
  image: string;
  command?: string[];
  ports?: { name: string; containerPort: number }[];
  env?: { name: string; value: string }[];
  envFrom?: { configMapRef: { name: string } }[];
  volumeMounts: { name: string; mountPath: string; readOnly?: boolean }[];
  securityContext: object;
  resources: { requests: object; limits: { memory?: string } };
};
type Pod = {
  securityContext: object;
  terminationGracePeriodSeconds?: number;
  containers: Container[];
  initContainers?: Container[];
  volumes: { name: string; secret?: { items?: { path: string }[] } }[];
};
// Test code: each test names the kinds whose fields it reads.
// biome-ignore lint/suspicious/noExplicitAny: manifests have many shapes
type Manifest = { kind: string; metadata: { name: string }; spec: any };

const { version } = pinnedVersions();
const folders = ['base', 'migration'] as const;
const kustomizations = folders.map(folder =>
  parse(readDeployed(`kubernetes/${folder}/kustomization.yaml`)),
);
const manifests = folders.flatMap((folder, index) =>
  kustomizations[index].resources.flatMap((file: string) =>
    parseAllDocuments(readDeployed(`kubernetes/${folder}/${file}`), { merge: true }).map(
      document => document.toJS() as Manifest,
    ),
  ),
);
const all = (kind: string) => manifests.filter(one => one.kind === kind);
const only = (kind: string, name = 'digipals') => {
  const found = all(kind).find(one => one.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}.`);
  return found.spec;
};
const settings = Object.fromEntries(
  readDeployed('kubernetes/base/settings.env')
    .trim()
    .split('\n')
    .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);
const server = only('Deployment').template;
const job = only('Job', 'digipals-migration').template;
const pods: [string, Pod][] = [
  ['server', server.spec],
  ['migration', job.spec],
];
const containersOf = (pod: Pod) => [...(pod.initContainers ?? []), ...pod.containers];
const matches = (selector: { matchLabels?: Labels }, labels: Labels) =>
  Object.entries(selector.matchLabels ?? {}).every(([key, value]) => labels[key] === value);

test('SCALE-67 both kustomizations take our image in the version of the program, and no other is without one', () => {
  for (const { images } of kustomizations) {
    expect(images).toEqual([{ name: 'digipals', newName: expect.any(String), newTag: version }]);
  }
  for (const [, pod] of pods) {
    for (const { image } of containersOf(pod)) expect(image).toBe('digipals');
  }
  expect(only('Cluster', 'digipals-db').imageName).toMatch(/:\d+\.\d+$/);
});

test.each(pods)(
  'SCALE-67 the pod %s has no rights, limits of memory, and a read-only file system',
  (_name, pod) => {
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 10_001,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(pod).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false });
    for (const container of containersOf(pod)) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources.limits.memory).toMatch(/^\d+Mi$/);
      expect(missingScripts(container.command?.join(' ') ?? '')).toEqual([]);
    }
  },
);

test.each(pods)(
  'SCALE-67 the pod %s has known settings, and its files of secrets are mounted',
  (_name, pod) => {
    for (const container of containersOf(pod)) {
      const own = Object.fromEntries((container.env ?? []).map(({ name, value }) => [name, value]));
      const given: Labels = { ...(container.envFrom && settings), ...own };
      expect(unknownAmong(Object.keys(given))).toEqual([]);
      const mounts = container.volumeMounts;
      for (const { name } of mounts) expect(pod.volumes.map(volume => volume.name)).toContain(name);
      const files = Object.values(given).filter(value => value.startsWith('/run/secrets/'));
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) {
        const mount = mounts.find(({ mountPath }) => file.startsWith(`${mountPath}/`));
        const secret = pod.volumes.find(({ name }) => name === mount?.name)?.secret;
        expect(mount?.readOnly, file).toBe(true);
        const key = file.slice(`${mount?.mountPath}/`.length);
        if (secret?.items) expect(secret.items.map(({ path }) => path)).toContain(key);
      }
      // The image keeps data there; Node and PostgreSQL's client write nowhere else.
      const writable = mounts.filter(({ readOnly }) => !readOnly).map(({ mountPath }) => mountPath);
      expect(['/data', '/tmp']).toEqual(expect.arrayContaining(writable));
    }
  },
);

test('SCALE-67 selectors, ports and probes match the pods of the server', () => {
  const { labels } = server.metadata;
  const [container] = server.spec.containers;
  const ports: Labels = Object.fromEntries(
    container.ports.map((port: { name: string; containerPort: number }) => [
      port.name,
      String(port.containerPort),
    ]),
  );
  expect(ports).toEqual({ http: settings['PORT'] ?? '3000', metrics: settings['METRICS_PORT'] });
  for (const kind of ['Deployment', 'PodDisruptionBudget']) {
    expect(matches(only(kind).selector, labels), kind).toBe(true);
  }
  const service = only('Service');
  expect(matches({ matchLabels: service.selector }, labels)).toBe(true);
  // The service must not send calls to the migration.
  expect(matches({ matchLabels: service.selector }, job.metadata.labels)).toBe(false);
  for (const { targetPort } of service.ports) expect(Object.keys(ports)).toContain(targetPort);
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
    const { path, port } = container[probe].httpGet;
    expect([path, port]).toEqual([probe === 'readinessProbe' ? '/readyz' : '/healthz', 'http']);
  }
  // After that time the server gives open calls ten seconds more.
  const drain = Number(settings['DRAIN_SECONDS']);
  expect(drain).toBeGreaterThan(0);
  expect(server.spec.terminationGracePeriodSeconds).toBeGreaterThan(drain + 10);
  expect(only('HorizontalPodAutoscaler').scaleTargetRef).toMatchObject({
    kind: 'Deployment',
    name: 'digipals',
  });
  expect(only('HTTPRoute').rules[0].backendRefs).toEqual([
    { name: 'digipals', port: service.ports[0].port },
  ]);
});

test('SCALE-67 the database keeps what it acknowledged, is backed up, and has connections for all servers', () => {
  const database = only('Cluster', 'digipals-db');
  expect(database.instances).toBeGreaterThanOrEqual(3);
  expect(database.postgresql.synchronous).toMatchObject({ number: 1, dataDurability: 'required' });
  expect(only('ScheduledBackup', 'digipals-db-nightly').cluster.name).toBe('digipals-db');
  // Each server has a pool of 20 and a few owner connections; a rollout adds one server.
  const servers = only('HorizontalPodAutoscaler').maxReplicas + 1;
  expect(servers * 25).toBeLessThan(Number(database.postgresql.parameters.max_connections));
  expect(database.bootstrap.initdb.postInitSQL.join('\n')).toContain(
    'CREATE ROLE digipals_app NOLOGIN',
  );
});

test('SCALE-67 servers and the migration may reach the database, and nobody else but its own operator', () => {
  const policy = only('NetworkPolicy', 'server');
  for (const pod of [server, job]) {
    expect(matches(policy.podSelector, pod.metadata.labels)).toBe(true);
    const [from] = only('NetworkPolicy', 'database').ingress;
    expect(matches(from.from[0].podSelector, pod.metadata.labels)).toBe(true);
  }
  expect(only('NetworkPolicy', 'nobody')).toEqual({ podSelector: {}, policyTypes: ['Ingress'] });
  expect(policy.ingress[0].ports).toEqual([{ port: 3000 }]);
});
