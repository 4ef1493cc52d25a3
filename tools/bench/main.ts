import { startServer } from '../../e2e/support/server.ts';
import { browserTimes } from './browser-times.ts';
import { isMissed } from './figures.ts';
import { motionRates } from './motion.ts';
import { readCalls } from './read-calls.ts';
import { reviewWork } from './review.ts';
import { screeningFigures } from './screening.ts';
import { socialCalls } from './social.ts';
import { startTimes } from './start-times.ts';

const inBrowser = async (): Promise<string[]> => {
  const server = await startServer();
  try {
    return await browserTimes(server.url);
  } finally {
    await server.stop();
  }
};

const sections = {
  reads: ['Read calls, speed against the barest handler doing one indexed query', readCalls],
  start: ['Server start with an existing embedded database', startTimes],
  social: ['Social calls, p95 at 1,000 and at 100,000 children', socialCalls],
  review: ['Reading texts at the desk, 50 adults', reviewWork],
  screening: ['Screening on its own case lists', screeningFigures],
  browser: [
    'Browser, 4x CPU slowdown, 1.6 Mbit/s, 150 ms; median of 5, of checks and drops 11',
    inBrowser,
  ],
  motion: ['Figures and garden in motion, 4x CPU slowdown; median of 5', motionRates],
} as const;

/**
 * `npm run bench [reads|start|social|review|screening|browser|motion …]`: measures this machine in ratios and
 * against the budgets, because timed assertions do not belong in tests. `social` and `review` take minutes.
 * Ends with a list of the budgets that were missed, and fails if there are any. Needs a finished build
 * (`npm start` once).
 */
const wanted = process.argv.slice(2);
const missed: string[] = [];
for (const [name, [title, measure]] of Object.entries(sections)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${title}`);
  const rows = await measure();
  for (const row of rows) console.log(`  ${row}`);
  missed.push(...rows.filter(isMissed));
}
console.log(missed.length === 0 ? '\nNo budget missed.' : `\nBudgets missed: ${missed.length}`);
for (const row of missed) console.log(`  ${row}`);
if (missed.length > 0) process.exitCode = 1;
