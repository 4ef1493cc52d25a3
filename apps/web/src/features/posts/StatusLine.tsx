import type { User, Wall } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Icon } from '@digipals/ui';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { ListenButton } from '../../shared/speech.tsx';
import css from './Posts.module.css';

type Props = { owner: Pick<User, 'userId' | 'username'>; own: boolean; wall: Wall };

/** A child's own status with an edit link, or a friend's, read aloud on a tap (PROFILE-25, NOTSHOWN-22). */
export function StatusLine({ owner, own, wall }: Props) {
  const t = useText();
  const text = wall.status?.text;
  if (!own && !text) return null;
  const to = own ? path('status') : path('status', { userId: owner.userId });
  const name = own ? t('status.title') : t('status.of', owner);
  return (
    <div className={css['status']}>
      <Link to={to} aria-label={text ? `${name}: ${text}` : undefined}>
        {text ? <span lang="en">{text}</span> : <span>{t('status.label')}</span>}
        {own && <Icon name="pen" />}
      </Link>
      {text && !own && <ListenButton quiet text={text} english />}
    </div>
  );
}
