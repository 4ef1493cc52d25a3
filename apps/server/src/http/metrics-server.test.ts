import { expect, test } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';

test('OPS-06 with a port of its own, /metrics is not at the address of the calls', async () => {
  const server = await createTestApp({ config: { metricsAt: { host: '127.0.0.1', port: 0 } } });
  const main = await server.call('GET', '/metrics');
  expect(main.status).toBe(404);
  expect(main.json()).toMatchObject({ code: 'not_found' });
  const line = server.logs.find(text => text.includes('metrics are served')) ?? '{}';
  const { url } = JSON.parse(line) as { url: string };
  const answer = await fetch(`${url}/metrics`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('http_request_duration_seconds_count{endpoint="GET /*"');
  expect((await fetch(`${url}/healthz`)).status).toBe(404);
  const taken = { host: '127.0.0.1', port: Number(new URL(url).port) };
  const second = await createTestApp({ config: { metricsAt: taken } });
  await expect(second.call('GET', '/healthz')).rejects.toThrow(/METRICS_PORT .* cannot be used/);
  await second.close().catch(() => undefined);
  await server.close();
  await expect(fetch(`${url}/metrics`)).rejects.toThrow();
});
