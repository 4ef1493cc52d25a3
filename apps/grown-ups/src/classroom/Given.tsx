import { invalidateChanges } from '@digipals/client';
import type { Assignment } from '@digipals/contract';
import { Button, EmptyState, FormError } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { Actions, Box } from '../parts/Box.tsx';
import { Face } from '../parts/Face.tsx';
import { dayOf } from '../shared/dates.ts';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { classroom } from '../words/classroom.ts';
import { lessonName } from '../words/lessons.ts';
import css from './Given.module.css';

type Props = {
  classId: string;
  assignments: readonly Assignment[];
  onChange(one: Assignment): void;
};

/** What was assigned, and who has done it. */
export function Given({ classId, assignments, onChange }: Props) {
  const { call } = useServices();
  const queries = useQueryClient();
  const { problem, isSending, send } = useSend();
  const withdraw = ({ assignmentId }: Assignment) =>
    send(async () => {
      const key = 'DELETE grown-ups/classes/{classId}/assignments/{assignmentId}';
      await call(key, { params: { classId, assignmentId } });
      await invalidateChanges(queries, key);
    });
  return (
    <Box title={classroom.given}>
      <FormError words={problem} />
      {assignments.length === 0 && (
        <EmptyState title={classroom.nothing}>
          <p>{classroom.nothingAbout}</p>
        </EmptyState>
      )}
      <ul className={css['list']}>
        {assignments.map(one => {
          const done = one.children.filter(child => child.done).length;
          const titles = one.activities.map(({ title }) => title).join(' + ');
          const label = (act: string) => `${act}: ${titles}`;
          return (
            <li key={one.assignmentId}>
              <div className={css['about']}>
                <b>{titles}</b>
                <small>
                  {lessonName(one)}, {classroom.until(dayOf(one.dueOn))}
                  {one.note !== '' && `. “${one.note}”`}
                </small>
                <span>
                  {done === one.children.length
                    ? classroom.allDone
                    : classroom.done(done, one.children.length)}
                </span>
              </div>
              <ul className={css['faces']}>
                {one.children.map((child, place) => (
                  <li key={child.childId} data-done={child.done || undefined}>
                    <Face avatarImage={child.avatarImage} place={place} />
                    <b>{child.name}</b>
                    <small>{child.done ? classroom.doneState : classroom.openState}</small>
                  </li>
                ))}
              </ul>
              <Actions>
                <Button aria-label={label(classroom.change)} onClick={() => onChange(one)}>
                  {classroom.change}
                </Button>
                <Button
                  aria-label={label(classroom.withdraw)}
                  disabled={isSending}
                  onClick={() => void withdraw(one)}
                >
                  {classroom.withdraw}
                </Button>
              </Actions>
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
