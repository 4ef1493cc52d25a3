import { browserTimes } from './browser-times.ts';
import { readCalls } from './read-calls.ts';
import { startServer } from './server.ts';

/**
 * `npm run bench`: figures of this machine as ratios or budgets, printed and never asserted (timed
 * assertions do not belong in tests). Needs a finished build (`npm start` once).
 */
const server = await startServer();
try {
  console.log(
    '\nRead calls, against the barest handler doing one indexed query (budget: 0.5 or better)',
  );
  for (const row of await readCalls(server)) console.log(`  ${row}`);
  console.log('\nBrowser, slow profile: 4x CPU slowdown, 1.6 Mbit/s, 150 ms (median of 5)');
  for (const row of await browserTimes(server.url)) console.log(`  ${row}`);
} finally {
  await server.stop();
}
