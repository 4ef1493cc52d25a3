/**
 * Runs the tests of the database code, the server start and concurrent calls on the
 * PostgreSQL of this machine. All HTTP tests use the embedded one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import inMemory from '../support/memory-folder.ts';
import { startSystemPostgres } from './postgres.ts';
import { skipCode, vitest } from './steps.ts';

const files = ['src/db/', 'src/main.test.ts', 'at-once.test.ts'];

const [report = ''] = process.argv.slice(2);
const removeTemporary = await inMemory();
const postgres = await startSystemPostgres();
if (postgres) {
  console.log(postgres.version);
  // The tests of the embedded database need no other PostgreSQL.
  const [program, ...args] = [
    ...vitest('http', report, ...files),
    '--exclude',
    '**/db/embedded/**',
  ];
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url };
  const [code] = await once(spawn(program, args, { env, stdio: 'inherit' }), 'close');
  await postgres.stop();
  await removeTemporary();
  process.exitCode = code === 0 ? 0 : 1;
} else {
  await removeTemporary();
  console.log('No PostgreSQL 15 or newer on this machine.');
  process.exitCode = skipCode;
}
