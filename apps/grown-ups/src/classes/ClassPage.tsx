import { endpointQuery } from '@digipals/client';
import type {
  AskedChild,
  ClassChild,
  ClassPage as ClassData,
  SignInCard,
} from '@digipals/contract';
import { Button, buttonClass, Dialog, Domino, LoadError, Tag } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConsentBanner } from '../consents/ConsentBanner.tsx';
import { askedText, isOpen } from '../consents/consent-state.ts';
import { DialogBody } from '../parts/Box.tsx';
import { EmptyPage } from '../parts/EmptyPage.tsx';
import { Head } from '../parts/Head.tsx';
import { ChildPage } from '../progress/ChildPage.tsx';
import { useProgress } from '../progress/use-progress.ts';
import { CardSheets } from '../roster/CardSheets.tsx';
import { CardsPage } from '../roster/CardsPage.tsx';
import { ImportPage } from '../roster/ImportPage.tsx';
import { describeError } from '../shared/describe-error.ts';
import { Link } from '../shared/Link.tsx';
import { useServices } from '../shared/services.tsx';
import { classWords } from '../words/classes.ts';
import { classroom } from '../words/classroom.ts';
import { roster } from '../words/roster.ts';
import { AddChildren } from './AddChildren.tsx';
import { ChildTile } from './ChildTile.tsx';
import { workOf } from './ChildWork.tsx';
import { ClassCode } from './ClassCode.tsx';
import css from './ClassPage.module.css';
import { ClassPlaces } from './ClassPlaces.tsx';
import { ClassSettings } from './ClassSettings.tsx';
import { pageOf } from './page-of.tsx';

const About = ({ data }: { data: ClassData }) => (
  <>
    {classWords.code} <ClassCode code={data.classCode} /> · {classWords.ages[data.ageBand]} ·{' '}
    {classWords.englishes[data.teachingLanguage]} · {classWords.count(data.children)}{' '}
    {data.isArchived && <Tag>{classWords.archived}</Tag>}
  </>
);

type GridProps = {
  people: readonly ClassChild[];
  classId: string;
  asked?: readonly AskedChild[];
};

/** What the family of a child has to answer, in words. */
const askedOf = (asked: readonly AskedChild[], { childId }: ClassChild): string | null => {
  const found = asked.find(one => one.childId === childId);
  return found ? askedText(found, Date.now()) : null;
};

function Grid({ people, classId, asked = [] }: GridProps) {
  const { data: progress } = useProgress(classId);
  return (
    <ul className={css['grid']}>
      {people.map((child, place) => (
        <li key={child.childId}>
          <ChildTile
            child={child}
            place={place}
            to={`/classes/${classId}/children/${child.childId}`}
            asked={askedOf(asked, child)}
            work={workOf(progress, child.childId)}
          />
        </li>
      ))}
    </ul>
  );
}

type Open = 'add' | 'settings' | null;

function Loaded({ data, schoolId }: { data: ClassData; schoolId: string }) {
  const [open, setOpen] = useState<Open>(null);
  const { classId } = data;
  const { data: asked = [] } = useQuery(
    endpointQuery('GET grown-ups/consent/classes/{classId}', { classId }),
  );
  const [cards, setCards] = useState<readonly SignInCard[]>([]);
  const close = () => setOpen(null);
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
      <Head title={data.className} about={<About data={data} />}>
        <Link to={`/classes/${classId}/live`} className={buttonClass()}>
          {classroom.live}
        </Link>
        <Button onClick={() => setOpen('settings')}>{classWords.settings}</Button>
        <Link to={`/classes/${data.classId}/import`} className={buttonClass()}>
          {roster.bring}
        </Link>
        {here.length > 0 && (
          <Link to={`/classes/${data.classId}/cards`} className={buttonClass()}>
            {roster.cards}
          </Link>
        )}
        {here.length > 0 && add}
      </Head>
      {here.length === 0 ? (
        <EmptyPage
          figure={<Domino mood="hello" />}
          title={classWords.nobody}
          about={classWords.nobodyAbout}
        >
          {add}
        </EmptyPage>
      ) : (
        <>
          <ConsentBanner classId={classId} open={asked.filter(isOpen).length} />
          <Grid people={here} classId={classId} asked={asked} />
          <p className={css['legend']}>{classWords.legend}</p>
        </>
      )}
      {left.length > 0 && (
        <section className={css['left']}>
          <h2>{classWords.left}</h2>
          <Grid people={left} classId={data.classId} />
        </section>
      )}
      {open === 'add' && (
        <Dialog
          title={classWords.add}
          actions={<Button onClick={close}>{classWords.cancel}</Button>}
          onClose={close}
        >
          <DialogBody>
            <AddChildren classId={data.classId} schoolId={schoolId} onCards={showCards} />
          </DialogBody>
        </Dialog>
      )}
      {open === 'settings' && <ClassSettings data={data} onClose={close} />}
    </>
  );
}

type Props = {
  classId: string;
  schoolId: string;
  /** From the address: a page of the class, and what of it. */
  part: string | null;
  rest: readonly string[];
};

/** A class with its children, or a part of it: a child, its progress, a list of children, what is printed. */
export function ClassPage({ classId, schoolId, part, rest }: Props) {
  const { location } = useServices();
  const found = useQuery(endpointQuery('GET grown-ups/classes/{classId}', { classId }));
  if (found.isPending) return null;
  if (!found.data) {
    return <LoadError words={describeError(found.error)} onRetry={() => void found.refetch()} />;
  }
  const { data } = found;
  if (part === 'import') return <ImportPage target={data} />;
  if (part === 'cards') {
    return <CardsPage data={data} onDone={() => location.go(`/classes/${classId}`)} />;
  }
  const child = data.people.find(({ childId }) => part === 'children' && childId === rest[0]);
  if (child) return <ChildPage key={child.childId} {...{ data, child, schoolId }} />;
  return (
    <>
      <ClassPlaces classId={classId} here={part ?? ''} />
      {pageOf(data, part, rest) ?? <Loaded data={data} schoolId={schoolId} />}
    </>
  );
}
