import type { ClassProgress, PlannedLesson } from '@digipals/contract';
import { Meter, Table } from '@digipals/ui/grown-ups';
import { Link } from '../shared/Link.tsx';
import { progressWords } from '../words/progress.ts';
import css from './WordTable.module.css';

type Props = { classId: string; progress: ClassProgress; lessons: readonly PlannedLesson[] };

/** How many children know each word, and where it is taught. */
export const WordTable = ({ classId, progress: { children }, lessons }: Props) => (
  <Table className={css['table']}>
    <thead>
      <tr>
        <th>{progressWords.word}</th>
        <th>{progressWords.knowIt}</th>
        <th>{progressWords.asked}</th>
        <th>{progressWords.missed}</th>
        <th>{progressWords.taughtIn}</th>
      </tr>
    </thead>
    <tbody>
      {lessons.flatMap(({ lessonId, activities, words }) =>
        words.map(word => (
          <tr key={`${lessonId} ${word.id}`}>
            <th scope="row">
              <span className={css['word']}>
                <img src={word.picture} alt="" width="36" height="36" />
                {word.word}
              </span>
            </th>
            <td>
              <span className={css['known']}>
                <Meter share={word.known / Math.max(children.length, 1)} />
                {progressWords.score(word.known, children.length)}
              </span>
            </td>
            <td>{word.met}</td>
            <td>{word.missed}</td>
            <td>
              <Link
                to={`/classes/${classId}/progress/${lessonId}/${word.activityId}`}
                className={css['activity']}
              >
                {activities.find(({ activityId }) => activityId === word.activityId)?.title}
              </Link>
            </td>
          </tr>
        )),
      )}
    </tbody>
  </Table>
);
