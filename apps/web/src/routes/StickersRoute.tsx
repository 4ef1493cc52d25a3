import { endpointQuery } from '@digipals/client';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSession } from '../features/session/session-context.tsx';
import { Album } from '../features/stickers/Album.tsx';
import { withFinishedOffline } from '../features/stickers/pages.ts';
import { finishedOffline } from '../features/training/progress/finished-offline.ts';
import { Failed } from '../shared/Failed.tsx';
import { useKeepAnswers } from '../shared/offline/keep/use-keep-answers.ts';
import { usePageInfo } from '../shared/page-info.ts';
import { usePageTitle } from '../shared/page-title.tsx';
import { remoteData } from '../shared/remote-data.ts';
import { useServices } from '../shared/services.tsx';
import { Waiting } from '../shared/Waiting.tsx';

/** /stickers: the sticker album of the child (STICKER-01). */
export default function StickersRoute() {
  const t = useText();
  const { queries, storage } = useServices();
  const { user, premium } = useSession();
  const stickers = endpointQuery('GET users/{id}/stickers', { id: user.userId });
  const query = useQuery(stickers);
  const [isOutdated] = useState(() => queries.getQueryState(stickers.queryKey)?.isInvalidated);
  const pages = remoteData(query);
  useKeepAnswers(`users/${user.userId}/stickers`, query.isSuccess);
  usePageTitle(t('stickers.title'));
  usePageInfo(useCallback(() => t('stickers.help'), [t]));
  if (pages.state === 'failed') return <Failed onRetry={() => void query.refetch()} />;
  // A sticker is celebrated once, so the album opens with the newest ones.
  const awaitsNew = isOutdated && query.isFetching && !query.isFetchedAfterMount;
  if (pages.state !== 'success' || awaitsNew) return <Waiting />;
  const own = withFinishedOffline(pages.data, finishedOffline(storage, user.userId));
  return <Album userId={user.userId} pages={own} premium={premium} />;
}
