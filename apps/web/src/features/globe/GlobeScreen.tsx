import type { Summary } from '@digipals/contract';
import { useLocale, useText } from '@digipals/i18n/react';
import { Card } from '@digipals/ui';
import { useMemo, useRef } from 'react';
import { Failed } from '../../shared/Failed.tsx';
import type { RemoteData } from '../../shared/remote-data.ts';
import { Waiting } from '../../shared/Waiting.tsx';
import { Counts } from './Counts.tsx';
import { compareCountries } from './compare-countries.ts';
import { FetchCard } from './FetchCard.tsx';
import { FriendHomes } from './FriendHomes.tsx';
import { Globe, type GlobeHandle } from './Globe.tsx';
import css from './GlobeScreen.module.css';
import { homesOf, type Me } from './pins.ts';
import { readWorld } from './world.ts';

type Props = {
  me: Me;
  friends: RemoteData<readonly Summary[]>;
  /** From the status; null while unknown. */
  friendCount: number | null;
  /**
   * Whether a grown-up permits contact; undefined while unknown. Otherwise the friends are hidden, not gone
   * (FAMILY-33).
   */
  mayMeet: boolean | undefined;
  onRetry(): void;
};

const world = readWorld();
const noFriends: readonly Summary[] = [];

/** The globe with counts, a card to find a new friend, and the list of friends by country. */
export function GlobeScreen({ me, friends, friendCount, mayMeet, onRetry }: Props) {
  const locale = useLocale();
  const globe = useRef<GlobeHandle>(null);
  const known = friends.state === 'success' ? friends.data : noFriends;
  const homes = useMemo(() => homesOf(world, known, compareCountries(locale)), [known, locale]);
  return (
    <div className={css['world']}>
      <Globe ref={globe} world={world} me={me} homes={homes} />
      <div className={css['side']}>
        {mayMeet !== false && (
          <Counts
            friends={mayMeet ? friendCount : null}
            countries={mayMeet && friends.state === 'success' ? homes.length : null}
          />
        )}
        <FetchCard userId={me.userId} mayMeet={mayMeet} />
        {friends.state === 'failed' && <Failed onRetry={onRetry} />}
        {mayMeet === undefined && <Waiting />}
        {friends.state === 'success' && homes.length === 0 && mayMeet && <NoFriends />}
        {homes.length > 0 && (
          <FriendHomes homes={homes} onLook={({ spot }) => spot && globe.current?.show(spot)} />
        )}
      </div>
    </div>
  );
}

/** Shown instead of the list to a child without friends. */
function NoFriends() {
  const t = useText();
  return (
    <Card>
      <p className={css['empty']}>{t('globe.empty')}</p>
    </Card>
  );
}
