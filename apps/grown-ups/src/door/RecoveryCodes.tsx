import { useText } from '@digipals/i18n/react';
import { Button } from '@digipals/ui/grown-ups';
import { Door } from './Door.tsx';
import css from './RecoveryCodes.module.css';

/** The recovery codes in two columns. */
export const CodeList = ({ codes }: { codes: readonly string[] }) => (
  <ol className={css['codes']}>
    {codes.map(code => (
      <li key={code}>{code}</li>
    ))}
  </ol>
);

/** The recovery codes of a new account; shown only once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const t = useText();
  return (
    <Door title={t('door.keep')} about={t('door.keep.about')} mood="school">
      <CodeList codes={codes} />
      <Button variant="primary" large onClick={onKept}>
        {t('door.kept')}
      </Button>
    </Door>
  );
}
