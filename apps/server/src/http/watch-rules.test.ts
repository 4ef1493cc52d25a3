import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { startBackground } from '../use-cases/background.ts';

const folder = path.resolve(import.meta.dirname, '../../../../deploy/watch');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

type Rule = { alert: string; expr: string; labels: { severity: string } };
type Box = { h: number; w: number; x: number; y: number };
type Panel = {
  id: number;
  type: string;
  title: string;
  gridPos: Box;
  datasource?: { uid: string };
  targets?: { refId: string; expr: string; datasource: { uid: string } }[];
};

const rules: Rule[] = parse(read('rules.yml')).groups.flatMap(
  ({ rules: some }: { rules: Rule[] }) => some,
);
const dashboard: { uid: string; title: string; schemaVersion: number; panels: Panel[] } =
  JSON.parse(read('grafana/dashboards/digipals.json'));
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
];

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp({ config: { processMetrics: true, dataDir: os.tmpdir() } });
  // Registers the metrics of the tasks.
  await startBackground(server.deps)();
});

afterAll(() => server.close());

/** The labels of each series that the server exports, of those that Prometheus adds, and of that of a backup. */
async function exported(): Promise<Map<string, Set<string>>> {
  const found = new Map([
    ['up', new Set(['job', 'instance'])],
    ['backup_last_success_timestamp_seconds', new Set(['job', 'instance', 'type'])],
  ]);
  const { registry } = server.deps;
  for (const { name, type } of await registry.getMetricsAsJSON()) {
    const metric = registry.getSingleMetric(name) as unknown as { labelNames: string[] };
    const labels = new Set(['job', 'instance', ...metric.labelNames]);
    const isHistogram = String(type) === 'histogram';
    if (!isHistogram) found.set(name, labels);
    else {
      found.set(`${name}_count`, labels);
      found.set(`${name}_sum`, labels);
      found.set(`${name}_bucket`, new Set([...labels, 'le']));
    }
  }
  return found;
}

const words = new Set(['by', 'without', 'or', 'and', 'unless', 'offset', 'on', 'ignoring']);

/** The series that a PromQL expression reads, with the labels that it matches or groups by. */
function seriesIn(expr: string): { names: string[]; matched: [string, string][]; by: string[] } {
  const bare = expr.replace(/"[^"]*"/g, '""');
  const matched = [...bare.matchAll(/(\w+)\{([^}]*)\}/g)].flatMap(([, name = '', inside = '']) =>
    [...inside.matchAll(/(\w+)\s*[=!]/g)].map(([, label = '']): [string, string] => [name, label]),
  );
  const by = [...bare.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
  const names = bare
    .replace(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)|\boffset \w+/g, ' ')
    .match(/\b[a-z_]\w*\b(?!\s*\()/g);
  return { names: (names ?? []).filter(name => !words.has(name)), matched, by };
}

test('SCALE-44 rules and dashboard read only series and labels that a server exports', async () => {
  const all = await exported();
  expect(expressions.length).toBeGreaterThan(50);
  for (const expr of expressions) {
    const { names, matched, by } = seriesIn(expr);
    expect(names, expr).not.toEqual([]);
    for (const name of names) expect([...all.keys()], expr).toContain(name);
    for (const [name, label] of matched) expect([...(all.get(name) ?? [])], expr).toContain(label);
    for (const label of by) {
      expect(
        names.some(name => all.get(name)?.has(label)),
        `${label} in ${expr}`,
      ).toBe(true);
    }
  }
});

test('SCALE-44 figures of the database are never summed over servers', async () => {
  const shared = /\b(desk_\w+|letters\w*|audit_\w+|database_archive\w*)\b/;
  for (const expr of expressions.filter(one => shared.test(one))) {
    const aggregated = expr.match(
      /\b(max|min|sum|avg|count)\b(?: by \(\w+\))? ?\((?:desk|letters|audit|database_archive)_?/g,
    );
    expect(aggregated, expr).not.toBeNull();
    for (const one of aggregated ?? []) expect(one, expr).toMatch(/^max/);
  }
});

test('SCALE-44 each alert has a severity and a test in which it is quiet, then fires', () => {
  type Case = { alertname: string; exp_alerts: unknown[] };
  const tests: { alert_rule_test: Case[] }[] = parse(read('rules.test.yml')).tests;
  const cases = tests.flatMap(({ alert_rule_test: some }) => some);
  for (const { alert, labels } of rules) {
    expect(['page', 'ticket'], alert).toContain(labels.severity);
    const fires = cases
      .filter(({ alertname }) => alertname === alert)
      .map(({ exp_alerts: some }) => some.length > 0);
    expect(fires, alert).toEqual([false, true]);
  }
  expect(cases).toHaveLength(2 * rules.length);
});

test('SCALE-44 Prometheus loads the rules, and Grafana the dashboard with its data source', () => {
  const { rule_files, scrape_configs } = parse(read('prometheus.yml'));
  expect(rule_files).toEqual(['rules.yml']);
  expect(scrape_configs[0].job_name).toBe('digipals');
  const { datasources } = parse(read('grafana/provisioning/datasources/prometheus.yml'));
  const { providers } = parse(read('grafana/provisioning/dashboards/digipals.yml'));
  expect(providers[0].type).toBe('file');
  const { panels, schemaVersion, title, uid } = dashboard;
  expect({ title, uid }).toEqual({ title: 'DigiPals', uid: 'digipals' });
  expect(Number.isInteger(schemaVersion)).toBe(true);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const taken = new Set<string>();
  for (const panel of panels) {
    expect(['row', 'stat', 'timeseries']).toContain(panel.type);
    expect(panel.title).not.toBe('');
    const { x, y, w, h } = panel.gridPos;
    expect(x + w).toBeLessThanOrEqual(24);
    for (let place = 0; place < w * h; place += 1) {
      const cell = `${x + (place % w)} ${y + Math.floor(place / w)}`;
      expect(taken.has(cell), panel.title).toBe(false);
      taken.add(cell);
    }
    if (panel.type === 'row') continue;
    for (const { datasource } of [panel, ...(panel.targets ?? [])]) {
      expect(datasource?.uid).toBe(datasources[0].uid);
    }
    const refs = panel.targets?.map(({ refId }) => refId) ?? [];
    expect(refs).not.toEqual([]);
    expect(new Set(refs).size).toBe(refs.length);
  }
});
