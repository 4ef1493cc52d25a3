import type { Duty, DutySeat } from '@digipals/contract';
import { dutySeats, seatRoles } from '@digipals/contract/constants';
import { Button, Dialog, FormError, LabelledSelect, TextField } from '@digipals/ui/grown-ups';
import { type FormEvent, useState } from 'react';
import { seatWords } from '../shared/words.ts';
import css from './dialog.module.css';
import { fieldOf, momentOf } from './zone-times.ts';

/** A shift to plan. */
export type NewShift = { staffId: string; seat: DutySeat; from: string; to: string };

type Props = {
  duty: Duty;
  /** What is known of it, as of a gap. */
  first: Partial<NewShift>;
  problem: string | null;
  isSending: boolean;
  onSave(shift: NewShift): void;
  onClose(): void;
};

const usualMs = 4 * 3_600_000;

/** Plans a shift. Only adults whose role fits the seat are offered. */
export function ShiftDialog({ duty, first, problem, isSending, onSave, onClose }: Props) {
  const { zone, people, at } = duty;
  const [seat, setSeat] = useState<DutySeat>(first.seat ?? 'reader');
  const fitting = people.filter(({ role }) => seatRoles[seat].includes(role));
  const [chosen, setChosen] = useState(first.staffId ?? '');
  const staffId = fitting.some(one => one.staffId === chosen)
    ? chosen
    : (fitting[0]?.staffId ?? '');
  const [from, setFrom] = useState(fieldOf(first.from ?? at, zone));
  const usualEnd = new Date(Date.parse(first.from ?? at) + usualMs).toISOString();
  const [to, setTo] = useState(fieldOf(first.to ?? usualEnd, zone));
  const times = { from: momentOf(from, zone), to: momentOf(to, zone) };
  const isComplete =
    staffId !== '' && times.from !== null && times.to !== null && times.from < times.to;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || times.from === null || times.to === null) return;
    onSave({ staffId, seat, from: times.from, to: times.to });
  };
  const names = Object.fromEntries(people.map(({ staffId: id, name }) => [id, name]));
  return (
    <Dialog
      title="Add a shift"
      subtitle={`Times in ${zone}`}
      actions={<Button onClick={onClose}>Close</Button>}
      onClose={onClose}
    >
      <form className={css['form']} onSubmit={save}>
        <LabelledSelect
          label="Seat"
          options={dutySeats}
          words={seatWords}
          value={seat}
          onChoose={setSeat}
        />
        <LabelledSelect
          label="Person"
          options={fitting.map(one => one.staffId)}
          words={names}
          value={staffId}
          onChoose={setChosen}
        />
        <TextField
          label="From"
          type="datetime-local"
          required
          value={from}
          onChange={event => setFrom(event.target.value)}
        />
        <TextField
          label="To"
          type="datetime-local"
          required
          value={to}
          onChange={event => setTo(event.target.value)}
        />
        <FormError words={problem} />
        <Button variant="primary" type="submit" disabled={!isComplete || isSending}>
          Add the shift
        </Button>
      </form>
    </Dialog>
  );
}
