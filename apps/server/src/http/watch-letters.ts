import { Gauge } from 'prom-client';
import type { AppDeps } from '../deps.ts';
import { countLetters } from '../domains/mail/index.ts';
import { singleFlight } from '../kernel/single-flight.ts';

/** Adds the letters that wait and that were given up to the metrics. They are counted when asked for. */
export function watchLetters({
  database: { db },
  clock,
  registry,
}: Pick<AppDeps, 'database' | 'clock' | 'registry'>): void {
  const registers = [registry];
  const count = singleFlight(() => countLetters(db).catch(() => undefined));
  new Gauge({
    name: 'letters',
    help: 'Letters that were not sent: waiting for their next try, or given up in the last 30 days',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await count();
      this.reset();
      if (!counts) return;
      this.set({ state: 'waiting' }, counts.waiting);
      this.set({ state: 'failed' }, counts.failed);
    },
  });
  new Gauge({
    name: 'letters_oldest_seconds',
    help: 'How long the oldest letter waits that was not sent; 0 if none waits',
    registers,
    async collect() {
      const counts = await count();
      this.remove();
      if (!counts) return;
      const since = counts.oldestAt?.getTime() ?? clock();
      this.set(Math.max(0, (clock() - since) / 1_000));
    },
  });
}
