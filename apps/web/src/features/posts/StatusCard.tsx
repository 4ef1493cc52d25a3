import type { User, Wall } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, Domino } from '@digipals/ui';
import { PageHeading, usePageTitle } from '../../shared/page-title.tsx';
import { GoBack } from '../../shared/routing/GoBack.tsx';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { ListenButton } from '../../shared/speech.tsx';
import css from './Status.module.css';

/** The status of a friend, read-only (NOTSHOWN-22). */
export function StatusCard({ user, status }: { user: User; status: Wall['status'] }) {
  const t = useText();
  const title = t('status.of', user);
  usePageTitle(title);
  return (
    <Card className={css['card']}>
      <div className={css['head']}>
        <GoBack />
        <PageHeading className={css['title']}>{title}</PageHeading>
      </div>
      {status ? (
        <div className={css['now']}>
          <p lang="en">{status.text}</p>
          <ListenButton quiet text={status.text} english />
        </div>
      ) : (
        <div className={css['none']}>
          <Domino mood="sleep" className={css['dog']} />
          <p>{t('status.none', user)}</p>
        </div>
      )}
      <Link to={path('digipal', { userId: user.userId })} className={buttonClass({ wide: true })}>
        {t('action.goOn')}
      </Link>
    </Card>
  );
}
