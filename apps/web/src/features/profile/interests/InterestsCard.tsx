import { endpointQuery } from '@digipals/client';
import { useText } from '@digipals/i18n/react';
import { Card } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { Failed } from '../../../shared/Failed.tsx';
import { remoteData } from '../../../shared/remote-data.ts';
import { MoreLink } from '../../../shared/routing/MoreLink.tsx';
import { path } from '../../../shared/routing/paths.ts';
import css from '../own/ProfileCards.module.css';
import { InterestTiles } from './InterestTiles.tsx';

type Props = {
  userId: string;
  /** Whether it is the child's own page, whose link has no id. */
  own: boolean;
};

/** Number of pictures on the card; the interests page shows all. */
const shown = 9;

/** Interests of a child, with a link to all (PROFILE-12). */
export function InterestsCard({ userId, own }: Props) {
  const t = useText();
  const query = useQuery(endpointQuery('GET users/{id}/profile', { id: userId }));
  const profile = remoteData(query);
  if (profile.state === 'failed') return <Failed onRetry={() => void query.refetch()} />;
  if (profile.state !== 'success') return <Card className={css['likes']} />;
  const { interests } = profile.data;
  const items = interests.items.slice(0, shown);
  const none = items.length === 0;
  return (
    <Card
      className={css['likes']}
      title={t('profile.interests')}
      aside={
        (own || !none) && (
          <MoreLink to={path('interests', own ? {} : { userId })} label={t('profile.interests')} />
        )
      }
    >
      {none ? (
        <p className={css['none']}>{t('empty.interests')}</p>
      ) : (
        <InterestTiles interests={{ ...interests, items }} />
      )}
    </Card>
  );
}
