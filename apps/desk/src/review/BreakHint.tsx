import { review } from '@digipals/contract/constants';
import { Button, classes, textStyles } from '@digipals/ui/grown-ups';
import { useStore } from '@digipals/ui/store';
import { Key } from '../keys/Key.tsx';
import layout from '../shared/layout.module.css';
import { useNow } from '../shared/use-now.ts';
import { work } from '../shared/work.ts';
import css from './BreakHint.module.css';

const snoozeMs = 600_000;

/** Suggests a break after `review.breakMs` of reading; can be snoozed. */
export function BreakHint({ onPause }: { onPause(): void }) {
  const { since, isPaused, quietUntil } = useStore(work);
  const now = useNow(5_000);
  const minutes = Math.floor((now - since) / 60_000);
  if (isPaused || now - since < review.breakMs || now < quietUntil) return null;
  return (
    <div className={css['hint']} role="status">
      <b className={textStyles['strong']}>You have read for {minutes} minutes.</b>
      <span>
        Five minutes away help the eyes and the head. Your card goes back to the queue, nothing is
        counted.
      </span>
      <span className={classes(layout['end'], layout['row'])}>
        <Button onClick={onPause}>
          Pause <Key of="pause" />
        </Button>
        <Button
          variant="ghost"
          onClick={() => work.set({ ...work.get(), quietUntil: now + snoozeMs })}
        >
          In 10 minutes
        </Button>
      </span>
    </div>
  );
}
