import { useText } from '@digipals/i18n/react';
import { classes, Domino, Icon, roundButtonClass } from '@digipals/ui';
import type { ReactNode } from 'react';
import { PageHeading } from '../../../shared/page-title.tsx';
import { Link } from '../../../shared/routing/Link.tsx';
import { ListenButton } from '../../../shared/speech.tsx';
import css from './WriteToFriend.module.css';

type Props = {
  title: string;
  /** The page that the child goes back to. */
  next: string;
  children?: ReactNode;
};

/** The way back, Domino, and what is to do. */
export function Head({ title, next, children }: Props) {
  const t = useText();
  return (
    <header className={css['head']}>
      <Link
        to={next}
        className={classes(roundButtonClass(), css['close'])}
        aria-label={t('action.close')}
      >
        <Icon name="x" />
      </Link>
      <Domino mood="hello" className={css['guide']} />
      <div>
        {children}
        <PageHeading className={css['title']}>{title}</PageHeading>
      </div>
      <ListenButton quiet text={title} />
    </header>
  );
}
