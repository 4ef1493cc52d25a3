import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { silentLog } from './silent-log.ts';

/** A process that runs the embedded database of a folder, for tests that kill it. */
const [dataDir = ''] = process.argv.slice(2);
const embedded = await startEmbedded({ dataDir, log: silentLog });
process.stdout.write('holding\n');
process.once('SIGTERM', () => {
  void embedded.stop().then(() => process.exit(0));
});
