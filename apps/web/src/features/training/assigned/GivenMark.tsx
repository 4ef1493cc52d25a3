import { useLocale, useText } from '@digipals/i18n/react';
import { useServices } from '../../../shared/services.tsx';
import { dayInWords } from './day.ts';

type Props = {
  dueOn: string;
  /** Without the day. */
  isShort?: boolean;
  className?: string | undefined;
};

/** "From your teacher", with the day. */
export function GivenMark({ dueOn, isShort = false, className }: Props) {
  const t = useText();
  const locale = useLocale();
  const { now } = useServices();
  const day = isShort ? null : dayInWords(dueOn, locale, now());
  return (
    <small className={className}>
      {t('assigned.from')}
      {day !== null && ` · ${t('assigned.until', { day })}`}
    </small>
  );
}
