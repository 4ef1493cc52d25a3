import { useText } from '@digipals/i18n/react';
import { Button, FormError, TextField } from '@digipals/ui/grown-ups';
import { type FormEvent, useState } from 'react';
import { FamilyDoor } from './FamilyDoor.tsx';

type Props = {
  problem: string | null;
  isOpening: boolean;
  onCode(code: string): void;
};

/** The code of a letter, typed. */
export function CodeForm({ problem, isOpening, onCode }: Props) {
  const t = useText();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') onCode(code.trim());
  };
  return (
    <FamilyDoor title={t('consent.code.title')} about={t('consent.code.about')}>
      <form onSubmit={submit} noValidate>
        <TextField
          large
          label={t('consent.code.label')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={code}
          aria-invalid={problem !== null}
          onChange={event => setCode(event.target.value)}
        />
        <FormError words={problem} />
        <Button
          variant="primary"
          large
          wide
          type="submit"
          disabled={isOpening || code.trim() === ''}
        >
          {t('consent.next')}
        </Button>
      </form>
    </FamilyDoor>
  );
}
