import { useText } from '@digipals/i18n/react';
import { classes, Icon, roundButtonClass } from '@digipals/ui';
import type { ReactNode } from 'react';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import css from './PlainFrame.module.css';

/** What stands in the place of a conversation, with the way back where the inbox is not beside it. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <div className={css['frame']}>
      <Link
        to={path('conversations')}
        aria-label={t('messages.back')}
        className={classes(roundButtonClass(), css['back'])}
      >
        <Icon name="left" />
      </Link>
      {children}
    </div>
  );
}
