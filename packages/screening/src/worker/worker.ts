import { parentPort, workerData } from 'node:worker_threads';
import { withoutHistory } from '../no-history.ts';
import type { Phase } from '../phases/phase.ts';
import { type Reading, read } from '../read/reading.ts';
import type { Found } from '../types.ts';
import type { WorkerReply, WorkerRequest } from './messages.ts';

const { phases } = (await import(workerData.phases)) as { phases: readonly Phase[] };
const port = parentPort;
const post = (reply: WorkerReply): void => port?.postMessage(reply);

/** Runs one phase. A text that cannot be read fails every phase. */
function run(phase: Phase, getReading: () => Reading): readonly Found[] | 'failed' {
  try {
    return phase.find(getReading());
  } catch {
    return 'failed';
  }
}

function onRequest({ id, context, first }: WorkerRequest): void {
  let reading: Reading | undefined;
  const getReading = (): Reading => {
    reading ??= read(context);
    return reading;
  };
  for (const phase of phases.slice(first)) post({ id, found: run(phase, getReading) });
}

/** The first reading is slow: it loads dictionaries and compiles patterns. */
function warmUp(): void {
  try {
    const sample = 'Hello! My name is Mia, I like to play. Merhaba nasilsin? youu 123 a@b.com';
    const reading = read(withoutHistory(sample));
    for (const phase of phases) run(phase, () => reading);
  } catch {
    // Screening a text will show which phase fails.
  }
}

port?.on('message', onRequest);
warmUp();
post({ names: phases.map(phase => phase.name) });
