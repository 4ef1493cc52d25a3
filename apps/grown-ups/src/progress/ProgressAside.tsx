import type { ClassPage, ClassProgress } from '@digipals/contract';
import { buttonClass } from '@digipals/ui/grown-ups';
import { Box } from '../parts/Box.tsx';
import { Link } from '../shared/Link.tsx';
import { progressWords } from '../words/progress.ts';
import css from './ProgressAside.module.css';
import { hardestWords, leastTime, percentRight } from './progress-numbers.ts';

type Props = { data: ClassPage; progress: ClassProgress };

const MOST_WORDS = 5;
const MOST_CHILDREN = 3;

/** The hardest words, each with a link to the activity that teaches it. */
function Hardest({ data, progress }: Props) {
  const words = hardestWords(progress.lessons, MOST_WORDS);
  const activities = progress.lessons.flatMap(lesson =>
    lesson.activities.map(activity => ({ ...activity, lessonId: lesson.lessonId })),
  );
  return (
    <Box title={progressWords.hardest}>
      {words.length === 0 && <p>{progressWords.noneHard}</p>}
      <ul className={css['list']}>
        {words.map(word => {
          const taught = activities.find(({ activityId }) => activityId === word.activityId);
          return (
            <li key={word.id}>
              <img src={word.picture} alt="" width="46" height="46" />
              <div>
                <b>{word.word}</b>
                <small>
                  <strong>{progressWords.know(word.known, progress.children.length)}</strong>
                  {', '}
                  {progressWords.wrong(word.missed)}
                </small>
              </div>
              {taught && (
                <Link
                  to={`/classes/${data.classId}/progress/${taught.lessonId}/${taught.activityId}`}
                  className={buttonClass()}
                >
                  {taught.title}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}

/** Children who have played least this week. */
function LittleTime({ data, progress }: Props) {
  const people = new Map(data.people.map(person => [person.childId, person]));
  return (
    <Box title={progressWords.littleTime}>
      <ul className={css['list']}>
        {leastTime(progress.children, MOST_CHILDREN).flatMap(({ childId, minutesOfWeek }) => {
          const person = people.get(childId);
          if (!person) return [];
          return (
            <li key={childId}>
              <img src={`${person.avatarImage}/head.svg`} alt="" width="46" height="46" />
              <div>
                <Link to={`/classes/${data.classId}/children/${childId}`}>
                  <b>{person.name}</b>
                </Link>
                <small>{progressWords.minutes(minutesOfWeek)}</small>
              </div>
            </li>
          );
        })}
      </ul>
    </Box>
  );
}

const share = (percent: number | null): string =>
  percent === null ? progressWords.noneYet : `${percent}%`;

/** Speaking, listening and spelling of the whole class. */
function Practised({ progress: { children } }: Props) {
  return (
    <Box title={progressWords.practised}>
      <dl className={css['facts']}>
        <div>
          <dt>{progressWords.spoken}</dt>
          <dd>{children.reduce((sum, { spoken }) => sum + spoken, 0)}</dd>
        </div>
        <div>
          <dt>{progressWords.heard}</dt>
          <dd>{share(percentRight(children.map(({ heard }) => heard)))}</dd>
        </div>
        <div>
          <dt>{progressWords.spelt}</dt>
          <dd>{share(percentRight(children.map(({ spelt }) => spelt)))}</dd>
        </div>
      </dl>
    </Box>
  );
}

/** What a teacher may want to act on, beside the table. */
export const ProgressAside = (props: Props) => (
  <aside className={css['aside']}>
    <Hardest {...props} />
    <LittleTime {...props} />
    <Practised {...props} />
  </aside>
);
