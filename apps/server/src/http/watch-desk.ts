import { Gauge, type Registry } from 'prom-client';
import type { AppDeps } from '../deps.ts';
import { countOpenAlarms } from '../domains/alarms/index.ts';
import { countDue, countKinds, readTold } from '../domains/review/index.ts';
import { singleFlight } from '../kernel/single-flight.ts';
import { alarmRules } from '../use-cases/alarm-rules.ts';
import { readHeartbeat } from '../use-cases/send-alarm-hooks.ts';

type DeskDeps = Pick<AppDeps, 'database' | 'clock'>;

/** Everything that the metrics of the desk show, in one snapshot. */
const readDesk = ({ database: { db }, clock }: DeskDeps) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async snapshot => {
      const now = clock();
      const at = new Date(now);
      return {
        ...(await readTold(snapshot, now)),
        kinds: await countKinds(snapshot, at),
        due: await countDue(snapshot, at),
        alarms: await countOpenAlarms(snapshot),
        heartbeat: await readHeartbeat(snapshot),
      };
    });

/** Adds the numbers of the desk to the metrics. They are counted when asked for. */
export function watchDesk(deps: DeskDeps, registry: Registry): void {
  // All numbers of one answer are of one snapshot.
  const read = singleFlight(() => readDesk(deps));
  type Read = Awaited<ReturnType<typeof readDesk>>;
  const gauge = (
    name: string,
    { help, label }: { help: string; label?: string },
    fill: (set: (value: number, label?: string) => void, read: Read) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [registry],
      async collect() {
        const found = await read().catch(() => undefined);
        if (label === undefined) this.remove();
        else this.reset();
        if (!found) return;
        fill((value, of) => {
          if (label !== undefined && of !== undefined) this.set({ [label]: of }, value);
          else this.set(value);
        }, found);
      },
    });

  gauge(
    'desk_waiting',
    { help: 'Texts that wait at the desk', label: 'kind' },
    (set, { kinds }) => {
      for (const { kind, waiting } of kinds) set(waiting, kind);
    },
  );
  const oldest = { help: 'How long the oldest of them waits', label: 'kind' };
  gauge('desk_oldest_seconds', oldest, (set, { kinds }) => {
    for (const { kind, oldestSeconds } of kinds) set(oldestSeconds, kind);
  });
  const told = { help: 'How long children are told that their text waits' };
  gauge('desk_told_seconds', told, (set, found) => set(found.told.seconds));
  const late = { help: 'Texts that are past their time, held ones too' };
  gauge('desk_late', late, (set, { due }) => set(due.late));
  const people = { help: 'People on duty, and with a shift on call', label: 'seat' };
  gauge('desk_on_duty', people, (set, { desk }) => {
    for (const [seat, count] of Object.entries(desk.onDuty)) set(count, seat);
  });
  const open = { help: 'Alarms whose cause has not ended', label: 'name' };
  gauge('desk_alarm', open, (set, { alarms }) => {
    for (const { name } of alarmRules) {
      set(alarms.find(one => one.name === name)?.open ?? 0, name);
    }
  });
  const beat = { help: 'Time of the last heartbeat; 0 before the first' };
  gauge('desk_heartbeat_timestamp_seconds', beat, (set, { heartbeat }) =>
    set((heartbeat?.getTime() ?? 0) / 1_000),
  );
}
