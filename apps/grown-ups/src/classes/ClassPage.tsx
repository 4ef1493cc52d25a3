import { endpointQuery } from '@digipals/client';
import type { ClassPage as ClassData, SignInCard } from '@digipals/contract';
import { Button, Dialog, Domino, LoadError } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ConsentBanner } from '../consents/ConsentBanner.tsx';
import { isOpen } from '../consents/consent-state.ts';
import { DialogBody } from '../parts/Box.tsx';
import { EmptyPage } from '../parts/EmptyPage.tsx';
import { ChildPage } from '../progress/ChildPage.tsx';
import { CardSheets } from '../roster/CardSheets.tsx';
import { describeError } from '../shared/describe-error.ts';
import { leave } from '../shared/leave-guard.ts';
import { useServices } from '../shared/services.tsx';
import { classWords } from '../words/classes.ts';
import { AddChildren } from './AddChildren.tsx';
import { Archived } from './Archived.tsx';
import { ClassGrid } from './ClassGrid.tsx';
import { ClassHead } from './ClassHead.tsx';
import css from './ClassPage.module.css';
import { ClassPeople } from './ClassPeople.tsx';
import { ClassPlaces } from './ClassPlaces.tsx';
import { ClassSettings } from './ClassSettings.tsx';
import { pageOf } from './page-of.tsx';

type Open = 'add' | 'settings' | null;

function Loaded({ data }: { data: ClassData }) {
  const { leaveGuard } = useServices();
  const [open, setOpen] = useState<Open>(null);
  const { classId } = data;
  const { data: asked = [] } = useQuery(
    endpointQuery('GET grown-ups/consent/classes/{classId}', { classId }),
  );
  const [cards, setCards] = useState<readonly SignInCard[]>([]);
  const settings = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  const leaveAdding = () => leave(leaveGuard, close);
  const showCards = (made: readonly SignInCard[]) => {
    close();
    setCards(made);
  };
  if (cards.length > 0) {
    return <CardSheets cards={cards} data={data} onDone={() => setCards([])} />;
  }
  const here = data.people.filter(({ leftAt }) => leftAt === null);
  const left = data.people.filter(({ leftAt }) => leftAt !== null);
  const add = (
    <Button variant="primary" onClick={() => setOpen('add')}>
      {classWords.add}
    </Button>
  );
  return (
    <>
      <ClassHead
        {...{ data, add, settings }}
        isEmpty={here.length === 0}
        onSettings={() => setOpen('settings')}
      />
      {data.isArchived && <Archived data={data} onRestored={() => settings.current?.focus()} />}
      {here.length === 0 && !data.isArchived && (
        <EmptyPage
          figure={<Domino mood="hello" />}
          title={classWords.nobody}
          about={classWords.nobodyAbout}
        >
          {add}
        </EmptyPage>
      )}
      {here.length > 0 && (
        <>
          {!data.isArchived && (
            <ConsentBanner classId={classId} open={asked.filter(isOpen).length} />
          )}
          <ClassPeople people={here} {...{ classId, asked }} />
        </>
      )}
      {left.length > 0 && (
        <section className={css['left']}>
          <h2>{classWords.left}</h2>
          <ClassGrid people={left} classId={data.classId} />
        </section>
      )}
      {open === 'add' && (
        <Dialog
          title={classWords.add}
          actions={<Button onClick={leaveAdding}>{classWords.cancel}</Button>}
          onClose={leaveAdding}
        >
          <DialogBody>
            <AddChildren data={data} onCards={showCards} />
          </DialogBody>
        </Dialog>
      )}
      {open === 'settings' && <ClassSettings data={data} onClose={close} />}
    </>
  );
}

type Props = {
  classId: string;
  /** From the address: a page of the class, and what of it. */
  part: string | null;
  rest: readonly string[];
};

/** A class with its children, or a part of it: a child, its progress, a list of children, what is printed. */
export function ClassPage({ classId, part, rest }: Props) {
  const found = useQuery(endpointQuery('GET grown-ups/classes/{classId}', { classId }));
  if (found.isPending) return null;
  if (!found.data) {
    return <LoadError words={describeError(found.error)} onRetry={() => void found.refetch()} />;
  }
  const { data } = found;
  const child = data.people.find(({ childId }) => part === 'children' && childId === rest[0]);
  if (child) return <ChildPage key={child.childId} {...{ data, child }} />;
  return (
    <>
      <ClassPlaces classId={classId} here={part ?? ''} />
      {pageOf(data, part, rest) ?? <Loaded data={data} />}
    </>
  );
}
