import type { User } from '@digipals/contract';
import { clockText, countryName } from '@digipals/i18n';
import { useLocale } from '@digipals/i18n/react';
import { Card, Flag, Icon } from '@digipals/ui';
import { PageHeading } from '../../shared/page-title.tsx';
import css from './NameCard.module.css';
import { useMinute } from './use-minute.ts';

/** Whose page this is: flag, name, and the time where the child lives. */
export function NameCard({ user }: { user: User }) {
  const locale = useLocale();
  const now = useMinute();
  const country = countryName(user.country, locale);
  return (
    <Card className={css['name']}>
      <Flag code={user.country} className={css['flag']} />
      <PageHeading className={css['title']}>{user.username}</PageHeading>
      <p className={css['clock']}>
        <Icon name="clock" />
        <time data-clock="">{clockText(new Date(now), user.timeZone, locale)}</time>
        <span>{country}</span>
      </p>
    </Card>
  );
}
