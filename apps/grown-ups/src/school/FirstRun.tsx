import { invalidateChanges } from '@digipals/client';
import type { Adult, SchoolFacts } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, classes, Domino, FormError } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Actions, Box } from '../parts/Box.tsx';
import { Brand } from '../parts/Brand.tsx';
import { useTitle } from '../parts/Head.tsx';
import { ownTimeZone } from '../shared/countries.ts';
import { schoolHours } from '../shared/open-hours.ts';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { school } from '../words/school.ts';
import css from './FirstRun.module.css';
import { InviteForm } from './InviteForm.tsx';
import { problemOf, RuleFields, SchoolFields } from './SchoolFields.tsx';

/** Strict defaults. */
const first = (): SchoolFacts => ({
  schoolName: '',
  country: 'gb',
  timeZone: ownTimeZone(),
  language: 'gb',
  keepTexts: 'month',
  consentAge: 13,
  quiet: schoolHours,
});

const stepCount = school.steps.length;
/** The numbers of the steps, from 1. */
const [SCHOOL, RULES, TEACHERS] = [2, 3, 4];

function Steps({ now }: { now: number }) {
  return (
    <ol className={css['steps']}>
      {school.steps.map(([title, about], index) => (
        <li
          key={title}
          className={classes(index + 1 < now && css['done'])}
          {...(index + 1 === now && { 'aria-current': 'step' })}
        >
          <i aria-hidden="true">{index + 1 < now ? '✓' : index + 1}</i>
          <span>
            <b>{title}</b>
            <small>{about}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

type Props = { adult: Adult; schoolId: string | null };

/** The first minutes of a lead: the school, its rules, its teachers. */
export function FirstRun({ adult, schoolId }: Props) {
  const t = useText();
  useTitle(school.first);
  const { call, location } = useServices();
  const queries = useQueryClient();
  const [facts, setFacts] = useState(first);
  const [asked, setAsked] = useState(SCHOOL);
  const { problem, setProblem, isSending, send } = useSend();
  const now = schoolId === null ? asked : TEACHERS;
  const make = () => {
    const found = problemOf(facts);
    if (found) return setProblem(found);
    return send(async () => {
      // The address first: once the school exists, the adult may not make another one.
      location.go('/start');
      await call('POST grown-ups/schools', { body: facts });
      await invalidateChanges(queries, 'POST grown-ups/schools');
    });
  };
  const next = () => {
    const found = problemOf(facts);
    setProblem(found);
    if (found) return;
    setAsked(RULES);
  };
  return (
    <div className={css['page']}>
      <header>
        <Brand />
      </header>
      <div className={css['columns']}>
        <section aria-label={school.stepsTitle}>
          <Steps now={now} />
        </section>
        <main>
          <Box>
            <h1>
              {now === SCHOOL ? school.first : now === RULES ? school.rules : school.teachers}
            </h1>
            {now === SCHOOL && <SchoolFields facts={facts} onChange={setFacts} />}
            {now === RULES && <p>{school.rulesAbout}</p>}
            {now === RULES && <RuleFields facts={facts} onChange={setFacts} />}
            {now === TEACHERS && schoolId && <InviteForm schoolId={schoolId} />}
            <FormError words={problem} />
            <Actions>
              {now === RULES && <Button onClick={() => setAsked(SCHOOL)}>{t('door.back')}</Button>}
              {now === SCHOOL && (
                <Button variant="primary" onClick={next}>
                  {t('consent.next')}
                </Button>
              )}
              {now === RULES && (
                <Button variant="primary" disabled={isSending} onClick={() => void make()}>
                  {school.make}
                </Button>
              )}
              {now === TEACHERS && (
                <Button onClick={() => location.go('/classes')}>{school.finish}</Button>
              )}
              <span className={css['count']}>{school.step(now, stepCount)}</span>
            </Actions>
          </Box>
        </main>
        <aside>
          <Domino mood="school" className={css['domino']} />
          <p>{adult.name}</p>
        </aside>
      </div>
    </div>
  );
}
