import type { Assignment, AssignmentFacts, ClassLesson, ClassLessons } from '@digipals/contract';
import { assignmentDays } from '@digipals/contract/constants';
import { longDayOf } from '../shared/dates.ts';
import { classroom } from '../words/classroom.ts';

/** The calendar day of a moment here, as dates are sent. */
export const dayText = (at: number): string => new Intl.DateTimeFormat('sv').format(at);

/** An assignment that is being written. `children` is null for those who have not done it. */
export type Draft = Omit<AssignmentFacts, 'children'> & { children: readonly string[] | null };

const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;

/** Between which days an assignment that is made at `now` can be due. */
export const daysFrom = (now: number) => ({
  first: dayText(now),
  last: dayText(now + assignmentDays * DAY_MS),
});

/** The lesson in which most children of a class are; the first one of an empty class. */
function usualLesson({ lessons, children }: ClassLessons): string {
  const count = (lessonId: string) => children.filter(child => child.lessonId === lessonId).length;
  const most = Math.max(...lessons.map(({ lessonId }) => count(lessonId)));
  return lessons.find(({ lessonId }) => count(lessonId) === most)?.lessonId ?? '';
}

/** An empty draft for a week from now. */
export const newDraft = (lessons: ClassLessons, now: number): Draft => ({
  lessonId: usualLesson(lessons),
  activityIds: [],
  dueOn: dayText(now + WEEK_MS),
  note: '',
  children: null,
});

/** The draft of an assignment that is changed. */
export const draftOf = (assignment: Assignment): Draft => ({
  lessonId: assignment.lessonId,
  activityIds: assignment.activities.map(({ activityId }) => activityId),
  dueOn: assignment.dueOn,
  note: assignment.note,
  children: assignment.children.map(({ childId }) => childId),
});

/** The children who have not done all of these activities. */
export function notDone(
  { activities }: ClassLesson,
  children: ClassLessons['children'],
  activityIds: readonly string[],
): string[] {
  const asked = activities.filter(({ activityId }) => activityIds.includes(activityId));
  return children
    .map(({ childId }) => childId)
    .filter(childId => asked.length === 0 || !asked.every(one => one.doneBy.includes(childId)));
}

type Chosen = Pick<Draft, 'activityIds' | 'dueOn'> & { children: readonly string[] };
type Days = ReturnType<typeof daysFrom>;

/** What has still to be chosen, in words; null if it is complete. */
export function missingIn({ activityIds, children, dueOn }: Chosen, days: Days): string | null {
  if (activityIds.length === 0) return classroom.noActivity;
  if (children.length === 0) return classroom.noChild;
  if (dueOn === '' || dueOn < days.first) return classroom.noDay;
  return dueOn > days.last ? classroom.farDay(longDayOf(days.last)) : null;
}

/** `list` with `one`, or without it if it is there. */
export const toggled = (list: readonly string[], one: string): string[] =>
  list.includes(one) ? list.filter(other => other !== one) : [...list, one];
