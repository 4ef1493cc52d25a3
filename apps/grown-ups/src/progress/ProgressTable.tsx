import type { ChildProgress, ClassPage, ClassProgress, PlannedLesson } from '@digipals/contract';
import { Table } from '@digipals/ui/grown-ups';
import { Fill } from '../parts/Fill.tsx';
import { Link } from '../shared/Link.tsx';
import { progressWords } from '../words/progress.ts';
import css from './ProgressTable.module.css';
import { byProgress, doneIn, playedIn } from './progress-numbers.ts';

type Person = ClassPage['people'][number];

/** The face and name of a child, which lead to its page. */
const Who = ({ child, classId }: { child: Person; classId: string }) => (
  <Link to={`/classes/${classId}/children/${child.childId}`} className={css['who']}>
    <img src={`${child.avatarImage}/head.svg`} alt="" width="32" height="32" />
    {child.name}
  </Link>
);

type Props = { data: ClassPage; progress: ClassProgress };

type RowsProps = Props & {
  children: readonly ChildProgress[];
  cellsOf(child: ChildProgress): React.ReactNode;
};

function Rows({ data, progress, children, cellsOf }: RowsProps) {
  const people = new Map(data.people.map(person => [person.childId, person]));
  return (
    <tbody>
      {byProgress(progress, children).flatMap(child => {
        const person = people.get(child.childId);
        if (!person) return [];
        return (
          <tr key={child.childId}>
            <th scope="row">
              <Who child={person} classId={data.classId} />
            </th>
            {cellsOf(child)}
          </tr>
        );
      })}
    </tbody>
  );
}

/** A lesson of a child: how much of it is done, or that it is not there yet. */
function LessonCell({ child, lesson }: { child: ChildProgress; lesson: PlannedLesson }) {
  const done = doneIn(child, lesson);
  const isHere = child.lessonId === lesson.lessonId;
  if (child.course !== lesson.course || (done === 0 && !isHere)) {
    return <td title={progressWords.notOpen}>–</td>;
  }
  const isFinished = child.finished.includes(lesson.lessonId);
  return (
    <td>
      <Fill
        part={done}
        all={lesson.activities.length}
        label={progressWords.score(done, lesson.activities.length)}
        full={isFinished}
      />
    </td>
  );
}

/** Each child in each lesson, with words, time and speaking. */
export const LessonsTable = ({ data, progress }: Props) => (
  <Table className={css['table']}>
    <thead>
      <tr>
        <th>{progressWords.child}</th>
        {progress.lessons.map(({ lessonId, number, title }) => (
          <th key={lessonId}>
            <Link to={`/classes/${data.classId}/progress/${lessonId}`}>
              <b>{number}</b>
              <small>{title}</small>
            </Link>
          </th>
        ))}
        <th>{progressWords.words}</th>
        <th>{progressWords.minutesShort}</th>
        <th>{progressWords.spokenShort}</th>
      </tr>
    </thead>
    <Rows
      {...{ data, progress }}
      cellsOf={child => (
        <>
          {progress.lessons.map(lesson => (
            <LessonCell key={lesson.lessonId} child={child} lesson={lesson} />
          ))}
          <td>{child.words}</td>
          <td>{child.minutesOfWeek}</td>
          <td>{child.spoken}</td>
        </>
      )}
    >
      {progress.children}
    </Rows>
  </Table>
);

/** Each child in each activity of a lesson: its best score, and how often it was played. */
export const ActivitiesTable = ({
  lesson,
  activityId,
  ...all
}: Props & { lesson: PlannedLesson; activityId: string | undefined }) => (
  <Table className={css['table']}>
    <thead>
      <tr>
        <th>{progressWords.child}</th>
        {lesson.activities.map(activity => (
          <th
            key={activity.activityId}
            data-marked={activity.activityId === activityId || undefined}
          >
            <img src={activity.thumbnail} alt="" width="36" height="36" />
            <small>{activity.title}</small>
          </th>
        ))}
      </tr>
    </thead>
    <Rows
      {...all}
      cellsOf={child =>
        lesson.activities.map(activity => {
          const played = playedIn(child, activity.activityId);
          return (
            <td
              key={activity.activityId}
              data-marked={activity.activityId === activityId || undefined}
            >
              {played ? (
                <Fill
                  part={played.right}
                  all={activity.questions}
                  label={progressWords.score(played.right, activity.questions)}
                >
                  <small title={progressWords.triesAbout(played.tries)}>
                    {progressWords.tries(played.tries)}
                  </small>
                </Fill>
              ) : (
                '–'
              )}
            </td>
          );
        })
      }
    >
      {all.progress.children.filter(({ course }) => course === lesson.course)}
    </Rows>
  </Table>
);
