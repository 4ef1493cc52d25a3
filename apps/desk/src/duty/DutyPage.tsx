import { endpointQuery } from '@digipals/client';
import type { Shift } from '@digipals/contract';
import { Button, FormError, LoadError, Segments } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Head } from '../app/Head.tsx';
import layout from '../shared/layout.module.css';
import { useServices } from '../shared/services.tsx';
import { Alarms } from './Alarms.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import css from './DutyPage.module.css';
import { GapBar } from './GapBar.tsx';
import { HoursDialog } from './HoursDialog.tsx';
import { Rota } from './Rota.tsx';
import { type NewShift, ShiftDialog } from './ShiftDialog.tsx';
import { StepTimes } from './StepTimes.tsx';
import { ToldPanel } from './ToldPanel.tsx';
import { useDutyActs } from './use-duty-acts.ts';
import { dayLater, todayIn } from './zone-times.ts';

const liveMs = 10_000;

type Week = 'last' | 'this' | 'next';
const weeks: readonly { value: Week; words: string; days: number }[] = [
  { value: 'last', words: 'Last', days: -7 },
  { value: 'this', words: 'This week', days: 0 },
  { value: 'next', words: 'Next', days: 7 },
];

type Open =
  | { name: 'hours' }
  | { name: 'cancel'; shift: Shift }
  | { name: 'shift'; first: Partial<NewShift> }
  | null;

/** The rota of a week, alarms, the time told and the service hours. */
export function DutyPage() {
  const { now } = useServices();
  const [week, setWeek] = useState<Week>('this');
  const [open, setOpen] = useState<Open>(null);
  const days = weeks.find(({ value }) => value === week)?.days ?? 0;
  const day = dayLater(todayIn('UTC', now()), days);
  const query = useQuery({
    ...endpointQuery('GET desk/duty', days === 0 ? {} : { day }),
    refetchInterval: liveMs,
  });
  const duty = query.data;
  const acts = useDutyActs(() => setOpen(null));
  const { staff, mayPlan, mayHave, problem, setProblem, isSending } = acts;
  const { plan, save, cancel, have } = acts;
  const begin = (next: Open) => {
    setProblem(null);
    setOpen(next);
  };
  return (
    <>
      {duty?.nextGap && (
        <GapBar
          gap={duty.nextGap}
          zone={duty.zone}
          staff={staff}
          isSending={isSending}
          onTake={plan}
          onPlan={mayPlan ? first => begin({ name: 'shift', first }) : undefined}
        />
      )}
      <Head title="Duty" subtitle={duty && `All times in ${duty.zone}`}>
        <Segments label="Week" value={week} options={weeks} onChoose={setWeek} />
        {mayPlan && (
          <>
            <Button onClick={() => begin({ name: 'hours' })}>Service hours</Button>
            <Button variant="primary" onClick={() => begin({ name: 'shift', first: {} })}>
              Add a shift
            </Button>
          </>
        )}
      </Head>
      <div className={layout['body']}>
        {query.isError && !duty && (
          <LoadError words="The rota could not be loaded." onRetry={() => void query.refetch()} />
        )}
        {open === null && problem !== null && (
          <div className={layout['panel']}>
            <FormError words={problem} />
          </div>
        )}
        {duty && (
          <>
            <Rota
              duty={duty}
              onCancel={mayPlan ? shift => begin({ name: 'cancel', shift }) : undefined}
              onPlan={mayPlan ? first => begin({ name: 'shift', first }) : undefined}
            />
            <div className={css['duo']}>
              <Alarms duty={duty} isSending={isSending} onHave={mayHave ? have : undefined} />
              <ToldPanel duty={duty} />
            </div>
            <StepTimes />
          </>
        )}
      </div>
      {duty && open?.name === 'hours' && (
        <HoursDialog
          duty={duty}
          problem={problem}
          isSending={isSending}
          onSave={save}
          onClose={() => setOpen(null)}
        />
      )}
      {duty && open?.name === 'cancel' && (
        <CancelDialog
          shift={open.shift}
          zone={duty.zone}
          problem={problem}
          isSending={isSending}
          onCancel={() => cancel(open.shift.shiftId)}
          onClose={() => setOpen(null)}
        />
      )}
      {duty && open?.name === 'shift' && (
        <ShiftDialog
          duty={duty}
          first={open.first}
          problem={problem}
          isSending={isSending}
          onSave={plan}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
