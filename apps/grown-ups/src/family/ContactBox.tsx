import type { ContactChoice, FamilyChild, FamilyControls } from '@digipals/contract';
import { useLocale, useText } from '@digipals/i18n/react';
import { Button, FormError, Segments, TextField } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { Question } from '../parts/Question.tsx';
import { datesIn } from '../shared/dates-in.ts';
import { useAsked } from '../shared/use-asked.ts';
import css from './parts.module.css';
import { dayAfter } from './today.ts';
import { useAct } from './use-act.ts';

type Props = { child: FamilyChild; controls: FamilyControls };

const CONTACT = 'PUT grown-ups/children/{childId}/family/contact';
const PAUSE_DAYS = 7;

/** Contact with other children: on, off, or paused until a day. */
export function ContactBox({ child: { childId, name }, controls }: Props) {
  const t = useText();
  const { calendarDay } = datesIn(useLocale());
  const { act, problem, setProblem, isSending } = useAct();
  const [isPausing, setPausing] = useState(false);
  const { asked, ask } = useAsked<true>(setProblem);
  const [until, setUntil] = useState(controls.pausedUntil ?? dayAfter(PAUSE_DAYS));
  const save = async (body: ContactChoice) => {
    if (!(await act(CONTACT, call => call(CONTACT, { params: { childId }, body })))) return;
    setPausing(false);
    ask(null);
  };
  const choose = (contact: FamilyControls['contact']) => {
    setPausing(contact === 'paused');
    ask(contact === 'off' && controls.contact !== 'off' ? true : null);
    if (contact === 'on' && controls.contact !== 'on') void save({ contact });
  };
  const options = [
    { value: 'on', words: t('family.on') },
    { value: 'paused', words: t('family.pause') },
    { value: 'off', words: t('family.off') },
  ] as const;
  return (
    <Box title={t('family.contact')}>
      <Segments
        className={css['segments']}
        label={t('family.contact')}
        // Contact that is off cannot be paused.
        options={options.filter(({ value }) => value !== 'paused' || controls.contact !== 'off')}
        value={controls.contact}
        onChoose={choose}
      />
      {controls.waitsForSchool && <p>{t('family.waitsForSchool')}</p>}
      {controls.pausedUntil !== null && (
        <p>{t('family.pausedUntil', { date: calendarDay(controls.pausedUntil) })}</p>
      )}
      {isPausing && (
        <form
          className={css['fields']}
          onSubmit={event => {
            event.preventDefault();
            void save({ contact: 'paused', until });
          }}
        >
          {controls.contact === 'on' && <p>{t('family.pauseNext')}</p>}
          <TextField
            label={t('family.until')}
            type="date"
            required
            min={dayAfter(0)}
            value={until}
            onChange={event => setUntil(event.target.value)}
          />
          <Button type="submit" variant="primary" disabled={isSending}>
            {t('family.pause')}
          </Button>
        </form>
      )}
      <FormError words={asked ? null : problem} />
      <p className={css['quiet']}>{t('family.contactAbout', { name })}</p>
      {asked && (
        <Question
          yes={t('family.off')}
          title={t('family.contact')}
          about={t('family.contactAbout', { name })}
          {...{ problem, isSending }}
          onYes={() => void save({ contact: 'off' })}
          onClose={() => ask(null)}
        />
      )}
    </Box>
  );
}
