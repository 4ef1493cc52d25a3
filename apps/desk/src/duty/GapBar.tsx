import type { Duty, RotaGap, Staff } from '@digipals/contract';
import { seatRoles } from '@digipals/contract/constants';
import { Button } from '@digipals/ui/grown-ups';
import { Icon } from '../shared/Icon.tsx';
import { useServices } from '../shared/services.tsx';
import { span } from '../shared/times.ts';
import { seatWords } from '../shared/words.ts';
import css from './DutyPage.module.css';
import type { NewShift } from './ShiftDialog.tsx';
import { dayAndHour, hourIn } from './zone-times.ts';

type Props = {
  gap: RotaGap;
  zone: Duty['zone'];
  staff: Staff | undefined;
  isSending: boolean;
  onTake(shift: NewShift): void;
  /** Undefined for those who may not plan. */
  onPlan: ((first: Partial<NewShift>) => void) | undefined;
};

/** The first gap of the next 48 hours, and what to do about it. */
export function GapBar({ gap, zone, staff, isSending, onTake, onPlan }: Props) {
  const { now } = useServices();
  const { seat, from, to, missing } = gap;
  const left = Date.parse(from) - now();
  const shift = { seat, from, to };
  const canTake = onPlan && staff && seatRoles[seat].includes(staff.role);
  return (
    <div className={css['gapBar']} role="status">
      <Icon name="bell" />
      <span>
        <b>
          {seatWords[seat]}: {missing} missing on {dayAndHour(from, zone)} to{' '}
          {hourIn(to, zone, true)}.
        </b>{' '}
        {left > 0 ? `In ${span(left)}.` : 'Now.'}
        {seat === 'lead' && ' Severe texts would wait for on call.'}
      </span>
      {onPlan && (
        <span className={css['end']}>
          <Button onClick={() => onPlan(shift)}>Plan it</Button>
          {canTake && (
            <Button
              disabled={isSending}
              onClick={() => onTake({ ...shift, staffId: staff.staffId })}
            >
              Take it myself
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
