import { endpointQuery } from '@digipals/client';
import type { User } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed } from '../../../shared/Failed.tsx';
import { Waiting } from '../../../shared/Waiting.tsx';
import { useShop } from '../frame/use-shop.ts';
import type { Ways } from '../frame/ways.ts';
import { InterestsRoom } from './InterestsRoom.tsx';

type Props = {
  user: User;
  ways: Ways;
  nameOf(id: string): string | undefined;
  tools: ReactNode;
};

/** Loads the interests of the child, the pictures, and what it owns. */
export function InterestsEditor({ user: { userId, username }, ...others }: Props) {
  const profile = useQuery(endpointQuery('GET users/{id}/profile', { id: userId }));
  const loaded = useShop('interests', userId);
  if (profile.data && loaded.state === 'loaded') {
    const data = { profile: profile.data, shop: loaded.shop };
    return <InterestsRoom {...others} {...data} userId={userId} username={username} />;
  }
  if (!profile.isError && loaded.state !== 'failed') return <Waiting />;
  const retry = () => {
    if (profile.isError) void profile.refetch();
    if (loaded.state === 'failed') loaded.retry();
  };
  return <Failed onRetry={retry} />;
}
