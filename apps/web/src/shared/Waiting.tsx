import { useText } from '@digipals/i18n/react';
import { Spinner } from '@digipals/ui';
import css from './Waiting.module.css';

/** The spinner during the bootstrap and while a page loads (LOGIN-01, SHELL-39). */
export function Waiting() {
  const t = useText();
  return (
    <div className={css['waiting']}>
      <Spinner label={t('common.loading')} />
    </div>
  );
}
