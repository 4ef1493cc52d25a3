import { Gauge, type Registry } from 'prom-client';
import type { AppDeps } from '../deps.ts';
import { countLetters } from '../domains/mail/index.ts';

/** Adds the numbers of letters that wait and that were given up to the metrics. They are counted when asked for. */
export function watchLetters(
  { database: { db } }: Pick<AppDeps, 'database'>,
  registry: Registry,
): void {
  new Gauge({
    name: 'letters',
    help: 'Letters that were not sent: waiting for their next try, or given up in the last 30 days',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await countLetters(db).catch(() => undefined);
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
    },
  });
}
