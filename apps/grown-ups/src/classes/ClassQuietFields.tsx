import { endpointQuery } from '@digipals/client';
import type { ClassQuiet, QuietHours } from '@digipals/contract';
import { Segments } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { QuietFields } from '../parts/QuietFields.tsx';
import { schoolHours, spanOf } from '../shared/open-hours.ts';
import { classWords } from '../words/classes.ts';
import css from './ClassForm.module.css';

type Props = { schoolId: string; quiet: ClassQuiet; onChange(quiet: ClassQuiet): void };

const wordsOfSchool = (quiet: QuietHours | null): string =>
  quiet
    ? classWords.quietOfSchool(spanOf(quiet.schoolDays), spanOf(quiet.weekend))
    : classWords.noneOfSchool;

/** What the school has chosen, in words, and what it means; nothing until it is known. */
function OfSchool({ schoolId }: { schoolId: string }) {
  const { data } = useQuery(endpointQuery('GET grown-ups/schools/{schoolId}', { schoolId }));
  if (!data) return null;
  return (
    <>
      <small>{wordsOfSchool(data.quiet)}</small>
      <About isAlwaysOpen={data.quiet === null} />
    </>
  );
}

const About = ({ isAlwaysOpen }: { isAlwaysOpen: boolean }) => (
  <small>{isAlwaysOpen ? classWords.alwaysAbout : classWords.quietAbout}</small>
);

/** Opening hours of a class: those of its school, always open, or its own. */
export function ClassQuietFields({ schoolId, quiet, onChange }: Props) {
  const chosen = typeof quiet === 'string' ? quiet : 'own';
  return (
    <div className={css['labelled']}>
      <b>{classWords.quiet}</b>
      <Segments
        label={classWords.quiet}
        className={css['segments']}
        options={(['school', 'none', 'own'] as const).map(value => ({
          value,
          words: classWords.quiets[value],
        }))}
        value={chosen}
        onChoose={value => onChange(value === 'own' ? schoolHours : value)}
      />
      {typeof quiet !== 'string' && <QuietFields quiet={quiet} onChange={onChange} />}
      {quiet === 'school' ? (
        <OfSchool schoolId={schoolId} />
      ) : (
        <About isAlwaysOpen={quiet === 'none'} />
      )}
    </div>
  );
}
