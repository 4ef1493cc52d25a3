import { endpointQuery, isCallError } from '@digipals/client';
import { classes, EmptyState, LoadError } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Head } from '../app/Head.tsx';
import layout from '../shared/layout.module.css';
import { useServices } from '../shared/services.tsx';
import { MeasureDetails } from './MeasureDetails.tsx';
import { MeasureForm } from './MeasureForm.tsx';
import css from './MeasurePage.module.css';
import { MeasuresTable } from './MeasuresTable.tsx';
import { useChosenMeasure, useMeasures } from './use-measures.ts';

/** The measures of the child of a case, and a new one. */
export function MeasurePage({ caseId }: { caseId: string }) {
  const { location, session } = useServices();
  const role = session.get()?.staff.role;
  const found = useQuery(endpointQuery('GET desk/cases/{caseId}', { caseId }));
  const measures = useMeasures(caseId);
  const { items, chosen, choose, here } = useChosenMeasure(measures.data);
  const { data, error } = found;
  /** A new form after each measure. */
  const [sent, setSent] = useState(0);
  const isMissing = isCallError(error) && error.status === 404;
  const mayWrite = (role === 'senior' || role === 'lead') && data?.state !== 'closed';
  return (
    <>
      <Head
        title={data ? `Measures for ${data.child.pseudonym}` : 'Measures'}
        subtitle={`Case ${caseId}`}
      />
      {isMissing && <EmptyState title="There is no such case for you." />}
      {error && !isMissing && (
        <LoadError words="The case could not be loaded." onRetry={() => void found.refetch()} />
      )}
      {data && (
        <div className={classes(layout['split'], css['split'])}>
          <div className={css['main']}>
            {mayWrite && (
              <MeasureForm
                key={sent}
                found={data}
                onDone={() => setSent(sent + 1)}
                onCancel={() => location.go(`/cases/${caseId}`)}
              />
            )}
            {measures.isError && (
              <LoadError
                words="The measures could not be loaded."
                onRetry={() => void measures.refetch()}
              />
            )}
            {items.length > 0 && (
              <section aria-label="So far">
                <MeasuresTable isOfOne items={items} chosen={chosen} onChoose={choose} />
              </section>
            )}
          </div>
          {here && <MeasureDetails key={here.measureId} measure={here} />}
        </div>
      )}
    </>
  );
}
