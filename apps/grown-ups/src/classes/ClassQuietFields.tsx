import { endpointQuery } from '@digipals/client';
import type { ClassQuiet } from '@digipals/contract';
import { Segments } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { QuietFields } from '../parts/QuietFields.tsx';
import { schoolHours, spanOf } from '../shared/open-hours.ts';
import { classWords } from '../words/classes.ts';
import css from './ClassForm.module.css';

type Props = { schoolId: string; quiet: ClassQuiet; onChange(quiet: ClassQuiet): void };

/** What the school has chosen, in words; nothing until it is known. */
function OfSchool({ schoolId }: { schoolId: string }) {
  const { data } = useQuery(endpointQuery('GET grown-ups/schools/{schoolId}', { schoolId }));
  if (!data) return null;
  const { quiet } = data;
  return (
    <small>
      {quiet
        ? classWords.quietOfSchool(spanOf(quiet.schoolDays), spanOf(quiet.weekend))
        : classWords.noneOfSchool}
    </small>
  );
}

/** Quiet hours of a class: those of its school, none, or its own. */
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
      {quiet === 'school' && <OfSchool schoolId={schoolId} />}
      <small>{classWords.quietAbout}</small>
    </div>
  );
}
