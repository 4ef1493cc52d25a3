import type { User } from '@digipals/contract';
import { TextPartProvider } from '@digipals/i18n/react';
import { TrophiesCard } from '../../features/achievements/card/TrophiesCard.tsx';
import { FriendsCard } from '../../features/friends/card/FriendsCard.tsx';
import { MessagesCard } from '../../features/messages/card/MessagesCard.tsx';
import { WallCard, writePlace } from '../../features/posts/WallCard.tsx';
import { InterestsCard } from '../../features/profile/interests/InterestsCard.tsx';
import { ProfilePlaces } from '../../features/profile/own/ProfilePlaces.tsx';
import { StreakCard } from '../../features/streaks/StreakCard.tsx';
import { Boundary } from '../../shared/Boundary.tsx';
import { useOwnTakeBack } from '../use-own-take-back.ts';

/** The cards of the own profile that come after the first drawing; without their texts they fail alone. */
export default function OwnCards({ user }: { user: User }) {
  const { userId } = user;
  const takeBack = useOwnTakeBack(userId, writePlace(userId, userId));
  return (
    <Boundary inPlace>
      <TextPartProvider part="pages" waiting={<ProfilePlaces />}>
        <MessagesCard userId={userId} />
        <StreakCard userId={userId} />
        <FriendsCard userId={userId} />
        <WallCard owner={user} me={userId} takeBack={takeBack} />
        <InterestsCard userId={userId} own />
        <TrophiesCard userId={userId} />
      </TextPartProvider>
    </Boundary>
  );
}
