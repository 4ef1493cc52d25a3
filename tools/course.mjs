/**
 * `npm run course`: plays the complete course in Chromium by wrong and right answers in both Englishes, plays it
 * offline, and looks at every question on a phone and on a laptop. Takes about two hours; parts of it can be named.
 */
import { buildStale, served } from './support/build.mjs';
import { installDependencies } from './support/install.mjs';
import { serve } from './support/serve.mjs';

try {
  const node = installDependencies(console.log);
  await buildStale(node, served, console.log);
  serve(node, ['tools/course/main.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
