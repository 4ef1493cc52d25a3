import { endpointQuery, invalidateChanges } from '@digipals/client';
import type { Assignment, AssignmentFacts, ClassPage } from '@digipals/contract';
import { EmptyState, LoadError } from '@digipals/ui/grown-ups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Head } from '../parts/Head.tsx';
import { describeError } from '../shared/describe-error.ts';
import { leave } from '../shared/leave-guard.ts';
import { useServices } from '../shared/services.tsx';
import { classroom } from '../words/classroom.ts';
import { AssignForm } from './AssignForm.tsx';
import { Given } from './Given.tsx';
import { OtherLesson } from './OtherLesson.tsx';
import { draftOf, newDraft } from './work.ts';

const make = 'POST grown-ups/classes/{classId}/assignments';
const change = 'PUT grown-ups/classes/{classId}/assignments/{assignmentId}';

/** Assigns activities to children of a class, and moves children to other lessons. */
export function AssignPage({ data: { classId, className } }: { data: ClassPage }) {
  const { call, leaveGuard } = useServices();
  const queries = useQueryClient();
  const [changed, setChanged] = useState<Assignment | null>(null);
  const [latest, setLatest] = useState<string | null>(null);
  // A saved form is followed by an empty one.
  const [saved, setSaved] = useState({ count: 0, words: '' });
  const lessons = useQuery(endpointQuery('GET grown-ups/classes/{classId}/lessons', { classId }));
  const given = useQuery(endpointQuery('GET grown-ups/classes/{classId}/assignments', { classId }));
  if (lessons.isPending || given.isPending) return null;
  if (!lessons.data || !given.data) {
    const retry = () => void Promise.all([lessons.refetch(), given.refetch()]);
    return <LoadError words={describeError(lessons.error ?? given.error)} onRetry={retry} />;
  }
  const { data } = lessons;
  const save = async (body: AssignmentFacts) => {
    setLatest(null);
    setSaved({ ...saved, words: '' });
    const { assignmentId } = changed ?? (await call(make, { params: { classId }, body }));
    if (changed) await call(change, { params: { classId, assignmentId }, body });
    setChanged(null);
    const words = changed ? classroom.saved : classroom.assigned(body.children.length);
    setSaved({ count: saved.count + 1, words });
    await invalidateChanges(queries, changed ? change : make);
    setLatest(assignmentId);
  };
  const first = changed ? draftOf(changed) : newDraft(data, Date.now());
  const choose = (one: Assignment) => {
    if (one.assignmentId !== changed?.assignmentId) leave(leaveGuard, () => setChanged(one));
  };
  return (
    <>
      <Head title={classroom.assignTitle} about={`${className}. ${classroom.assignAbout}`} />
      {data.children.length === 0 ? (
        <EmptyState title={classroom.nobody} />
      ) : (
        <>
          <AssignForm
            key={changed?.assignmentId ?? saved.count}
            {...{ classId, data, first }}
            isChange={changed !== null}
            onSave={save}
            onCancel={() => setChanged(null)}
          />
          <p role="status">{saved.words}</p>
          <Given {...{ classId, latest }} assignments={given.data} onChange={choose} />
          <OtherLesson {...{ classId, data }} first={first.lessonId} />
        </>
      )}
    </>
  );
}
