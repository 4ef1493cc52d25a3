import type { FamilyChild } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, FormError, TextField } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Box } from '../parts/Box.tsx';
import css from './parts.module.css';
import { useAct } from './use-act.ts';

const CORRECTION = 'POST grown-ups/children/{childId}/family/correction';
const empty = { name: '', birth: '' };

/** Asks the teachers to correct first name or birth month. */
export function CorrectionBox({ child: { childId } }: { child: FamilyChild }) {
  const t = useText();
  const { act, problem, isSending } = useAct();
  const [typed, setTyped] = useState(empty);
  const [isSent, setSent] = useState(false);
  const name = typed.name.trim();
  const send = async () => {
    const body = { ...(name && { name }), ...(typed.birth && { birth: typed.birth }) };
    const went = await act(CORRECTION, call => call(CORRECTION, { params: { childId }, body }));
    setSent(went);
    if (went) setTyped(empty);
  };
  return (
    <Box title={t('family.correction')}>
      <p className={css['quiet']}>{t('family.correctionAbout')}</p>
      <form
        className={css['fields']}
        onSubmit={event => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label={t('family.firstName')}
          maxLength={24}
          autoComplete="off"
          value={typed.name}
          onChange={event => setTyped({ ...typed, name: event.target.value })}
        />
        <TextField
          label={t('family.birthMonth')}
          type="month"
          value={typed.birth}
          onChange={event => setTyped({ ...typed, birth: event.target.value })}
        />
        <Button type="submit" disabled={isSending || (name === '' && typed.birth === '')}>
          {t('family.send')}
        </Button>
      </form>
      <p role="status">{isSent && t('family.sent')}</p>
      <FormError words={problem} />
    </Box>
  );
}
