import { conclude } from './conclude.ts';
import { fold } from './fold/fold.ts';
import { findHints } from './hints.ts';
import type { Found, Screener, Screening } from './types.ts';
import { createRunner, type Limits, type PhaseResult } from './worker/runner.ts';

const defaultLimits: Limits = { phaseMs: 1_000, totalMs: 5_000, startMs: 20_000 };

/** Waits until the other start-up work of the server is done. */
const warmUpMs = 3_000;

const reasons = {
  failed: 'The check failed, so nobody has looked for this yet:',
  slow: 'The check took too long, so nobody has looked for this yet:',
} as const;

/** A check that did not complete is also a signal (SAFE-02). */
function toSignals({ name, found }: PhaseResult): readonly Found[] {
  if (typeof found !== 'string') return found;
  const explanation = `${reasons[found]} ${name}.`;
  return [{ code: 'check', severity: 1, start: null, end: null, status: found, explanation }];
}

const didRun = ({ found }: PhaseResult): boolean => typeof found !== 'string';

/**
 * Screening: runs every check on a text in a separate thread with a time limit. A check that fails or
 * takes too long becomes a signal, and the others still run; `screen` never rejects and never approves
 * anything (SAFE-02). `ready` waits until the thread runs, `close` ends it.
 * @param options.phases another module that exports `phases`
 * @param options.limits other limits, in milliseconds
 */
export function createScreener(
  options: { readonly phases?: URL; readonly limits?: Partial<Limits> } = {},
): Screener {
  const phases = options.phases ?? new URL('./all-phases.ts', import.meta.url);
  const runner = createRunner(phases, { ...defaultLimits, ...options.limits });
  const warming = setTimeout(runner.warmUp, warmUpMs).unref();
  return {
    async screen(context): Promise<Screening> {
      const begin = performance.now();
      const results = await runner.run(context);
      return {
        signals: conclude(fold(context.text), results.flatMap(toSignals)),
        checksRan: results.filter(didRun).length,
        tookMs: performance.now() - begin,
      };
    },
    hints(text) {
      try {
        return findHints(text);
      } catch {
        return [];
      }
    },
    ready: runner.warmUp,
    async close() {
      clearTimeout(warming);
      await runner.close();
    },
  };
}
