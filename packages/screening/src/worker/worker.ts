import { parentPort, workerData } from 'node:worker_threads';
import type { Phase } from '../phases/phase.ts';
import { type Reading, read } from '../read/reading.ts';
import type { Found } from '../types.ts';
import type { Answer, Question } from './messages.ts';

const { phases } = (await import(workerData.phases)) as { phases: readonly Phase[] };
const port = parentPort;
const tell = (answer: Answer): void => port?.postMessage(answer);

/** What a phase finds. A text that cannot be read fails every phase. */
function run(phase: Phase, getReading: () => Reading): readonly Found[] | 'failed' {
  try {
    return phase.find(getReading());
  } catch {
    return 'failed';
  }
}

const nothingKnown = { recentTexts: [], recentReturns: 0, strikes: 0, deliveredBetween: null };

function answer({ id, context, first }: Question): void {
  let reading: Reading | undefined;
  const getReading = (): Reading => {
    reading ??= read(context);
    return reading;
  };
  for (const phase of phases.slice(first)) tell({ id, found: run(phase, getReading) });
}

/** The first reading is slow: dictionaries are read and patterns made. */
function warmUp(): void {
  try {
    const sample = 'Hello! My name is Mia, I like to play. Merhaba nasilsin? youu 123 a@b.com';
    const context = { text: sample, kind: 'message', ...nothingKnown } as const;
    const reading = read(context);
    for (const phase of phases) run(phase, () => reading);
  } catch {
    // The text itself will tell which phase fails.
  }
}

port?.on('message', answer);
warmUp();
tell({ names: phases.map(phase => phase.name) });
