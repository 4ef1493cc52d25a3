import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { followContent } from './follow-content.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'follow-content-'));
let server: ViteDevServer | undefined;
afterEach(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});

const tell = (activities: readonly string[]) => {
  writeFileSync(path.join(folder, 'changed.json.new'), JSON.stringify({ activities }));
  renameSync(path.join(folder, 'changed.json.new'), path.join(folder, 'changed.json'));
};

test('COURSE-29 partly: open pages get the ids of the activities that were built', async () => {
  tell([]);
  server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [followContent(folder)],
    server: { middlewareMode: true, ws: false },
  });
  const told = new Promise(resolve => {
    if (server) server.ws.send = (...message: unknown[]) => resolve(message);
  });
  tell(['starter-01-story']);
  expect(await told).toEqual(['digipals:content-changed', { activities: ['starter-01-story'] }]);
});
