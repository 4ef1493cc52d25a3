import type { QuietHours } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { FormError, TextField } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { minuteOf, type OpenHours, timeOf } from '../shared/open-hours.ts';
import css from './QuietFields.module.css';

type SpanProps = { title: string; hours: OpenHours; onChange(hours: OpenHours): void };

function Span({ title, hours, onChange }: SpanProps) {
  const t = useText();
  const [typed, setTyped] = useState({ from: timeOf(hours.from), to: timeOf(hours.to) });
  const now = { from: minuteOf(typed.from), to: minuteOf(typed.to) };
  const type = (change: Partial<typeof typed>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    onChange({ from: minuteOf(next.from), to: minuteOf(next.to) });
  };
  return (
    <fieldset className={css['hours']}>
      <legend>{title}</legend>
      <div>
        <TextField
          label={t('family.opens')}
          type="time"
          value={typed.from}
          max={typed.to}
          onChange={event => type({ from: event.target.value })}
        />
        <TextField
          label={t('family.closes')}
          type="time"
          value={typed.to}
          min={typed.from}
          onChange={event => type({ to: event.target.value })}
        />
      </div>
      <FormError words={now.from < now.to ? null : t('family.hoursWrong')} />
    </fieldset>
  );
}

type Props = { quiet: QuietHours; onChange(quiet: QuietHours): void };

/** Between which times the app is open. Also reports times that are not in order (see `areInOrder`). */
export function QuietFields({ quiet, onChange }: Props) {
  const t = useText();
  return (
    <div className={css['spans']}>
      <Span
        title={t('family.schoolDays')}
        hours={quiet.schoolDays}
        onChange={schoolDays => onChange({ ...quiet, schoolDays })}
      />
      <Span
        title={t('family.weekend')}
        hours={quiet.weekend}
        onChange={weekend => onChange({ ...quiet, weekend })}
      />
    </div>
  );
}
