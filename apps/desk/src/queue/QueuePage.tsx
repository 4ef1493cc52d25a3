import type { Queue, Told } from '@digipals/contract';
import { Button, classes, LoadError, Segments, textStyles } from '@digipals/ui/grown-ups';
import { useRef, useState } from 'react';
import { Head } from '../app/Head.tsx';
import { Key } from '../keys/Key.tsx';
import { Figure, Figures } from '../shared/Figures.tsx';
import layout from '../shared/layout.module.css';
import { useServices } from '../shared/services.tsx';
import { moment } from '../shared/times.ts';
import { useQueue } from '../shared/use-queue.ts';
import { plural } from '../shared/words.ts';
import { Chart } from './Chart.tsx';
import { DueShape } from './Due.tsx';
import { type Filter, filters } from './filters.ts';
import { NextRows } from './NextRows.tsx';
import css from './QueuePage.module.css';
import { Reasons } from './Reasons.tsx';

/** A span as a large number and its unit, rounded down. */
function parted(ms: number | null): { value: string; unit?: string } {
  if (ms === null) return { value: '–' };
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return { value: '<1', unit: 'min' };
  if (minutes < 120) return { value: String(minutes), unit: 'min' };
  return { value: String(Math.floor(minutes / 60)), unit: 'h' };
}

/** The time told, as a large number or word. */
function toldParted({ kind, minutes, seconds }: Told): { value: string; unit?: string } {
  if (kind === 'today') return { value: String(Math.ceil(seconds / 3_600)), unit: 'hours' };
  if (kind === 'tomorrow') return { value: 'Tomorrow' };
  return minutes === 60 ? { value: '1', unit: 'hour' } : { value: String(minutes), unit: 'min' };
}

const becauseWords: Record<Told['because'], string> = {
  open: 'rounded up',
  closed: 'the desk is closed',
  nobody: 'nobody is on duty',
};

function QueueFigures({ queue }: { queue: Queue }) {
  const { onDuty, told } = queue;
  const people = onDuty.reader + onDuty.senior + onDuty.lead;
  return (
    <Figures>
      <Figure
        name="Waiting, with held"
        value={String(queue.waiting)}
        more={`${queue.late} late, ${queue.nearly} nearly`}
      />
      <Figure name="Oldest, with held" {...parted(queue.oldestMs)} more="rounded down" />
      <Figure name="Told to children" {...toldParted(told)} more={becauseWords[told.because]} />
      <Figure name="Median, 2 hours" {...parted(queue.medianMs)} more="target 15 min" />
      <Figure name="p95, 2 hours" {...parted(queue.p95Ms)} more="target 2 h" />
      <Figure
        name="On duty"
        value={String(people)}
        more={`${plural(onDuty.reader, 'reader')}, ${plural(onDuty.senior, 'senior')}, ${plural(onDuty.lead, 'lead')}`}
      />
    </Figures>
  );
}

/** How many texts have each shape of due time. */
function Shapes({ queue }: { queue: Queue }) {
  const { late, nearly, held, waiting } = queue;
  return (
    <span className={css['shapes']}>
      <DueShape shape="late">Late {late}</DueShape>
      <DueShape shape="nearly">Nearly due {nearly}</DueShape>
      <DueShape shape="held">Held {held}</DueShape>
      <DueShape shape="fine">In time {waiting - late - nearly - held}</DueShape>
    </span>
  );
}

function Rest({ queue: { today, secondOpinions } }: { queue: Queue }) {
  return (
    <p className={css['rest']}>
      Today {today.decided} decided: {today.delivered} delivered, {today.returned} returned.
      Besides, {plural(secondOpinions, 'second opinion')}.
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
          `${query.isError ? 'No connection. As it was at' : 'Live,'} ${moment(queue.at, 'seconds')}. Every number is counted from this list: ${queue.open} open, ${queue.held} held, ${queue.escalated} for the lead.`
        }
      >
        <Button ref={start} variant="primary" onClick={() => location.go('/')}>
          Start reviewing <Key of="start" />
        </Button>
      </Head>
      <div className={layout['body']}>
        {query.isError && !queue && (
          <LoadError words="The queue could not be loaded." onRetry={() => void query.refetch()} />
        )}
        {queue && (
          <>
            <QueueFigures queue={queue} />
            <div className={layout['toolbar']}>
              <Segments
                label="Which texts"
                value={filter}
                options={filters(queue)}
                onChoose={setFilter}
              />
              <Shapes queue={queue} />
              <span className={classes(textStyles['faint'], layout['end'])}>
                {queue.items.length < queue.waiting
                  ? `First ${queue.items.length} of ${queue.waiting}. `
                  : ''}
                Text is shown on the card only.
              </span>
            </div>
            <NextRows queue={queue} filter={filter} />
            <div className={classes(css['columns'], css['after'])}>
              <section>
                <Reasons queue={queue} />
              </section>
              <section>
                <Chart halfHours={queue.halfHours} />
                <Rest queue={queue} />
              </section>
            </div>
          </>
        )}
      </div>
    </>
  );
}
