import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, classes, Domino, Icon, roundButtonClass } from '@digipals/ui';
import type { ReactNode } from 'react';
import { Failed } from '../../../shared/Failed.tsx';
import { PageHeading, usePageTitle } from '../../../shared/page-title.tsx';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { Waiting } from '../../../shared/Waiting.tsx';
import cardCss from '../inbox/Inbox.module.css';
import css from './PlainFrame.module.css';

/** Frame for content without a conversation, with a back link where the inbox is not visible. */
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

/** A conversation that does not exist or is closed. The reason is never shown (SAFE-09). */
export function NotFriends() {
  const t = useText();
  usePageTitle(t('messages.title'));
  return (
    <PlainFrame>
      <Card className={cardCss['none']}>
        <Domino mood="think" className={cardCss['dog']} />
        <PageHeading className={cardCss['text']}>{t('messages.notHere')}</PageHeading>
        <Link to={path('conversations')} className={buttonClass({ big: true })}>
          {t('messages.back')}
        </Link>
      </Card>
    </PlainFrame>
  );
}

/** A conversation that is loading, or that failed to load. */
export function LoadingOrError({ failed, onRetry }: { failed: boolean; onRetry(): void }) {
  return <PlainFrame>{failed ? <Failed onRetry={onRetry} /> : <Waiting />}</PlainFrame>;
}
