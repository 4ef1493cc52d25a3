import { endpointQuery, invalidateChanges } from '@digipals/client';
import type { ClassFacts, SchoolClass } from '@digipals/contract';
import { Button, buttonClass, Dialog, Domino, LoadError, Tag } from '@digipals/ui/grown-ups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogBody } from '../parts/Box.tsx';
import { EmptyPage } from '../parts/EmptyPage.tsx';
import { Head } from '../parts/Head.tsx';
import { NextSteps } from '../school/NextSteps.tsx';
import { describeError } from '../shared/describe-error.ts';
import { Link } from '../shared/Link.tsx';
import { useServices } from '../shared/services.tsx';
import { classWords } from '../words/classes.ts';
import { roster } from '../words/roster.ts';
import { ClassCode } from './ClassCode.tsx';
import css from './ClassesPage.module.css';
import { ClassForm } from './ClassForm.tsx';

const first: ClassFacts = {
  className: '',
  ageBand: 2,
  teachingLanguage: 'gb',
  firstLesson: null,
  quiet: 'school',
};

const ClassTile = ({ one }: { one: SchoolClass }) => (
  <li>
    <Link to={`/classes/${one.classId}`} className={css['tile']}>
      <b>{one.className}</b>
      <span>
        <ClassCode code={one.classCode} /> {one.isArchived && <Tag>{classWords.archived}</Tag>}
      </span>
      <span>{classWords.count(one.children)}</span>
      <small>{one.teachers.join(', ')}</small>
    </Link>
  </li>
);

/** The classes of an adult, and a new one. */
export function ClassesPage({ schoolId, isLead }: { schoolId: string; isLead: boolean }) {
  const { call, location } = useServices();
  const queries = useQueryClient();
  const [isMaking, setMaking] = useState(false);
  const found = useQuery(endpointQuery('GET grown-ups/schools/{schoolId}/classes', { schoolId }));
  if (found.isPending) return null;
  if (!found.data) {
    return <LoadError words={describeError(found.error)} onRetry={() => void found.refetch()} />;
  }
  const make = async (body: ClassFacts) => {
    const key = 'POST grown-ups/schools/{schoolId}/classes';
    const { classId } = await call(key, { params: { schoolId }, body });
    // Not awaited: the new page reads what it needs itself.
    void invalidateChanges(queries, key);
    location.go(`/classes/${classId}`);
  };
  const button = (
    <Button variant="primary" onClick={() => setMaking(true)}>
      {classWords.make}
    </Button>
  );
  return (
    <>
      <Head title={classWords.title}>
        {isLead && (
          <Link to="/classes/import" className={buttonClass()}>
            {roster.bring}
          </Link>
        )}
        {found.data.length > 0 && button}
      </Head>
      {isLead && <NextSteps schoolId={schoolId} />}
      {found.data.length === 0 ? (
        <EmptyPage
          figure={<Domino mood="hello" />}
          title={classWords.empty}
          about={classWords.emptyAbout}
        >
          {button}
        </EmptyPage>
      ) : (
        <ul className={css['grid']}>
          {found.data.map(one => (
            <ClassTile key={one.classId} one={one} />
          ))}
        </ul>
      )}
      {isMaking && (
        <Dialog
          title={classWords.make}
          actions={<Button onClick={() => setMaking(false)}>{classWords.cancel}</Button>}
          onClose={() => setMaking(false)}
        >
          <DialogBody>
            <ClassForm schoolId={schoolId} facts={first} action={classWords.make} onSave={make} />
          </DialogBody>
        </Dialog>
      )}
    </>
  );
}
