import type { FamilyChild, FamilyData } from '@digipals/contract';
import { keptDays } from '@digipals/contract/constants';
import { useLocale, useText } from '@digipals/i18n/react';
import { Button, FormError } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { Question } from '../parts/Question.tsx';
import { datesIn } from '../shared/dates-in.ts';
import { EraseNow } from './EraseNow.tsx';
import css from './parts.module.css';
import { useAct } from './use-act.ts';

type Props = { child: FamilyChild; data: FamilyData };

const ERASE = 'POST grown-ups/children/{childId}/family/erasure';
const KEEP = 'DELETE grown-ups/children/{childId}/family/erasure';

/** Erases everything, in some days or at once, and takes that back. */
export function EraseBox({ child, data: { erasure, holds } }: Props) {
  const t = useText();
  const { day } = datesIn(useLocale());
  const { act, problem, isSending } = useAct();
  const [asked, setAsked] = useState<'soon' | 'now' | null>(null);
  const { childId, name } = child;
  const params = { childId };
  const close = () => setAsked(null);
  const eraseSoon = async () => {
    const body = { isNow: false };
    if (await act(ERASE, call => call(ERASE, { params, body }))) close();
  };
  return (
    <Box title={t('family.erase')}>
      {erasure && !erasure.isHeld && <p>{t('family.eraseOn', { date: day(erasure.dueAt) })}</p>}
      {erasure?.asked && (
        <p>{t('family.eraseAsked', { name: erasure.asked.name, date: day(erasure.asked.at) })}</p>
      )}
      <p className={css['quiet']}>{t('family.eraseAbout', { count: keptDays.undo })}</p>
      {holds > 0 && <p>{t('family.held')}</p>}
      <div className={css['buttons']}>
        {erasure ? (
          <Button
            variant="primary"
            disabled={isSending}
            onClick={() => void act(KEEP, call => call(KEEP, { params }))}
          >
            {t('family.keep')}
          </Button>
        ) : (
          <Button className={css['danger']} disabled={isSending} onClick={() => setAsked('soon')}>
            {t('family.eraseSoon', { count: keptDays.undo })}
          </Button>
        )}
        <Button className={css['danger']} disabled={isSending} onClick={() => setAsked('now')}>
          {t('family.eraseNow')}
        </Button>
      </div>
      {asked === null && <FormError words={problem} />}
      {asked === 'soon' && (
        <Question
          yes={t('family.eraseSoon', { count: keptDays.undo })}
          about={t('family.eraseSoonAsk', { name, count: keptDays.undo })}
          more={t('family.eraseTold', { name })}
          problem={problem}
          isSending={isSending}
          onYes={() => void eraseSoon()}
          onClose={close}
        />
      )}
      {asked === 'now' && <EraseNow child={child} onClose={close} />}
    </Box>
  );
}
