import type { Duty, DutySeat, RotaGap, Shift } from '@digipals/contract';
import { dutySeats } from '@digipals/contract/constants';
import { classes } from '@digipals/ui/grown-ups';
import { plural, seatWords } from '../shared/words.ts';
import css from './Rota.module.css';
import type { NewShift } from './ShiftDialog.tsx';
import { hourIn, todayIn } from './zone-times.ts';

const notes: Partial<Record<DutySeat, string>> = {
  on_call_1: 'phone, day and night',
  on_call_2: 'phone, day and night',
};

/** Where a time lies within a day; null if it does not. */
function partOf(
  { from, to }: Pick<Shift, 'from' | 'to'>,
  day: { from: string; to: string },
): { from: string; to: string } | null {
  const first = from > day.from ? from : day.from;
  const last = to < day.to ? to : day.to;
  return first < last ? { from: first, to: last } : null;
}

type DayProps = {
  duty: Duty;
  seat: DutySeat;
  day: { from: string; to: string };
  onCancel: ((shift: Shift) => void) | undefined;
  onPlan: ((first: Partial<NewShift>) => void) | undefined;
};

function Bar({ shift, duty, seat, day, onCancel }: DayProps & { shift: Shift }) {
  const part = partOf(shift, day);
  if (!part) return null;
  const words = `${shift.name} ${hourIn(part.from, duty.zone)}–${hourIn(part.to, duty.zone, true)}`;
  const look = classes(css['bar'], (seat === 'on_call_1' || seat === 'on_call_2') && css['night']);
  if (!onCancel) return <span className={look}>{words}</span>;
  return (
    <button
      type="button"
      className={look}
      title="Take this shift out of the rota"
      aria-label={`Take out: ${words}, ${seatWords[seat]}`}
      onClick={() => onCancel(shift)}
    >
      {words}
    </button>
  );
}

function Gap({ gap, duty, seat, day, onPlan }: DayProps & { gap: RotaGap }) {
  const part = partOf(gap, day);
  if (!part) return null;
  const hours = `${hourIn(part.from, duty.zone)}–${hourIn(part.to, duty.zone, true)}`;
  const words = `${gap.missing} missing ${hours}`;
  const look = classes(css['bar'], css['gap']);
  if (!onPlan) return <span className={look}>{words}</span>;
  return (
    <button
      type="button"
      className={look}
      aria-label={`Plan: ${seatWords[seat]}, ${words}`}
      onClick={() => onPlan({ seat, from: part.from, to: part.to })}
    >
      {words}
    </button>
  );
}

type Props = Pick<DayProps, 'duty' | 'onCancel' | 'onPlan'>;

const heading = (from: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', day: 'numeric' }).format(
    new Date(from),
  );

/** The rota of a week: a row for each seat, a column for each day. */
export function Rota({ duty, onCancel, onPlan }: Props) {
  const { days, ends, zone, hours, hasRota } = duty;
  const today = todayIn(zone, Date.parse(duty.at));
  return (
    <>
      {!hasRota && (
        <p className={css['none']}>
          No shift is planned yet. Until then everybody who is at the desk counts as on duty.
        </p>
      )}
      <table className={css['rota']}>
        <thead>
          <tr>
            <th scope="col">Seat</th>
            {days.map(({ day, from }) => (
              <th key={day} scope="col" className={classes(day === today && css['today'])}>
                {heading(from, zone)}
                {day === today && ', now'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dutySeats.map(seat => (
            <tr key={seat}>
              <th scope="row">
                {seatWords[seat]}
                <small>
                  {hours && hours.needs[seat] > 0
                    ? `${plural(hours.needs[seat], 'person', 'people')} at least`
                    : notes[seat]}
                </small>
              </th>
              {days.map(({ day, from }, place) => {
                const to = days[place + 1]?.from ?? ends;
                const shared = { duty, seat, day: { from, to }, onCancel, onPlan };
                const own = duty.shifts.filter(shift => shift.seat === seat);
                const gaps = duty.gaps.filter(gap => gap.seat === seat);
                return (
                  <td key={day} className={classes(day === today && css['today'])}>
                    {own.map(shift => (
                      <Bar key={shift.shiftId} shift={shift} {...shared} />
                    ))}
                    {gaps.map(gap => (
                      <Gap key={gap.from} gap={gap} {...shared} />
                    ))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
