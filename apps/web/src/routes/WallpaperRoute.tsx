import { endpointQuery } from '@digipals/client';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isGone } from '../features/profile/is-gone.ts';
import { NotHere } from '../features/profile/NotHere.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { SeenWallpaper } from '../features/shop/wallpaper/SeenWallpaper.tsx';
import { WallpaperEditor } from '../features/shop/wallpaper/WallpaperEditor.tsx';
import { Failed } from '../shared/Failed.tsx';
import { usePageInfo } from '../shared/page-info.ts';
import { useParam } from '../shared/routing/use-params.ts';
import { Waiting } from '../shared/Waiting.tsx';
import { EditorTools } from './EditorTools.tsx';
import { useWays } from './may-write/use-ways.ts';

/** /profile/{userId?}/wallpaper: the child chooses its wallpaper (ROUTE-11), or sees another child's. */
export default function WallpaperRoute() {
  const { user } = useSession();
  const id = useParam('userId') || user.userId;
  return id === user.userId ? <OwnWallpaper /> : <OtherWallpaper id={id} />;
}

/** Domino explains the own page (SHELL-34). */
function OwnWallpaper() {
  const t = useText();
  const { user } = useSession();
  const ways = useWays();
  usePageInfo(useCallback(() => t('help.settings-wallpaper'), [t]));
  return (
    <WallpaperEditor
      user={user}
      ways={ways}
      tools={<EditorTools userId={user.userId} route="settings-wallpaper" />}
    />
  );
}

function OtherWallpaper({ id }: { id: string }) {
  const user = useQuery(endpointQuery('GET users/{id}', { id }));
  const profile = useQuery(endpointQuery('GET users/{id}/profile', { id }));
  if (isGone(user.error) || isGone(profile.error)) return <NotHere />;
  if (user.data && profile.data) return <SeenWallpaper user={user.data} profile={profile.data} />;
  if (!user.isError && !profile.isError) return <Waiting />;
  const retry = () => {
    for (const query of [user, profile]) if (query.isError) void query.refetch();
  };
  return <Failed onRetry={retry} />;
}
