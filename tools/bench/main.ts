import { startServer } from '../../e2e/support/server.ts';
import { browserTimes } from './browser-times.ts';
import { countryCalls } from './country.ts';
import { isMissed } from './figures.ts';
import { schoolDay } from './load/day.ts';
import { overload } from './load/overload.ts';
import { moreServers } from './load/servers.ts';
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
  country: ['A country: 1,000,000 children against 10,000', countryCalls],
  day: ['A school day: children come in, play and write', schoolDay],
  overload: ['One server with three times the load that it can serve', overload],
  servers: ['Three server processes against one, on one PostgreSQL', moreServers],
  screening: ['Screening on its own case lists', screeningFigures],
  browser: [
    'Browser, 4x CPU slowdown, 1.6 Mbit/s, 150 ms; median of 5, of checks and drops 11',
    inBrowser,
  ],
  motion: ['Figures and garden in motion, 4x CPU slowdown; median of 5', motionRates],
} as const;

/** Sections that take long and much of the disk, and so run only if they are named. */
const onRequest = ['country', 'day', 'overload', 'servers'];

/**
 * `npm run bench [reads|start|social|review|country|day|overload|servers|screening|browser|motion …]`: measures this
 * machine in ratios and against the budgets, because timed assertions do not belong in tests. `social`, `review`, `day`,
 * `overload` and `servers` take minutes, `country` an hour. Ends with a list of the budgets that were missed, and fails if there
 * are any. Needs a finished build (`npm start` once).
 */
const wanted = process.argv.slice(2);
const missed: string[] = [];
for (const [name, [title, measure]] of Object.entries(sections)) {
  const chosen = wanted.length > 0 ? wanted.includes(name) : !onRequest.includes(name);
  if (!chosen) continue;
  console.log(`\n${title}`);
  const rows = await measure();
  for (const row of rows) console.log(`  ${row}`);
  missed.push(...rows.filter(isMissed));
}
console.log(missed.length === 0 ? '\nNo budget missed.' : `\nBudgets missed: ${missed.length}`);
for (const row of missed) console.log(`  ${row}`);
if (missed.length > 0) process.exitCode = 1;
