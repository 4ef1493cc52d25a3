import { startServer } from '../../e2e/support/server.ts';
import { browserTimes } from './browser-times.ts';
import { readCalls } from './read-calls.ts';
import { startTimes } from './start-times.ts';

/**
 * `npm run bench`: figures of this machine as ratios and against the budgets, printed and never
 * asserted, since timed assertions do not belong in tests. Needs a finished build (`npm start` once).
 */
const section = async (title: string, rows: () => Promise<readonly string[]>): Promise<void> => {
  console.log(`\n${title}`);
  for (const row of await rows()) console.log(`  ${row}`);
};

await section('Read calls, speed against the barest handler doing one indexed query', readCalls);
await section('Server start with an existing embedded database', startTimes);
const server = await startServer({ RATE_LIMITS: 'off' });
try {
  await section('Browser, 4x CPU slowdown, 1.6 Mbit/s, 150 ms; median of 5', () =>
    browserTimes(server.url),
  );
} finally {
  await server.stop();
}
