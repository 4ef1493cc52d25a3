import type { ClassSeats, SchoolLicences } from '@digipals/contract';
import { Button, classes as cssClasses, FormError, Meter, Tag } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Actions, Box } from '../parts/Box.tsx';
import { classWords } from '../words/classes.ts';
import { licences as words } from '../words/licences.ts';
import { ChildrenDialog } from './ChildrenDialog.tsx';
import css from './Rows.module.css';
import { TakeDialog } from './TakeDialog.tsx';
import { useSeats } from './use-seats.ts';

type Props = Pick<SchoolLicences, 'classes' | 'seats' | 'waiting'> & { schoolId: string };
type Open = { what: 'take' | 'children'; of: ClassSeats } | null;

/** Whether there is nothing more to give to a class. */
const isFull = ({ isArchived, hasSeats, seats, children }: ClassSeats): boolean =>
  isArchived || hasSeats || (seats > 0 && seats >= children);

/** The classes of a school with their seats, which are given and taken back here. */
export function ClassesBox({ schoolId, classes, seats, waiting }: Props) {
  const { problem, isSending, move } = useSeats(schoolId);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Box title={words.classes} aside={words.free(seats.free)}>
      {waiting > 0 && <p>{words.waiting(waiting)}</p>}
      <FormError words={problem} />
      {classes.length === 0 && <p>{words.noClass}</p>}
      <ul className={cssClasses(css['rows'], css['aligned'])}>
        {classes.map(one => (
          <li key={one.classId}>
            <span className={css['what']}>
              <b>{one.className}</b>
              <span>
                {one.isArchived && <Tag>{classWords.archived}</Tag>}
                {one.hasSeats && <Tag tone="accent">{words.withNew}</Tag>}
              </span>
            </span>
            <span className={css['share']}>
              <small>{words.ofClass(one.seats, one.children)}</small>
              <Meter share={one.children === 0 ? 0 : one.seats / one.children} />
            </span>
            <Actions>
              <Button
                disabled={isSending}
                aria-label={`${isFull(one) ? words.takeClass : words.giveClass}: ${one.className}`}
                onClick={() =>
                  isFull(one)
                    ? setOpen({ what: 'take', of: one })
                    : void move('give', { classId: one.classId })
                }
              >
                {isFull(one) ? words.takeClass : words.giveClass}
              </Button>
              {one.children > 0 && (
                <Button
                  aria-label={`${words.choose}: ${one.className}`}
                  onClick={() => setOpen({ what: 'children', of: one })}
                >
                  {words.choose}
                </Button>
              )}
            </Actions>
          </li>
        ))}
      </ul>
      {open?.what === 'take' && <TakeDialog schoolId={schoolId} of={open.of} onClose={close} />}
      {open?.what === 'children' && (
        <ChildrenDialog schoolId={schoolId} of={open.of} onClose={close} />
      )}
    </Box>
  );
}
