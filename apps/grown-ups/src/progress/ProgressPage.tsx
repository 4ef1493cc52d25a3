import type { ClassPage, ClassProgress } from '@digipals/contract';
import { buttonClass, Domino, LabelledSelect, Segments } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { EmptyPage } from '../parts/EmptyPage.tsx';
import { Head } from '../parts/Head.tsx';
import { Read } from '../parts/Read.tsx';
import { Link } from '../shared/Link.tsx';
import { useServices } from '../shared/services.tsx';
import { canDoWords } from '../words/can-do.ts';
import { classWords } from '../words/classes.ts';
import { lessonTitle } from '../words/lessons.ts';
import { progressWords } from '../words/progress.ts';
import { CanDoView } from './CanDoView.tsx';
import { Exports } from './Exports.tsx';
import { ProgressAside } from './ProgressAside.tsx';
import { ProgressNumbers } from './ProgressNumbers.tsx';
import css from './ProgressPage.module.css';
import { ActivitiesTable, LessonsTable } from './ProgressTable.tsx';
import { useProgress } from './use-progress.ts';
import { WordTable } from './WordTable.tsx';

const ALL = 'all';
const views = [
  { value: 'lesson', words: progressWords.byLesson },
  { value: 'word', words: progressWords.byWord },
  { value: 'canDo', words: canDoWords.view },
] as const;
type View = (typeof views)[number]['value'];

const legendOf = (view: View, isOfOneLesson: boolean): string => {
  if (view === 'word') return progressWords.known;
  if (view === 'canDo') return canDoWords.legend;
  return isOfOneLesson ? progressWords.activityLegend : progressWords.legend;
};

type LoadedProps = Props & { progress: ClassProgress };

/** The table of the page: all lessons or one of them, by child, by word or by can-do line. */
function Main({ data, progress, lessonId, activityId }: LoadedProps) {
  const { location } = useServices();
  const [view, setView] = useState<View>('lesson');
  const lesson = progress.lessons.find(one => one.lessonId === lessonId);
  const base = `/classes/${data.classId}/progress`;
  const choices = Object.fromEntries(progress.lessons.map(one => [one.lessonId, lessonTitle(one)]));
  return (
    <Box>
      <div className={css['controls']}>
        <LabelledSelect
          label={progressWords.lessonChoice}
          options={[ALL, ...Object.keys(choices)]}
          words={{ [ALL]: progressWords.allLessons, ...choices }}
          value={lesson?.lessonId ?? ALL}
          onChoose={chosen => location.go(chosen === ALL ? base : `${base}/${chosen}`)}
        />
        <Segments
          className={css['views']}
          label={progressWords.view}
          options={views}
          value={view}
          onChoose={setView}
        />
      </div>
      <div className={css['scroll']}>
        {view === 'canDo' ? (
          <CanDoView {...{ data, progress }} lessonId={lesson?.lessonId} />
        ) : view === 'word' ? (
          <WordTable
            classId={data.classId}
            progress={progress}
            lessons={lesson ? [lesson] : progress.lessons}
          />
        ) : lesson ? (
          <ActivitiesTable {...{ data, progress, lesson, activityId }} />
        ) : (
          <LessonsTable {...{ data, progress }} />
        )}
      </div>
      <p className={css['legend']}>{legendOf(view, lesson !== undefined)}</p>
    </Box>
  );
}

type Props = {
  data: ClassPage;
  /** From the address. */
  lessonId: string | undefined;
  activityId: string | undefined;
};

function Loaded(props: LoadedProps) {
  const { data, progress } = props;
  const isEmpty = progress.children.length === 0;
  const hasPlayed = progress.children.some(({ played }) => played.length > 0);
  const { classId } = data;
  return (
    <>
      <Head
        title={progressWords.title}
        about={progressWords.about(data.className, classWords.count(progress.children.length))}
      >
        {hasPlayed && <Exports data={data} progress={progress} />}
      </Head>
      {hasPlayed ? (
        <>
          <ProgressNumbers progress={progress} />
          <div className={css['columns']}>
            {/* A link to an activity shows its lesson, also from the table of words. */}
            <Main key={props.activityId} {...props} />
            <ProgressAside data={data} progress={progress} />
          </div>
        </>
      ) : (
        <EmptyPage
          figure={<Domino mood={isEmpty ? 'hello' : 'school'} />}
          title={isEmpty ? progressWords.nobody : progressWords.nothing}
          about={isEmpty ? progressWords.nobodyAbout : progressWords.nothingAbout}
        >
          <Link
            to={isEmpty ? `/classes/${classId}` : `/classes/${classId}/cards`}
            className={buttonClass({ variant: 'primary' })}
          >
            {isEmpty ? progressWords.toClass : progressWords.toCards}
          </Link>
        </EmptyPage>
      )}
    </>
  );
}

/** What the children of a class have done. */
export function ProgressPage(props: Props) {
  const found = useProgress(props.data.classId);
  return <Read query={found}>{progress => <Loaded {...props} progress={progress} />}</Read>;
}
