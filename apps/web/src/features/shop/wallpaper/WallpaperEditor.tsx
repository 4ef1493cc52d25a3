import { endpointQuery } from '@digipals/client';
import type { User } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed } from '../../../shared/Failed.tsx';
import { Waiting } from '../../../shared/Waiting.tsx';
import { useShop } from '../frame/use-shop.ts';
import type { Ways } from '../frame/ways.ts';
import { WallpaperRoom } from './WallpaperRoom.tsx';

type Props = { user: User; ways: Ways; tools: ReactNode };

/** Loads the page of the child, the wallpapers, and what it owns. */
export function WallpaperEditor(props: Props) {
  const profile = useQuery(endpointQuery('GET users/{id}/profile', { id: props.user.userId }));
  const loaded = useShop('wallpaper', props.user.userId);
  if (profile.data && loaded.state === 'loaded')
    return <WallpaperRoom {...props} profile={profile.data} shop={loaded.shop} />;
  if (!profile.isError && loaded.state !== 'failed') return <Waiting />;
  const retry = () => {
    if (profile.isError) void profile.refetch();
    if (loaded.state === 'failed') loaded.retry();
  };
  return <Failed onRetry={retry} />;
}
