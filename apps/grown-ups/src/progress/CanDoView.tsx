import { endpointQuery } from '@digipals/client';
import type { ClassCanDo, ClassPage, ClassProgress } from '@digipals/contract';
import { paws } from '@digipals/contract/constants';
import { EmptyState, LoadError, Paw, VisuallyHidden } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '../shared/describe-error.ts';
import { Link } from '../shared/Link.tsx';
import { canDoWords } from '../words/can-do.ts';
import { lessonTitle } from '../words/lessons.ts';
import css from './CanDoView.module.css';

type Props = {
  data: ClassPage;
  progress: ClassProgress;
  /** Of one lesson; of all without it. */
  lessonId: string | undefined;
};

type LineProps = Pick<Props, 'data'> & { lesson: ClassCanDo; place: number };

/** Children whose paw of a line is not full: those with an empty one first. */
const inNeed = ({ results }: ClassCanDo, place: number): string[] =>
  (['empty', 'half'] as const).flatMap(paw =>
    results.filter(one => one.paws[place] === paw).map(({ childId }) => childId),
  );

/** A can-do line: how many children can do it, who needs practice, and with what. */
function Line({ data: { classId, people }, lesson, place }: LineProps) {
  const line = lesson.lines[place];
  const needs = inNeed(lesson, place).flatMap(
    id => people.find(({ childId }) => childId === id) ?? [],
  );
  if (!line) return null;
  return (
    <li>
      <b>{line.text}</b>
      <ul className={css['counts']}>
        {paws.map(paw => {
          const count = lesson.results.filter(one => one.paws[place] === paw).length;
          return (
            <li key={paw}>
              <Paw fill={paw} className={css['paw']} />
              <span aria-hidden="true">{count}</span>
              <VisuallyHidden>{canDoWords.count(count, canDoWords.paws[paw])}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
      <p className={css['needs']}>
        {needs.length === 0 ? (
          canDoWords.nobody
        ) : (
          <>
            {canDoWords.needs}
            {needs.map(({ childId, name }) => (
              <Link key={childId} to={`/classes/${classId}/children/${childId}`}>
                {name}
              </Link>
            ))}
            {line.practise && (
              <Link
                to={`/classes/${classId}/progress/${lesson.lessonId}/${line.practise.activityId}`}
              >
                {canDoWords.practise(line.practise.title)}
              </Link>
            )}
          </>
        )}
      </p>
    </li>
  );
}

/** What the children of a class could do in the tests of their lessons, line by line. */
export function CanDoView({ data, progress, lessonId }: Props) {
  const { classId } = data;
  const found = useQuery(endpointQuery('GET grown-ups/classes/{classId}/can-do', { classId }));
  if (found.isPending) return null;
  if (!found.data) {
    return <LoadError words={describeError(found.error)} onRetry={() => void found.refetch()} />;
  }
  const lessons = found.data.filter(one => lessonId === undefined || one.lessonId === lessonId);
  if (lessons.length === 0) {
    return (
      <EmptyState title={canDoWords.none}>
        <p>{canDoWords.noneAbout}</p>
      </EmptyState>
    );
  }
  const learnersOf = ({ course }: ClassCanDo) =>
    progress.children.filter(child => child.course === course).length;
  return lessons.map(lesson => (
    <section key={lesson.lessonId} className={css['lesson']}>
      <h3>
        {lessonTitle(lesson)}
        <small>{canDoWords.taken(lesson.results.length, learnersOf(lesson))}</small>
      </h3>
      <ul className={css['lines']}>
        {lesson.lines.map((line, place) => (
          <Line key={line.text} {...{ data, lesson, place }} />
        ))}
      </ul>
    </section>
  ));
}
