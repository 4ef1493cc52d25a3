import { once } from 'node:events';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { readEnv } from '../env.ts';
import { silentLog } from './silent-log.ts';

/** Runs the PostgreSQL of all journeys in DATA_DIR until SIGTERM. */
const { dataDir } = readEnv(process.env);
const { connection, stop } = await startEmbedded({ dataDir, log: silentLog, durable: false });
const { user, password, host, port, database } = connection;
const address = `${encodeURIComponent(host)}:${port}`;
const url = `postgresql://${user}:${encodeURIComponent(password)}@${address}/${database}`;
process.stdout.write(`PostgreSQL is ready at ${url}\n`);
await once(process, 'SIGTERM');
await stop();
