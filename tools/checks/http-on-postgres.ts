/** Runs the HTTP tests once more, on the PostgreSQL of this machine instead of the embedded one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startSystemPostgres } from './postgres.ts';
import { leftOutCode, vitest } from './steps.ts';

const [report = ''] = process.argv.slice(2);
const postgres = await startSystemPostgres();
if (postgres) {
  console.log(postgres.version);
  // The supervisor of the embedded database has nothing to do with another PostgreSQL.
  const [program, ...args] = [...vitest('http', report), '--exclude', '**/db/embedded/**'];
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url };
  const [code] = await once(spawn(program, args, { env, stdio: 'inherit' }), 'close');
  await postgres.stop();
  process.exitCode = code === 0 ? 0 : 1;
} else {
  console.log('No PostgreSQL 15 or newer on this machine.');
  process.exitCode = leftOutCode;
}
