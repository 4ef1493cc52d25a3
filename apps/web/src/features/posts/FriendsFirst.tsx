import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, Domino } from '@digipals/ui';
import { PageHeading } from '../../shared/page-title.tsx';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import css from './FriendsFirst.module.css';

type Props = {
  /** The other child; null if its page does not open either. */
  to: string | null;
  words?: string;
};

/** Shown instead of the composer if the two children are not friends (SAFE-08). */
export function FriendsFirst({ to, words }: Props) {
  const t = useText();
  return (
    <Card className={css['first']}>
      <Domino mood="think" className={css['dog']} />
      <PageHeading className={css['words']}>{words ?? t('post.friendsFirst')}</PageHeading>
      {to !== null && (
        <Link to={path('digipal', { userId: to })} className={buttonClass({ big: true })}>
          {t('action.goOn')}
        </Link>
      )}
    </Card>
  );
}
