import type { DeskAlarm, Duty } from '@digipals/contract';
import { Button, classes, textStyles } from '@digipals/ui/grown-ups';
import { DueShape } from '../queue/Due.tsx';
import layout from '../shared/layout.module.css';
import { useServices } from '../shared/services.tsx';
import { dayAndTime, moment, span } from '../shared/times.ts';
import css from './Alarms.module.css';

type Props = {
  duty: Duty;
  isSending: boolean;
  /** Undefined for those who may not take an alarm. */
  onHave: ((alarmId: number) => void) | undefined;
};

const stateWords: Record<DeskAlarm['state'], string> = {
  ringing: 'Rings',
  acked: 'Somebody has it',
  near: 'Nearly',
  quiet: 'Quiet',
};

type EndProps = { alarm: DeskAlarm; now: number } & Pick<Props, 'isSending' | 'onHave'>;

function End({ alarm, now, isSending, onHave }: EndProps) {
  const { alarmId, state, ackedBy, ringsAt, name } = alarm;
  if (state === 'ringing' && alarmId !== null && onHave) {
    return (
      <Button
        disabled={isSending}
        onClick={() => onHave(alarmId)}
        aria-label={`I have it: ${name}, ${alarmId}`}
      >
        I have it
      </Button>
    );
  }
  if (state === 'ringing') return <DueShape shape="late">Rings</DueShape>;
  if (state === 'acked') return <DueShape shape="fine">{ackedBy ?? 'Somebody'} has it</DueShape>;
  if (state === 'quiet') return <span className={textStyles['faint']}>quiet</span>;
  const left = ringsAt === null ? 0 : Date.parse(ringsAt) - now;
  return <DueShape shape="nearly">{left > 0 ? `Rings in ${span(left)}` : 'Rings now'}</DueShape>;
}

/** Every alarm of the desk: a square rings, a diamond rings soon, a ring is taken, a dot is quiet. */
export function Alarms({ duty, isSending, onHave }: Props) {
  const { now } = useServices();
  const at = now();
  return (
    <section className={css['alarms']} aria-label="Alarms">
      <div className={layout['sectionHead']}>
        <h2>Alarms</h2>
        <span className={textStyles['faint']}>by e-mail and webhook</span>
        <span className={classes(textStyles['faint'], layout['end'])}>
          {duty.heartbeatAt === null
            ? 'No heartbeat yet'
            : `Heartbeat ${moment(duty.heartbeatAt, 'clock')}`}
        </span>
      </div>
      <ul>
        {duty.alarms.map(alarm => (
          <li key={`${alarm.name} ${alarm.alarmId}`} className={css['alarm']}>
            <i
              className={classes(css['sign'], css[alarm.state])}
              role="img"
              aria-label={stateWords[alarm.state]}
            />
            <b className={css['name']}>{alarm.name}</b>
            <span className={css['says']}>
              {alarm.says}
              {alarm.since !== null && alarm.state !== 'quiet' && (
                <span className={textStyles['soft']}>
                  {Date.parse(alarm.since) < at
                    ? `, since ${dayAndTime(alarm.since)}`
                    : `, from ${dayAndTime(alarm.since)} on`}
                </span>
              )}
            </span>
            <End alarm={alarm} now={at} isSending={isSending} onHave={onHave} />
          </li>
        ))}
      </ul>
    </section>
  );
}
