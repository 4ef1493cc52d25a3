import { classes, EmptyState, LoadError } from '@digipals/ui/grown-ups';
import { Head } from '../app/Head.tsx';
import layout from '../shared/layout.module.css';
import { MeasureDetails } from './MeasureDetails.tsx';
import css from './MeasurePage.module.css';
import { MeasuresTable } from './MeasuresTable.tsx';
import { useChosenMeasure, useMeasures } from './use-measures.ts';

/** Active and waiting measures, those with an objection first. */
export function MeasuresPage() {
  const measures = useMeasures();
  const { items, chosen, choose, here } = useChosenMeasure(measures.data);
  return (
    <>
      <Head
        title="Measures"
        subtitle="Each ends by itself. “Not fair” is answered by another person within a service day."
      />
      <div className={classes(layout['split'], css['split'])}>
        <div className={layout['body']}>
          {measures.isError && (
            <LoadError
              words="The measures could not be loaded."
              onRetry={() => void measures.refetch()}
            />
          )}
          {measures.data && items.length === 0 && (
            <EmptyState title="No active measures.">
              <p>Set one from a case.</p>
            </EmptyState>
          )}
          {items.length > 0 && <MeasuresTable items={items} chosen={chosen} onChoose={choose} />}
        </div>
        {here && <MeasureDetails key={here.measureId} measure={here} />}
      </div>
    </>
  );
}
