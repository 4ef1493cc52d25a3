import type { User } from '@digipals/contract';
import { TextPartProvider } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { TrophiesCard } from '../../features/achievements/card/TrophiesCard.tsx';
import { FriendsCard } from '../../features/friends/card/FriendsCard.tsx';
import { friendsQuery } from '../../features/friends/card/friends-query.ts';
import { inRelation } from '../../features/friends/card/relation.ts';
import { MessagesCard } from '../../features/messages/card/MessagesCard.tsx';
import { pathToWrite, WallCard } from '../../features/posts/WallCard.tsx';
import { InterestsCard } from '../../features/profile/interests/InterestsCard.tsx';
import { ProfilePlaceholders } from '../../features/profile/own/ProfilePlaceholders.tsx';
import { StreakCard } from '../../features/streaks/StreakCard.tsx';
import { Boundary } from '../../shared/Boundary.tsx';
import { Later, latePart } from '../../shared/later.tsx';
import { useOwnWithdraw } from '../use-own-withdraw.ts';
import { FirstSteps } from './FirstSteps.tsx';

const assigned = latePart(() => import('../../features/training/assigned/AssignedCard.tsx'));
const nextThing = latePart(() => import('./NextThing.tsx'));

/** Cards of the own profile that load after the first paint. If their texts fail to load, only they fail. */
export default function OwnCards({ user, premium }: { user: User; premium: boolean }) {
  const { userId } = user;
  const friends = useQuery(friendsQuery(userId)).data;
  const alone = friends && inRelation(friends, userId, 'friends').length === 0;
  const withdraw = useOwnWithdraw(userId, pathToWrite(userId, userId));
  return (
    <Boundary inPlace>
      <TextPartProvider part="pages" waiting={<ProfilePlaceholders />}>
        {premium && <Later part={assigned} quiet props={user} />}
        <Later part={nextThing} quiet props={user} />
        {!premium && <FirstSteps user={user} />}
        <MessagesCard userId={userId} invites={premium && !alone} />
        <StreakCard userId={userId} />
        <FriendsCard userId={userId} />
        <WallCard owner={user} me={user} withdraw={withdraw} />
        <InterestsCard userId={userId} own />
        <TrophiesCard userId={userId} />
      </TextPartProvider>
    </Boundary>
  );
}
