/** Builds one thing that the server serves, named on the command line, unless it is up to date. */
import { buildStale, served } from '../support/build.mjs';

const parts = served.filter(({ name }) => process.argv.includes(name));
if (parts.length === 0)
  throw new Error(`Name what to build: ${served.map(({ name }) => name).join(', ')}.`);
await buildStale(process.execPath, parts, console.log);
