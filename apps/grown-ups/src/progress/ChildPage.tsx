import { endpointQuery } from '@digipals/client';
import type { ClassChild, ClassPage, ChildPage as Progress, SignInCard } from '@digipals/contract';
import { Button, buttonClass, LoadError } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChildDialog } from '../classes/ChildDialog.tsx';
import { stateOf } from '../classes/ChildTile.tsx';
import { useTitle } from '../parts/Head.tsx';
import { NumberTile, NumberTiles } from '../parts/NumberTile.tsx';
import { CardSheets } from '../roster/CardSheets.tsx';
import { dayOf, languageNames, monthOf } from '../shared/dates.ts';
import { describeError } from '../shared/describe-error.ts';
import { Link } from '../shared/Link.tsx';
import { childWords, progressWords } from '../words/progress.ts';
import css from './ChildPage.module.css';
import { ChildTests } from './ChildTests.tsx';
import { ChildWords, HardWords } from './ChildWords.tsx';
import { LessonPath } from './LessonPath.tsx';
import { TextCounts } from './TextCounts.tsx';

const DAY_MS = 86_400_000;
const WEEK = 7;

/** How many of these days are among the last seven. */
function daysOfWeek(days: readonly string[], now = Date.now()): number {
  const first = new Date(now - (WEEK - 1) * DAY_MS).toISOString().slice(0, 10);
  return days.filter(day => day >= first).length;
}

function Numbers({ progress: { child, days, words } }: { progress: Progress }) {
  const [last] = days;
  return (
    <NumberTiles>
      <NumberTile
        title={childWords.days}
        value={daysOfWeek(days)}
        unit={childWords.ofWeek}
        about={last === undefined ? childWords.never : childWords.lastPlayed(dayOf(last))}
      />
      <NumberTile
        title={childWords.known}
        value={child.words}
        unit={progressWords.of(words.length)}
        about={progressWords.newWords(child.newWords)}
      />
      <NumberTile
        title={childWords.minutes}
        value={child.minutesOfWeek}
        unit={childWords.inWeek}
        about={childWords.allMinutes(child.minutes)}
      />
      <NumberTile
        title={childWords.spoken}
        value={child.spoken}
        about={progressWords.speakingAbout}
      />
    </NumberTiles>
  );
}

function About({ child }: { child: ClassChild }) {
  const { birth, language } = child;
  const parts = [
    stateOf(child),
    ...(birth ? [childWords.born(monthOf(birth))] : []),
    childWords.help(languageNames[language]),
  ];
  return <p>{parts.join(' · ')}</p>;
}

type Props = { data: ClassPage; child: ClassChild };

/** What a child has done, and what a teacher can change of it. */
export function ChildPage({ data, child }: Props) {
  const { childId, name, avatarImage } = child;
  useTitle(name);
  const [isChanging, setChanging] = useState(false);
  const [cards, setCards] = useState<readonly SignInCard[]>([]);
  const found = useQuery(endpointQuery('GET grown-ups/children/{childId}/progress', { childId }));
  if (cards.length > 0) {
    return <CardSheets cards={cards} data={data} onDone={() => setCards([])} />;
  }
  const progress = found.data;
  const hasFinished = (progress?.child.finished.length ?? 0) > 0;
  return (
    <>
      <Link to={`/classes/${data.classId}`} className={css['back']}>
        ‹ {childWords.back(data.className)}
      </Link>
      <header className={css['head']}>
        <img src={`${avatarImage}/head.svg`} alt="" width="88" height="88" />
        <div>
          <h1>{name}</h1>
          <About child={child} />
        </div>
        <div className={css['actions']}>
          {hasFinished && (
            <Link to={`/classes/${data.classId}/certificates/${childId}`} className={buttonClass()}>
              {childWords.certificate}
            </Link>
          )}
          <Button onClick={() => setChanging(true)}>{childWords.change}</Button>
        </div>
      </header>
      {found.isError && (
        <LoadError words={describeError(found.error)} onRetry={() => void found.refetch()} />
      )}
      {progress && (
        <>
          <Numbers progress={progress} />
          <LessonPath progress={progress} />
          <ChildTests name={name} results={progress.canDo} />
          <div className={css['columns']}>
            <HardWords name={name} words={progress.words} />
            <TextCounts texts={progress.child.texts} />
          </div>
          <ChildWords words={progress.words} />
          <p className={css['looked']}>{childWords.looked}</p>
        </>
      )}
      {isChanging && (
        <ChildDialog
          {...{ child, data }}
          onClose={() => setChanging(false)}
          onCards={made => {
            setChanging(false);
            setCards(made);
          }}
        />
      )}
    </>
  );
}
