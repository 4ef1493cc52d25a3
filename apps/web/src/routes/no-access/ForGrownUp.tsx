import { useText } from '@digipals/i18n/react';
import css from './ForGrownUp.module.css';

const PAGE = '/grown-ups/upgrade';

/** Leads the grown-up of a child without a licence to the page that says how to get one (LICENCE-12). */
export function ForGrownUp() {
  const t = useText();
  return (
    <p className={css['ask']}>
      {t('upgrade.ask')} <a href={PAGE}>{`${location.host}${PAGE}`}</a>
    </p>
  );
}
