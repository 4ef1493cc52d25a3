import { endpointQuery } from '@digipals/client';
import type { ClassSeats } from '@digipals/contract';
import { Button, Dialog, FormError, LoadError } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { DialogBody } from '../parts/Box.tsx';
import { describeError } from '../shared/describe-error.ts';
import { classWords } from '../words/classes.ts';
import { licences as words } from '../words/licences.ts';
import css from './Rows.module.css';
import { useSeats } from './use-seats.ts';

type Props = { schoolId: string; of: ClassSeats; onClose(): void };

/** Gives seats to single children of a class, and takes them back. */
export function ChildrenDialog({ schoolId, of: { classId, className, hasSeats }, onClose }: Props) {
  const found = useQuery(endpointQuery('GET grown-ups/licences/classes/{classId}', { classId }));
  const { problem, isSending, move } = useSeats(schoolId);
  return (
    <Dialog
      title={words.chooseOf(className)}
      actions={<Button onClick={onClose}>{classWords.close}</Button>}
      onClose={onClose}
    >
      <DialogBody>
        {hasSeats && <p>{words.endsForNew}</p>}
        <FormError words={problem} />
        {found.isError && (
          <LoadError words={describeError(found.error)} onRetry={() => void found.refetch()} />
        )}
        <ul className={css['rows']}>
          {found.data?.map(({ childId, name, hasSeat }) => (
            <li key={childId}>
              <span className={css['what']}>
                <b>{name}</b>
                <small>{hasSeat ? words.has : words.hasNone}</small>
              </span>
              <Button
                disabled={isSending}
                aria-label={`${hasSeat ? words.takeChild : words.giveChild}: ${name}`}
                onClick={() => void move(hasSeat ? 'take' : 'give', { childId })}
              >
                {hasSeat ? words.takeChild : words.giveChild}
              </Button>
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}
