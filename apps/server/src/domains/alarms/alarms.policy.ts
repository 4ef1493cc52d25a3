/** Who is notified of an alarm. `operator` is the address of ALARM_TO, which gets every alarm. */
export type AlarmRecipient =
  | 'lead'
  | 'senior'
  | 'on_call_1'
  | 'on_call_2'
  | 'head'
  | 'auditor'
  | 'operator';

/** When somebody is notified, in milliseconds after the cause began. */
export type AlarmStep = { readonly to: AlarmRecipient; readonly afterMs: number };

/** What is wrong. `subject` tells causes of one rule apart. `says` has no word, name or pseudonym of a child. */
export type Cause = {
  readonly subject: string;
  readonly since: Date;
  readonly says: string;
  readonly caseId?: number | null;
};

/** An alarm whose cause has not ended. */
export type OpenAlarm = {
  readonly alarmId: number;
  readonly name: string;
  readonly subject: string;
  readonly caseId: number | null;
  readonly says: string;
  readonly since: Date;
  readonly openedAt: Date;
  /** How many steps were told, and when for the last time. */
  readonly steps: number;
  readonly toldAt: Date | null;
  readonly ackedBy: string | null;
};

/** How often and how long a rule rings. */
export type AlarmTimes = {
  /** In order of time. The first opens the alarm. */
  readonly steps: readonly AlarmStep[];
  /** Milliseconds until everybody is notified again; null for once. */
  readonly repeatMs: number | null;
};

/** When the alarm of a cause opens, in milliseconds since 1970. */
export const opensAt = ({ steps }: AlarmTimes, { since }: Pick<Cause, 'since'>): number =>
  since.getTime() + (steps[0]?.afterMs ?? 0);

/** Causes that have no alarm yet and have lasted long enough, and alarms whose cause has ended. */
export function changesOf(
  times: AlarmTimes,
  { causes, open, at }: { causes: readonly Cause[]; open: readonly OpenAlarm[]; at: Date },
): { opens: Cause[]; closes: OpenAlarm[] } {
  const wrong = new Set(causes.map(({ subject }) => subject));
  const known = new Set(open.map(({ subject }) => subject));
  return {
    opens: causes.filter(
      cause => !known.has(cause.subject) && opensAt(times, cause) <= at.getTime(),
    ),
    closes: open.filter(({ subject }) => !wrong.has(subject)),
  };
}

/** Whom to notify of an alarm now. `isRepeat`: also everybody who was notified before. */
export type Telling = {
  readonly steps: number;
  readonly to: readonly AlarmRecipient[];
  readonly isRepeat: boolean;
};

/** Whom to notify of an alarm now; null for nobody. Nobody is notified once a person has it. */
export function tellingOf(times: AlarmTimes, alarm: OpenAlarm, at: Date): Telling | null {
  if (alarm.ackedBy !== null) return null;
  const lasted = at.getTime() - alarm.since.getTime();
  const reached = times.steps.filter(({ afterMs }) => afterMs <= lasted);
  const steps = Math.max(alarm.steps, reached.length);
  const isRepeat =
    alarm.toldAt !== null &&
    times.repeatMs !== null &&
    at.getTime() - alarm.toldAt.getTime() >= times.repeatMs;
  const isFirst = alarm.toldAt === null;
  const told = times.steps.slice(isRepeat ? 0 : alarm.steps, steps);
  return told.length > 0
    ? { steps, to: told.map(({ to }) => to), isRepeat: isRepeat || isFirst }
    : null;
}

/** The step that comes next, if a person does not have the alarm by then; undefined after the last. */
export const nextStep = ({ steps }: AlarmTimes, told: number): AlarmStep | undefined => steps[told];
