import { endpointQuery } from '@digipals/client';
import type { Song } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../features/session/session-context.tsx';
import { SongMenu } from '../features/songs/SongMenu.tsx';
import { Guide } from '../features/training/card/Guide.tsx';
import { finishedOffline } from '../features/training/progress/finished-offline.ts';
import { Failed } from '../shared/Failed.tsx';
import { usePageTitle } from '../shared/page-title.tsx';
import { remoteData } from '../shared/remote-data.ts';
import { useServices } from '../shared/services.tsx';
import { Waiting } from '../shared/Waiting.tsx';

/** /song-menu: the songs of the course (ROUTE-28, NOTSHOWN-20). */
export default function SongMenuRoute() {
  const t = useText();
  const { storage } = useServices();
  const { user, premium } = useSession();
  const { userId } = user;
  const query = useQuery(endpointQuery('GET users/{id}/songs', { id: userId }));
  const songs = remoteData(query);
  usePageTitle(t('songs.title'));
  if (songs.state === 'failed') return <Failed onRetry={() => void query.refetch()} />;
  if (songs.state !== 'success') return <Waiting />;
  // Songs sung offline count as sung.
  const offline = finishedOffline(storage, userId);
  const known = songs.data.map((song): Song => {
    const sung = song.sung || offline.has(song.activityId);
    return { ...song, sung };
  });
  const guide = <Guide text={t('songs.help')} happy={false} />;
  return <SongMenu songs={known} premium={premium} guide={guide} />;
}
