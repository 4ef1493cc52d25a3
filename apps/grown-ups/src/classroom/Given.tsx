import { invalidateChanges } from '@digipals/client';
import type { Assignment } from '@digipals/contract';
import { Button, EmptyState, FormError, Tag } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Actions, Box } from '../parts/Box.tsx';
import { Face } from '../parts/Face.tsx';
import { Question } from '../parts/Question.tsx';
import { dayOf } from '../shared/dates.ts';
import { useServices } from '../shared/services.tsx';
import { useAsked } from '../shared/use-asked.ts';
import { useSend } from '../shared/use-send.ts';
import { classroom } from '../words/classroom.ts';
import { lessonName } from '../words/lessons.ts';
import css from './Given.module.css';
import { dayText } from './work.ts';

type Props = {
  classId: string;
  assignments: readonly Assignment[];
  /** The one that was just assigned or changed. */
  latest: string | null;
  onChange(one: Assignment): void;
};

const titlesOf = ({ activities }: Assignment): string =>
  activities.map(({ title }) => title).join(' + ');

/** What was assigned, and who has done it. */
export function Given({ classId, assignments, latest, onChange }: Props) {
  const { call } = useServices();
  const today = dayText(Date.now());
  const queries = useQueryClient();
  const { problem, setProblem, isSending, send } = useSend();
  const { asked, ask } = useAsked<Assignment>(setProblem);
  const latestRow = useRef<HTMLLIElement>(null);
  const isLatestHere = assignments.some(({ assignmentId }) => assignmentId === latest);
  useEffect(() => {
    // It stands below the form, which is empty again.
    if (isLatestHere && document.activeElement === document.body) latestRow.current?.focus();
  }, [isLatestHere]);
  const withdraw = async ({ assignmentId }: Assignment) => {
    const isDone = await send(async () => {
      const key = 'DELETE grown-ups/classes/{classId}/assignments/{assignmentId}';
      await call(key, { params: { classId, assignmentId } });
      await invalidateChanges(queries, key);
    });
    if (isDone) ask(null);
  };
  return (
    <Box title={classroom.given}>
      <FormError words={asked ? null : problem} />
      {assignments.length === 0 && (
        <EmptyState title={classroom.nothing}>
          <p>{classroom.nothingAbout}</p>
        </EmptyState>
      )}
      <ul className={css['list']}>
        {assignments.map(one => {
          const done = one.children.filter(child => child.done).length;
          const titles = titlesOf(one);
          const isOver = one.dueOn < today;
          const until = isOver ? classroom.wasUntil : classroom.until;
          const label = (act: string) => `${act}: ${titles}`;
          return (
            <li
              key={one.assignmentId}
              {...(one.assignmentId === latest && { ref: latestRow, tabIndex: -1 })}
            >
              <div className={css['about']}>
                <span>
                  <b>{titles}</b> {isOver && <Tag>{classroom.over}</Tag>}
                </span>
                <small>
                  {lessonName(one)}, {until(dayOf(one.dueOn))}
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
                  onClick={() => ask(one)}
                >
                  {classroom.withdraw}
                </Button>
              </Actions>
            </li>
          );
        })}
      </ul>
      {asked && (
        <Question
          yes={classroom.withdraw}
          title={`${classroom.withdraw}: ${titlesOf(asked)}`}
          about={classroom.withdrawAbout}
          {...{ problem, isSending }}
          onYes={() => void withdraw(asked)}
          onClose={() => ask(null)}
        />
      )}
    </Box>
  );
}
