import type { Summary } from '@digipals/contract';
import { useLocale, useText } from '@digipals/i18n/react';
import { Card } from '@digipals/ui';
import { type ReactNode, useMemo, useRef } from 'react';
import { Failed } from '../../shared/Failed.tsx';
import type { RemoteData } from '../../shared/remote-data.ts';
import { Waiting } from '../../shared/Waiting.tsx';
import { Counts } from './Counts.tsx';
import { compareCountries } from './compare-countries.ts';
import { FetchCard } from './FetchCard.tsx';
import { FriendHomes } from './FriendHomes.tsx';
import { Globe, type GlobeHandle } from './Globe.tsx';
import css from './GlobeScreen.module.css';
import { type Home, homesOf, type Me } from './pins.ts';
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
  /** Whom to ask for that. */
  askFirst: string;
  onRetry(): void;
};

const world = readWorld();
const noFriends: readonly Summary[] = [];

/** The globe with counts, a card to find a new friend, and the list of friends by country. */
export function GlobeScreen({ me, friends, mayMeet, ...given }: Props) {
  const locale = useLocale();
  const globe = useRef<GlobeHandle>(null);
  const known = friends.state === 'success' ? friends.data : noFriends;
  const homes = useMemo(() => homesOf(world, known, compareCountries(locale)), [known, locale]);
  return (
    <div className={css['world']}>
      <Globe ref={globe} world={world} me={me} homes={homes} />
      <div className={css['side']}>
        {mayMeet === undefined ? (
          // Nothing moves once it is known.
          <Waiting />
        ) : (
          <Side {...given} userId={me.userId} friends={friends} homes={homes} mayMeet={mayMeet}>
            <FriendHomes homes={homes} onLook={({ spot }) => spot && globe.current?.show(spot)} />
          </Side>
        )}
      </div>
    </div>
  );
}

type SideProps = Pick<Props, 'friends' | 'friendCount' | 'askFirst' | 'onRetry'> & {
  userId: string;
  homes: readonly Home[];
  mayMeet: boolean;
  /** The friends by country. */
  children: ReactNode;
};

function Side({ userId, friends, homes, mayMeet, children, ...given }: SideProps) {
  const { friendCount, askFirst, onRetry } = given;
  const isKnown = friends.state === 'success';
  return (
    <>
      {mayMeet && <Counts friends={friendCount} countries={isKnown ? homes.length : null} />}
      <FetchCard userId={userId} mayMeet={mayMeet} askFirst={askFirst} />
      {friends.state === 'failed' && <Failed onRetry={onRetry} />}
      {isKnown && homes.length === 0 && mayMeet && <NoFriends />}
      {homes.length > 0 && children}
    </>
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
