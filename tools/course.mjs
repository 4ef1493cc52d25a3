/**
 * `npm run course`: checks every question of the course on a phone and on a laptop, then plays the
 * complete course in Chromium: in both accents, and offline. Takes about an hour.
 */
import path from 'node:path';
import { installDependencies, root } from './support/install.mjs';
import { serve } from './support/serve.mjs';

try {
  const node = installDependencies(console.log);
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', 'e2e/journeys/course', 'e2e/conformance/flipbook'];
  serve(node, [vitest, ...args], { COURSE: 'whole' });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
