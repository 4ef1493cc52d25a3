import { invalidateChanges } from '@digipals/client';
import type { Adult } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, classes, Domino, FormError, LinkButton } from '@digipals/ui/grown-ups';
import { usePlace } from '@digipals/ui/location';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Actions, Box } from '../parts/Box.tsx';
import { Brand } from '../parts/Brand.tsx';
import { useTitle } from '../parts/Head.tsx';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { useSignOut } from '../shared/use-sign-out.ts';
import { school } from '../words/school.ts';
import css from './FirstRun.module.css';
import { addressOf, type FirstStep, isNamed, stepOf, useSchoolDraft } from './first-steps.ts';
import { InviteForm } from './InviteForm.tsx';
import { problemOf, RuleFields, SchoolFields } from './SchoolFields.tsx';

const stepCount = school.steps.length;
/** The numbers of the steps, from 1; the first is to make an account. */
const numbers: Record<FirstStep, number> = { school: 2, rules: 3, teachers: 4 };

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
  const { path } = usePlace(location);
  const signOut = useSignOut();
  const { facts, change, forget } = useSchoolDraft();
  const { problem, setProblem, isSending, send } = useSend();
  const now = stepOf(path, facts, schoolId);
  const [shown, setShown] = useState(now);
  if (shown !== now) {
    setShown(now);
    setProblem(null);
  }
  const address = addressOf(now);
  useEffect(() => {
    if (path !== address) location.replace(address);
  }, [location, path, address]);
  const make = () => {
    const found = problemOf(facts);
    if (found) return setProblem(found);
    return send(async () => {
      await call('POST grown-ups/schools', { body: facts });
      forget();
      await invalidateChanges(queries, 'POST grown-ups/schools');
    });
  };
  const next = () => {
    if (isNamed(facts)) location.go(addressOf('rules'));
    else setProblem(school.unnamed);
  };
  return (
    <div className={css['page']}>
      <header>
        <Brand />
        <p>
          <b>{adult.name}</b>
          <LinkButton onClick={signOut}>{t('family.signOut')}</LinkButton>
        </p>
      </header>
      <div className={css['columns']}>
        <section aria-label={school.stepsTitle}>
          <Steps now={numbers[now]} />
        </section>
        <main>
          <Box>
            <h1>
              {now === 'school' ? school.first : now === 'rules' ? school.rules : school.teachers}
            </h1>
            {now === 'school' && <SchoolFields facts={facts} onChange={change} />}
            {now === 'rules' && <p>{school.rulesAbout}</p>}
            {now === 'rules' && <RuleFields facts={facts} onChange={change} />}
            {now === 'teachers' && schoolId && <InviteForm schoolId={schoolId} />}
            <FormError words={problem} />
            <Actions>
              {now === 'rules' && (
                <Button onClick={() => location.go(addressOf('school'))}>{t('door.back')}</Button>
              )}
              {now === 'school' && (
                <Button variant="primary" onClick={next}>
                  {t('consent.next')}
                </Button>
              )}
              {now === 'rules' && (
                <Button variant="primary" disabled={isSending} onClick={() => void make()}>
                  {school.make}
                </Button>
              )}
              {now === 'teachers' && (
                <Button onClick={() => location.go('/classes')}>{school.finish}</Button>
              )}
              <span className={css['count']}>{school.step(numbers[now], stepCount)}</span>
            </Actions>
          </Box>
        </main>
        <aside>
          <Domino mood="school" className={css['domino']} />
        </aside>
      </div>
    </div>
  );
}
