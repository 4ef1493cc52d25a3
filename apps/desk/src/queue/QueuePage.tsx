import type { Queue } from '@digipals/contract';
import { review } from '@digipals/contract/constants';
import { Button, LoadError, Segments, textStyles } from '@digipals/ui/grown-ups';
import { useRef, useState } from 'react';
import { Head } from '../app/Head.tsx';
import { Key } from '../keys/Key.tsx';
import layout from '../shared/layout.module.css';
import { useServices } from '../shared/services.tsx';
import { moment } from '../shared/times.ts';
import { useQueue } from '../shared/use-queue.ts';
import { plural } from '../shared/words.ts';
import { Chart } from './Chart.tsx';
import { type Filter, filters } from './filters.ts';
import { NextRows } from './NextRows.tsx';
import css from './QueuePage.module.css';
import { Reasons } from './Reasons.tsx';

const hours = (ms: number): string => `${ms / 3_600_000} h`;

type NumberProps = { name: string; value: string; unit?: string; more: string };
const Figure = ({ name, value, unit, more }: NumberProps) => (
  <div>
    <span>{name}</span>
    <b>
      {value}
      {unit && <small>{unit}</small>}
    </b>
    <em>{more}</em>
  </div>
);

/** A span as a large number and its unit. */
function parted(ms: number | null): { value: string; unit?: string } {
  if (ms === null) return { value: '–' };
  const minutes = Math.round(ms / 60_000);
  if (ms < 60_000) return { value: '<1', unit: 'min' };
  if (minutes < 120) return { value: String(minutes), unit: 'min' };
  return { value: (ms / 3_600_000).toFixed(1), unit: 'h' };
}

function Figures({ queue }: { queue: Queue }) {
  const { today, onDuty } = queue;
  return (
    <div className={css['figures']}>
      <Figure
        name="Waiting"
        value={String(queue.waiting)}
        more={`${queue.late} past ${review.rescueShare * 100} % of their time`}
      />
      <Figure name="Oldest" {...parted(queue.oldestMs)} more="longest target 1 h" />
      <Figure name="Median today" {...parted(queue.medianMs)} more="target 15 min" />
      <Figure name="p95 today" {...parted(queue.p95Ms)} more={`target ${hours(7_200_000)}`} />
      <Figure
        name="Decided today"
        value={String(today.decided)}
        more={`${today.delivered} delivered, ${today.returned} returned`}
      />
      <Figure
        name="On duty"
        value={String(onDuty.reviewers + onDuty.leads)}
        more={`${plural(onDuty.reviewers, 'reviewer')}, ${plural(onDuty.leads, 'lead')}`}
      />
    </div>
  );
}

function Rest({ queue }: { queue: Queue }) {
  return (
    <p className={css['rest']}>
      {queue.waiting > 0 ? `Not in the ${queue.waiting}` : 'Besides'}: {queue.held} held with a
      note, {queue.escalated} with the lead, {plural(queue.secondOpinions, 'second opinion')}.
      {queue.medianMs !== null &&
        ` Children are told “About ${plural(Math.max(1, Math.ceil(queue.medianMs / 60_000)), 'minute')}”.`}
    </p>
  );
}

/** Live numbers, reasons and the next items; never a text. */
export function QueuePage() {
  const { location } = useServices();
  const query = useQueue(true);
  const queue = query.data;
  const [filter, setFilter] = useState<Filter>('all');
  const start = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Head
        title="Queue"
        subtitle={
          queue &&
          `${query.isError ? 'No connection. As it was at' : 'Live,'} ${moment(queue.at, 'seconds')}. Each number is counted from the list.`
        }
      >
        <Button ref={start} variant="primary" onClick={() => location.go('/')}>
          Start reviewing <Key of="start" />
        </Button>
      </Head>
      <div className={layout['body']}>
        {query.isError && !queue && (
          <LoadError words="The queue did not come." onRetry={() => void query.refetch()} />
        )}
        {queue && (
          <>
            <Figures queue={queue} />
            <div className={css['columns']}>
              <section>
                <Reasons queue={queue} />
              </section>
              <section>
                <Chart halfHours={queue.halfHours} />
                <Rest queue={queue} />
              </section>
            </div>
            <div className={layout['sectionHead']}>
              <h2>Next in order</h2>
              <span className={textStyles['faint']}>
                {queue.items.length < queue.waiting
                  ? `First ${queue.items.length} of ${queue.waiting}. `
                  : ''}
                Text is shown on the card only.
              </span>
              <span className={layout['end']}>
                <Segments
                  label="Which texts"
                  value={filter}
                  options={filters(queue)}
                  onChoose={setFilter}
                />
              </span>
            </div>
            <NextRows queue={queue} filter={filter} />
          </>
        )}
      </div>
    </>
  );
}
