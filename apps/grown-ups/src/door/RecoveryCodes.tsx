import { useText } from '@digipals/i18n/react';
import { Button } from '@digipals/ui/grown-ups';
import { LeaveQuestion } from '../parts/LeaveQuestion.tsx';
import { useServices } from '../shared/services.tsx';
import { Door } from './Door.tsx';
import css from './RecoveryCodes.module.css';

/** New recovery codes in two columns, which are shown only once: the page asks before it is left. */
export function OneTimeCodes({ codes }: { codes: readonly string[] }) {
  const t = useText();
  return (
    <>
      <ol className={css['codes']}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <LeaveQuestion yes={t('door.leave')} title={t('door.keep')} about={t('door.keep.about')} />
    </>
  );
}

/** The recovery codes of a new account; shown only once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const t = useText();
  const { leaveGuard } = useServices();
  const goOn = () => {
    leaveGuard.set(null);
    onKept();
  };
  return (
    <Door title={t('door.keep')} about={t('door.keep.about')} mood="school">
      <OneTimeCodes codes={codes} />
      <Button variant="primary" large onClick={goOn}>
        {t('door.kept')}
      </Button>
    </Door>
  );
}
