import { readServerEnv } from './env.ts';
import { runServer } from './run-server.ts';

await runServer(() => readServerEnv(process.env));
