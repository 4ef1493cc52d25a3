import type { Shift } from '@digipals/contract';
import { Button, Dialog, FormError } from '@digipals/ui/grown-ups';
import { seatWords } from '../shared/words.ts';
import css from './dialog.module.css';
import { dayAndHour } from './zone-times.ts';

type Props = {
  shift: Shift;
  zone: string;
  problem: string | null;
  isSending: boolean;
  onCancel(): void;
  onClose(): void;
};

/** Asks before a shift leaves the rota. */
export const CancelDialog = ({ shift, zone, problem, isSending, onCancel, onClose }: Props) => (
  <Dialog
    title="Take this shift out of the rota"
    actions={<Button onClick={onClose}>Keep it</Button>}
    onClose={onClose}
  >
    <div className={css['form']}>
      <p>
        {shift.name}, {seatWords[shift.seat]}: {dayAndHour(shift.from, zone)} to{' '}
        {dayAndHour(shift.to, zone)}
      </p>
      <FormError words={problem} />
      <Button variant="primary" disabled={isSending} onClick={onCancel}>
        Take it out
      </Button>
    </div>
  </Dialog>
);
