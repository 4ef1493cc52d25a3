import type { Duty, ServiceHours } from '@digipals/contract';
import { dutySeats } from '@digipals/contract/constants';
import { Button, Dialog, FormError, TextField } from '@digipals/ui/grown-ups';
import { type FormEvent, useState } from 'react';
import { seatWords } from '../shared/words.ts';
import css from './dialog.module.css';
import { clockOf, minutesOf, weekdays } from './zone-times.ts';

type Props = {
  duty: Duty;
  problem: string | null;
  isSending: boolean;
  onSave(hours: ServiceHours): void;
  onClose(): void;
};

const usual = { from: 8 * 60, to: 20 * 60 };
const weekend = 5;

/** What the dialog offers before hours were set. */
const firstHours = (): ServiceHours => ({
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  week: weekdays.map((_, place) => (place < weekend ? usual : null)),
  closed: [],
  needs: { reader: 1, senior: 0, lead: 2, on_call_1: 1, on_call_2: 1 },
});

/** Hours of a day as they are typed: "08:00–20:00", empty when it is closed. */
const typedOf = (open: ServiceHours['week'][number]): string =>
  open ? `${clockOf(open.from)}–${clockOf(open.to)}` : '';

/** The hours that were typed: null for a closed day, undefined if they are invalid. */
function openOf(typed: string): ServiceHours['week'][number] | undefined {
  if (typed.trim() === '') return null;
  const [from = '', to = ''] = typed.split(/[–-]/);
  const open = { from: minutesOf(from), to: minutesOf(to) };
  if (open.from === null || open.to === null || open.from >= open.to) return undefined;
  return { from: open.from, to: open.to };
}

const daysOf = (typed: string): string[] => typed.split(/[\s,]+/).filter(day => day !== '');

/** What is wrong with the hours and days that were typed; null if nothing is. */
function mistakeIn(wrongHours: readonly string[], wrongDays: readonly string[]): string | null {
  if (wrongHours.length > 0) {
    return `Write hours such as 08:00–20:00, or nothing when the desk is closed: ${wrongHours.join(', ')}.`;
  }
  return wrongDays.length > 0 ? `Write days such as 2026-12-24: ${wrongDays.join(', ')}.` : null;
}

/** Sets when the desk reads, and how many people each seat needs. */
export function HoursDialog({ duty, problem, isSending, onSave, onClose }: Props) {
  const [hours] = useState(() => duty.hours ?? firstHours());
  const [zone, setZone] = useState(hours.zone);
  const [week, setWeek] = useState(hours.week.map(typedOf));
  const [closed, setClosed] = useState(hours.closed.join(' '));
  const [needs, setNeeds] = useState(hours.needs);
  const opens = week.map(openOf);
  const wrongHours = weekdays.filter((_, place) => opens[place] === undefined);
  const wrongDays = daysOf(closed).filter(day => !/^\d{4}-\d{2}-\d{2}$/.test(day));
  const mistake = mistakeIn(wrongHours, wrongDays);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (mistake !== null) return;
    const days = opens.map(open => open ?? null);
    onSave({ zone: zone.trim(), week: days, closed: daysOf(closed), needs });
  };
  return (
    <Dialog
      title="Service hours"
      subtitle="When people read at the desk"
      actions={<Button onClick={onClose}>Close</Button>}
      onClose={onClose}
    >
      <form className={css['form']} onSubmit={save} noValidate>
        <TextField
          label="Time zone, such as Europe/London"
          value={zone}
          maxLength={60}
          onChange={event => setZone(event.target.value)}
        />
        <div className={css['grid']}>
          {weekdays.map((day, place) => (
            <TextField
              key={day}
              label={day}
              value={week[place] ?? ''}
              placeholder="closed"
              onChange={event =>
                setWeek(week.map((one, other) => (other === place ? event.target.value : one)))
              }
            />
          ))}
        </div>
        <TextField
          label="Closed days, on call only"
          value={closed}
          placeholder="2026-12-24 2026-12-25"
          onChange={event => setClosed(event.target.value)}
        />
        <fieldset className={css['needs']}>
          <legend>People that each seat needs</legend>
          {dutySeats.map(seat => (
            <TextField
              key={seat}
              label={seatWords[seat]}
              type="number"
              min={0}
              max={50}
              value={needs[seat]}
              onChange={event =>
                setNeeds({ ...needs, [seat]: Math.max(0, Math.round(Number(event.target.value))) })
              }
            />
          ))}
        </fieldset>
        <FormError words={mistake ?? problem} />
        <Button variant="primary" type="submit" disabled={isSending}>
          Save the hours
        </Button>
      </form>
    </Dialog>
  );
}
