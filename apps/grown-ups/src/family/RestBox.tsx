import type { FamilyChild, FamilyControls, RestRules } from '@digipals/contract';
import { familyLimits } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Button, FormError, TextField } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Box } from '../parts/Box.tsx';
import css from './parts.module.css';
import restCss from './RestBox.module.css';
import { minuteOf, timeOf } from './today.ts';
import { useAct } from './use-act.ts';

type Props = { child: FamilyChild; controls: FamilyControls };
type Hours = { from: number; to: number };

const REST = 'PUT grown-ups/children/{childId}/family/rest';
const usual = { schoolDays: { from: 420, to: 1170 }, weekend: { from: 540, to: 1200 } };
const usualMinutes = 30;
const { least, most, step } = familyLimits.minutes;

/** Between which times the app is open; saved as soon as both are right. */
function OpenHours(props: { title: string; hours: Hours; onChange(hours: Hours): void }) {
  const t = useText();
  const { title, hours, onChange } = props;
  const [typed, setTyped] = useState({ from: timeOf(hours.from), to: timeOf(hours.to) });
  const type = (change: Partial<typeof typed>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    const [from, to] = [minuteOf(next.from), minuteOf(next.to)];
    if (from !== null && to !== null && from < to) onChange({ from, to });
  };
  return (
    <fieldset className={restCss['hours']}>
      <legend>{title}</legend>
      <div className={css['fields']}>
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
    </fieldset>
  );
}

/** Quiet hours, and minutes a day. */
export function RestBox({ child: { childId }, controls }: Props) {
  const t = useText();
  const { act, problem, isSending } = useAct();
  const { quiet, minutesADay, usedToday, timeZone } = controls;
  const save = (change: Partial<RestRules>) =>
    void act(REST, call =>
      call(REST, { params: { childId }, body: { quiet, minutesADay, ...change } }),
    );
  const zone = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return (
    <Box>
      <label className={css['switch']}>
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={event => save({ quiet: event.target.checked ? usual : null })}
        />
        <h2>{t('family.quiet')}</h2>
      </label>
      <p className={css['quiet']}>{t('family.quietAbout', { zone })}</p>
      {quiet && (
        <>
          <OpenHours
            title={t('family.schoolDays')}
            hours={quiet.schoolDays}
            onChange={schoolDays => save({ quiet: { ...quiet, schoolDays } })}
          />
          <OpenHours
            title={t('family.weekend')}
            hours={quiet.weekend}
            onChange={weekend => save({ quiet: { ...quiet, weekend } })}
          />
        </>
      )}
      <label className={css['switch']}>
        <input
          type="checkbox"
          checked={minutesADay !== null}
          onChange={event => save({ minutesADay: event.target.checked ? usualMinutes : null })}
        />
        <h2>{t('family.minutesADay')}</h2>
      </label>
      <p className={css['quiet']}>{t('family.minutesAbout', { count: usedToday })}</p>
      {minutesADay !== null && (
        <div className={restCss['stepper']}>
          <Button
            aria-label={t('family.less')}
            disabled={isSending || minutesADay <= least}
            onClick={() => save({ minutesADay: minutesADay - step })}
          >
            −
          </Button>
          <output>{t('family.minutes', { count: minutesADay })}</output>
          <Button
            aria-label={t('family.more')}
            disabled={isSending || minutesADay >= most}
            onClick={() => save({ minutesADay: minutesADay + step })}
          >
            +
          </Button>
        </div>
      )}
      <FormError words={problem} />
    </Box>
  );
}
