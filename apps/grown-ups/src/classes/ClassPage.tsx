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
import { AssignPage } from '../classroom/AssignPage.tsx';
import { ClassroomLinks } from '../classroom/ClassroomLinks.tsx';
import { PairsPage } from '../classroom/PairsPage.tsx';
import { ConsentBanner } from '../consents/ConsentBanner.tsx';
import { askedText, isOpen } from '../consents/consent-state.ts';
import { LettersPage } from '../consents/LettersPage.tsx';
import { DialogBody } from '../parts/Box.tsx';
import { Head } from '../parts/Head.tsx';
import { Sky } from '../parts/Sky.tsx';
import { CardSheets } from '../roster/CardSheets.tsx';
import { CardsPage } from '../roster/CardsPage.tsx';
import { ImportPage } from '../roster/ImportPage.tsx';
import { describeError } from '../shared/describe-error.ts';
import { Link } from '../shared/Link.tsx';
import { useServices } from '../shared/services.tsx';
import { classWords } from '../words/classes.ts';
import { consentWords } from '../words/consents.ts';
import { roster } from '../words/roster.ts';
import { AddChildren } from './AddChildren.tsx';
import { ChildDialog } from './ChildDialog.tsx';
import { ChildTile } from './ChildTile.tsx';
import { ClassCode } from './ClassCode.tsx';
import list from './ClassesPage.module.css';
import css from './ClassPage.module.css';
import { ClassSettings } from './ClassSettings.tsx';

const About = ({ data }: { data: ClassData }) => (
  <>
    {classWords.code} <ClassCode code={data.classCode} /> · {classWords.ages[data.ageBand]} ·{' '}
    {classWords.englishes[data.teachingLanguage]} · {classWords.count(data.children)}{' '}
    {data.isArchived && <Tag>{classWords.archived}</Tag>}
  </>
);

type GridProps = {
  people: readonly ClassChild[];
  asked?: readonly AskedChild[];
  onOpen(child: ClassChild): void;
};

/** What the family of a child has to answer, in words. */
const askedOf = (asked: readonly AskedChild[], { childId }: ClassChild): string | null => {
  const found = asked.find(one => one.childId === childId);
  return found ? askedText(found, Date.now()) : null;
};

const Grid = ({ people, asked = [], onOpen }: GridProps) => (
  <ul className={css['grid']}>
    {people.map((child, place) => (
      <li key={child.childId}>
        <ChildTile
          child={child}
          place={place}
          asked={askedOf(asked, child)}
          onOpen={() => onOpen(child)}
        />
      </li>
    ))}
  </ul>
);

type Open = 'add' | 'settings' | ClassChild | null;

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
        <ClassroomLinks classId={data.classId} />
        <Button onClick={() => setOpen('settings')}>{classWords.settings}</Button>
        <Link to={`/classes/${data.classId}/import`} className={buttonClass()}>
          {roster.bring}
        </Link>
        {here.length > 0 && (
          <Link to={`/classes/${data.classId}/cards`} className={buttonClass()}>
            {roster.cards}
          </Link>
        )}
        {here.length > 0 && (
          <Link to={`/classes/${classId}/letters`} className={buttonClass()}>
            {consentWords.link}
          </Link>
        )}
        {here.length > 0 && add}
      </Head>
      {here.length === 0 ? (
        <section className={list['empty']}>
          <Sky className={list['sky']}>
            <Domino mood="hello" className={list['domino']} />
          </Sky>
          <h2>{classWords.nobody}</h2>
          <p>{classWords.nobodyAbout}</p>
          {add}
        </section>
      ) : (
        <>
          <ConsentBanner classId={classId} open={asked.filter(isOpen).length} />
          <Grid people={here} asked={asked} onOpen={setOpen} />
          <p className={css['legend']}>{classWords.legend}</p>
        </>
      )}
      {left.length > 0 && (
        <section className={css['left']}>
          <h2>{classWords.left}</h2>
          <Grid people={left} onOpen={setOpen} />
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
      {open && typeof open === 'object' && (
        <ChildDialog
          key={open.childId}
          child={open}
          data={data}
          schoolId={schoolId}
          onClose={close}
          onCards={showCards}
        />
      )}
    </>
  );
}

type Props = { classId: string; schoolId: string; part: string | null };

/** A class with its children, or a part of it: a list of children, or new cards. */
export function ClassPage({ classId, schoolId, part }: Props) {
  const { location } = useServices();
  const found = useQuery(endpointQuery('GET grown-ups/classes/{classId}', { classId }));
  if (found.isPending) return null;
  if (!found.data) {
    return <LoadError words={describeError(found.error)} onRetry={() => void found.refetch()} />;
  }
  const { data } = found;
  if (part === 'import') return <ImportPage target={data} />;
  if (part === 'letters') return <LettersPage data={data} />;
  if (part === 'assign') return <AssignPage data={data} />;
  if (part === 'pairs') return <PairsPage data={data} />;
  if (part === 'cards') {
    return <CardsPage data={data} onDone={() => location.go(`/classes/${classId}`)} />;
  }
  return <Loaded data={data} schoolId={schoolId} />;
}
