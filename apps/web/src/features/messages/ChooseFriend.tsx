import { useText } from '@digipals/i18n/react';
import { usePageTitle } from '../../shared/page-title.tsx';
import { FirstLine } from './Inbox.tsx';
import type { Friend } from './WriteTo.tsx';

/** A conversation with nobody yet: whom to write to (ROUTE-20). */
export function ChooseFriend({ friends }: { friends: readonly Friend[] }) {
  const t = useText();
  usePageTitle(t('messages.newThread'));
  return (
    <FirstLine
      friends={friends}
      words={friends.length > 0 ? t('messages.whoTo') : t('empty.friends')}
    />
  );
}
