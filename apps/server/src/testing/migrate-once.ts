import pg from 'pg';
import { migrate } from '../db/migrate.ts';

/** A process that migrates a database, for tests that run two of them. */
const [config = '{}', folder = ''] = process.argv.slice(2);
const pool = new pg.Pool(JSON.parse(config));
await migrate(pool, { folder });
await pool.end();
