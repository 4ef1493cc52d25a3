import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, Domino } from '@digipals/ui';
import { PageHeading, usePageTitle } from '../../shared/page-title.tsx';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import css from './Inbox.module.css';

/** A conversation that is not there, or not any more: why is never told (SAFE-09). */
export function NotFriends() {
  const t = useText();
  usePageTitle(t('messages.title'));
  return (
    <Card className={css['none']}>
      <Domino mood="think" className={css['dog']} />
      <PageHeading className={css['text']}>{t('messages.notHere')}</PageHeading>
      <Link to={path('conversations')} className={buttonClass({ big: true })}>
        {t('messages.back')}
      </Link>
    </Card>
  );
}
