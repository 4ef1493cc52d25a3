import { Counter, Gauge } from 'prom-client';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { raiseAlarm } from '../domains/alarms/index.ts';
import type { SignInWatch } from '../domains/session/index.ts';

const reasons = {
  'child-strangers': 'somebody guesses the pictures of a child: it needs a new card',
  'class-strangers': 'somebody guesses the pictures of a class: its children need new cards',
  'child-known': 'somebody guesses the pictures of a child from a device or address that it uses',
};

type WatchDeps = Pick<AppDeps, 'log' | 'database' | 'clock' | 'config' | 'registry'>;

/** Reports guessed pictures to operators, by warnings in the log, by metrics and by a letter (decision 43). */
export function watchSignIn(deps: WatchDeps): SignInWatch {
  const { log, registry } = deps;
  const registers = [registry];
  const inProgress = new Gauge({
    name: 'sign_ins_in_progress',
    help: 'Sign-ins of children that are checked or wait for it: two are checked at once, up to 120 wait',
    registers,
  });
  const failures = new Counter({
    name: 'sign_in_failures_total',
    help: 'Sign-ins of children with wrong pictures, by place: a known device, a known address, unknown',
    labelNames: ['place'],
    registers,
  });
  const alarms = new Counter({
    name: 'sign_in_alarms_total',
    help: 'Alarms raised because somebody must be guessing, by scope',
    labelNames: ['scope'],
    registers,
  });
  const closed = new Counter({
    name: 'sign_in_cards_closed_total',
    help: 'Children who need a new card to sign in from an unknown place',
    registers,
  });
  return {
    inProgress: change => inProgress.inc(change),
    failed: place => failures.inc({ place }),
    full(event) {
      alarms.inc({ scope: event.scope });
      closed.inc(event.closed);
      log.warn(event, reasons[event.scope]);
      const says = 'The log of the server and /metrics (sign_in_alarms_total) say where.';
      const alarm = { name: 'guessing', says, at: new Date(deps.clock()) };
      const raise = (db: Db) => raiseAlarm(db, deps, alarm);
      // The sign-in does not wait for a letter.
      void deps.database.db
        .transaction()
        .execute(raise)
        .catch(() => log.warn('an alarm could not be written'));
    },
  };
}
