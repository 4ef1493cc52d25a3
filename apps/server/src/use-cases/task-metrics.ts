import { Counter, Gauge, type Registry } from 'prom-client';
import type { Clock } from '../kernel/clock.ts';

/** Notes the runs of one task. */
export type TaskMetrics = {
  /** Runs it once. @throws what it throws */
  run(work: () => Promise<unknown>): Promise<void>;
};

/** Adds the background tasks to the metrics: the last success, time and failures of each. */
export function createTaskMetrics(
  registry: Registry,
  clock: Clock,
): (task: string, everyMs: number) => TaskMetrics {
  const options = { labelNames: ['task' as const], registers: [registry] };
  const succeeded = new Gauge({
    name: 'task_last_success_timestamp_seconds',
    help: 'When a task of this server last succeeded; before that, when the server started',
    ...options,
  });
  const seconds = new Gauge({
    name: 'task_last_duration_seconds',
    help: 'How long the last run of a task took',
    ...options,
  });
  const interval = new Gauge({
    name: 'task_interval_seconds',
    help: 'Seconds from the end of one run of a task to the next',
    ...options,
  });
  const failures = new Counter({
    name: 'task_failures_total',
    help: 'Failed runs of a task; each is retried',
    ...options,
  });
  return (task, everyMs) => {
    const labels = { task };
    interval.set(labels, everyMs / 1_000);
    succeeded.set(labels, clock() / 1_000);
    failures.inc(labels, 0);
    return {
      async run(work) {
        const begin = performance.now();
        try {
          await work();
          succeeded.set(labels, clock() / 1_000);
        } catch (error) {
          failures.inc(labels);
          throw error;
        } finally {
          seconds.set(labels, (performance.now() - begin) / 1_000);
        }
      },
    };
  };
}
