import { startOperated } from '../../e2e/support/server.ts';
import { row } from './figures.ts';
import { temporaryData } from './session.ts';

const runs = 5;

/** Seconds from the start of the process to the ready line, with an existing database. */
export const startTimes = async (): Promise<string[]> => {
  const data = await temporaryData();
  const env = { DATA_DIR: data.dataDir };
  await (await startOperated(env)).stop();
  const seconds: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const begin = performance.now();
    const server = await startOperated(env);
    seconds.push((performance.now() - begin) / 1_000);
    await server.stop();
  }
  await data.remove();
  return [row('start to ready', seconds, 's', { atMost: 1.5 })];
};
