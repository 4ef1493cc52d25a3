import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from './command.ts';
import { readEnv } from './env.ts';
import { announce } from './use-cases/announcement.ts';

/** `npm run announce -- TEXT | fr=TEXT ... [--until TIME]` announces at /status; `-- end` stops it. */
await runCommand(async () => {
  const { dataDir } = readEnv(process.env);
  if (!existsSync(dataDir)) throw new Error(`There is no folder ${dataDir}. Set DATA_DIR.`);
  const { positionals: words, values } = parseArgs({
    allowPositionals: true,
    options: { until: { type: 'string' } },
  });
  return announce(dataDir, { words, until: values.until, now: Date.now() });
});
