import { useText } from '@digipals/i18n/react';
import { buttonClass, Icon } from '@digipals/ui';
import type { ReactNode } from 'react';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { Waiting } from '../../shared/Waiting.tsx';
import { useAskFirst, useMayMeet } from './card/use-may-meet.ts';
import { EmptyState } from './EmptyState.tsx';

/**
 * What a child without friends sees, or whom to ask while no grown-up permits contact: its friends are hidden
 * then, not gone (FAMILY-33).
 */
export function Permitted({ me, children }: { me: string; children: ReactNode }) {
  const mayMeet = useMayMeet(me);
  if (mayMeet === undefined) return <Waiting />;
  return mayMeet ? children : <NotAllowed me={me} />;
}

/** Shown without permission of the grown-up (SAFE-13). The globe is open to every child. */
export function NotAllowed({ me }: { me: string }) {
  const t = useText();
  return (
    <EmptyState text={useAskFirst(me, 'friends.askGrownUp')} mood="think">
      <Link to={path('globe')} className={buttonClass({ big: true })}>
        <Icon name="globe" />
        {t('nav.globe')}
      </Link>
    </EmptyState>
  );
}
