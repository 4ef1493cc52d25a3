import { readEnv } from '../env.ts';
import { runServer } from '../run-server.ts';

/** Long enough to press U on a busy machine. */
const undoMs = 4_000;

/** The server as operators run it, but decisions settle sooner, so that tests need not wait. */
await runServer(() => {
  const env = readEnv(process.env);
  return { ...env, config: { ...env.config, undoMs } };
});
