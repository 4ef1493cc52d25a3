import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import type { Screener } from '@digipals/screening';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Adds the use of the event loop. Its lag is among the default metrics. */
export function watchProcess(registry: Registry): void {
  let before = 0;
  new Counter({
    name: 'nodejs_eventloop_active_seconds_total',
    help: 'Seconds in which the event loop was busy: its rate is the utilisation, from 0 to 1',
    registers: [registry],
    collect() {
      const active = performance.eventLoopUtilization().active / 1_000;
      this.inc(Math.max(0, active - before));
      before = active;
    },
  });
}

/** Adds the disk of a folder. */
export function watchDisk(folder: string, registry: Registry): void {
  const registers = [registry];
  const gauge = (name: string, help: string, of: (disk: StatsFs) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const disk = await statfs(folder).catch(() => undefined);
        this.remove();
        if (disk) this.set(of(disk));
      },
    });
  gauge(
    'data_disk_free_bytes',
    'Room left for the server on the disk of DATA_DIR',
    ({ bavail, bsize }) => bavail * bsize,
  );
  gauge(
    'data_disk_size_bytes',
    'Size of the disk of DATA_DIR',
    ({ blocks, bsize }) => blocks * bsize,
  );
}

/** Adds the queue of screening. @returns the same screener, which counts its texts */
export function watchScreener(screener: Screener, registry: Registry): Screener {
  const registers = [registry];
  const inProgress = new Gauge({
    name: 'screening_in_progress',
    help: 'Texts that are screened or wait for it: one thread screens one text after the other',
    registers,
  });
  const durations = new Histogram({
    name: 'screening_duration_seconds',
    help: 'Seconds until a text was screened, with its time in the queue',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  return {
    ...screener,
    async screen(context) {
      const end = durations.startTimer();
      inProgress.inc();
      try {
        return await screener.screen(context);
      } finally {
        inProgress.dec();
        end();
      }
    },
  };
}
