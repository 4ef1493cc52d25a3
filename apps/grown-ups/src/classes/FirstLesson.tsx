import { endpointQuery } from '@digipals/client';
import { LabelledSelect, LoadError } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '../shared/describe-error.ts';
import { classWords } from '../words/classes.ts';

type Props = {
  schoolId: string;
  /** Null for the first of the course. */
  lessonId: string | null;
  onChoose(lessonId: string | null): void;
};

/** In which lesson new children of a class start. */
export function FirstLesson({ schoolId, lessonId, onChoose }: Props) {
  const found = useQuery(endpointQuery('GET grown-ups/schools/{schoolId}/lessons', { schoolId }));
  if (found.isPending) return null;
  if (!found.data) {
    return <LoadError words={describeError(found.error)} onRetry={() => void found.refetch()} />;
  }
  const [first, ...others] = found.data;
  if (!first) return null;
  const words = ({ number, title }: typeof first) => `${number}. ${title}`;
  const isKnown = others.some(one => one.lessonId === lessonId);
  return (
    <LabelledSelect
      label={classWords.firstLesson}
      about={classWords.firstLessonAbout}
      options={found.data.map(one => one.lessonId)}
      words={Object.fromEntries(found.data.map(one => [one.lessonId, words(one)]))}
      value={lessonId !== null && isKnown ? lessonId : first.lessonId}
      onChoose={chosen => onChoose(chosen === first.lessonId ? null : chosen)}
    />
  );
}
