import { useLocale, useText } from '@digipals/i18n/react';
import { useServices } from '../../../shared/services.tsx';
import { dayInWords } from './day.ts';

/** "From your teacher", with the day. */
export function GivenMark({ dueOn, className }: { dueOn: string; className?: string | undefined }) {
  const t = useText();
  const locale = useLocale();
  const { now } = useServices();
  const day = dayInWords(dueOn, locale, now());
  return (
    <small className={className}>
      {t('assigned.from')}
      {day !== null && ` · ${t('assigned.until', { day })}`}
    </small>
  );
}
