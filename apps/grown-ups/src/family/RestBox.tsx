import type { FamilyChild, FamilyControls, RestRules } from '@digipals/contract';
import { familyLimits } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Button, FormError } from '@digipals/ui/grown-ups';
import { Box } from '../parts/Box.tsx';
import { QuietFields } from '../parts/QuietFields.tsx';
import { areInOrder, spanOf } from '../shared/open-hours.ts';
import { useLatest } from '../shared/use-latest.ts';
import css from './parts.module.css';
import restCss from './RestBox.module.css';
import { useAct } from './use-act.ts';

type Props = { child: FamilyChild; controls: FamilyControls };

const REST = 'PUT grown-ups/children/{childId}/family/rest';
const usual = { schoolDays: { from: 420, to: 1170 }, weekend: { from: 540, to: 1200 } };
const usualMinutes = 30;
const { least, most, step } = familyLimits.minutes;

/** The hours in which the app is open, and minutes a day. */
export function RestBox({ child: { childId }, controls }: Props) {
  const t = useText();
  const { act, problem } = useAct();
  const { classQuiet, usedToday, timeZone } = controls;
  const { shown, change, refusals } = useLatest<RestRules>(
    { quiet: controls.quiet, minutesADay: controls.minutesADay },
    body => act(REST, call => call(REST, { params: { childId }, body })),
  );
  const { quiet, minutesADay } = shown;
  const save = (part: Partial<RestRules>) => void change(part);
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
      {quiet && (
        <>
          <p className={css['quiet']}>{t('family.quietAbout', { zone })}</p>
          <QuietFields
            key={refusals}
            quiet={quiet}
            onChange={next => areInOrder(next) && save({ quiet: next })}
          />
        </>
      )}
      {!quiet && !classQuiet && <p className={css['quiet']}>{t('family.quietOff')}</p>}
      {classQuiet && (
        <p className={css['quiet']}>
          {t('family.classQuiet', {
            days: spanOf(classQuiet.schoolDays),
            weekend: spanOf(classQuiet.weekend),
          })}
        </p>
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
            disabled={minutesADay <= least}
            onClick={() => save({ minutesADay: minutesADay - step })}
          >
            −
          </Button>
          <output>{t('family.minutes', { count: minutesADay })}</output>
          <Button
            aria-label={t('family.more')}
            disabled={minutesADay >= most}
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
