/** Builds one thing that the server serves, named on the command line, unless it is up to date. */
import { buildStale, content, desk, web } from '../support/build.mjs';

const parts = [content, web, desk].filter(({ name }) => process.argv.includes(name));
if (parts.length === 0) throw new Error('Name what to build: content, web or desk.');
await buildStale(process.execPath, parts, console.log);
