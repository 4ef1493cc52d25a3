import type { FamilyChild, FamilyControls } from '@digipals/contract';
import { familyLimits } from '@digipals/contract/constants';
import { useLocale, useText } from '@digipals/i18n/react';
import { Button, FormError, TextField } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { datesIn } from '../shared/dates-in.ts';
import css from './parts.module.css';
import { dayAfter } from './today.ts';
import { useAct } from './use-act.ts';

type Props = { child: FamilyChild; controls: FamilyControls };

const PAUSE = 'PUT grown-ups/children/{childId}/family/pause';
const WEEK_DAYS = 7;

/** Holidays, whose days do not count for the streak. */
export function HolidaysBox({ child: { childId }, controls: { streakPause } }: Props) {
  const t = useText();
  const { calendarDay, range } = datesIn(useLocale());
  const { act, problem, isSending } = useAct();
  const [days, setDays] = useState({ from: dayAfter(0), to: dayAfter(WEEK_DAYS) });
  const save = (pause: typeof days | null) =>
    void act(PAUSE, call => call(PAUSE, { params: { childId }, body: { pause } }));
  return (
    <Box title={t('family.streakPause')}>
      <p className={css['quiet']}>{t('family.streakAbout')}</p>
      {streakPause ? (
        <>
          <p>
            {streakPause.to
              ? range(streakPause.from, streakPause.to)
              : calendarDay(streakPause.from)}
          </p>
          <div>
            <Button disabled={isSending} onClick={() => save(null)}>
              {t('family.endPause')}
            </Button>
          </div>
        </>
      ) : (
        <form
          className={css['fields']}
          onSubmit={event => {
            event.preventDefault();
            save(days);
          }}
        >
          <TextField
            label={t('family.from')}
            type="date"
            required
            value={days.from}
            onChange={event => setDays({ ...days, from: event.target.value })}
          />
          <TextField
            label={t('family.until')}
            type="date"
            required
            min={days.from}
            max={dayAfter(familyLimits.holidayDays)}
            value={days.to}
            onChange={event => setDays({ ...days, to: event.target.value })}
          />
          <Button type="submit" disabled={isSending}>
            {t('family.save')}
          </Button>
        </form>
      )}
      <FormError words={problem} />
    </Box>
  );
}
