import type { Trophy } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Card, Trophy as Cup, classes, colourClass } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { Failed } from '../../../shared/Failed.tsx';
import { remoteData } from '../../../shared/remote-data.ts';
import { Link } from '../../../shared/routing/Link.tsx';
import { MoreLink } from '../../../shared/routing/MoreLink.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { countText, levelText, tints } from '../trophies.ts';
import { achievementsQuery } from './achievements-query.ts';
import css from './TrophiesCard.module.css';

type Props = {
  userId: string;
  /** The username of their owner; omitted for the child's own. */
  username?: string | undefined;
};

/** The trophies of a child, with a link to all achievements (PROFILE-13). */
export function TrophiesCard({ userId, username }: Props) {
  const t = useText();
  const query = useQuery(achievementsQuery(userId));
  const achievements = remoteData(query);
  const to =
    username === undefined ? path('achievements') : path('digipal-achievements', { id: userId });
  if (achievements.state === 'failed') return <Failed onRetry={() => void query.refetch()} />;
  return (
    <Card
      className={css['card']}
      title={username === undefined ? t('profile.trophies') : t('achievements.of', { username })}
      aside={<MoreLink to={to} label={t('achievements.seeAll')} />}
    >
      {achievements.state === 'success' ? (
        <Cups to={to} trophies={achievements.data.trophies} own={username === undefined} />
      ) : (
        <div className={css['cups']} />
      )}
    </Card>
  );
}

type CupsProps = { to: string; trophies: readonly Trophy[]; own: boolean };

function Cups({ to, trophies, own }: CupsProps) {
  const t = useText();
  return (
    <Link to={to} className={css['cups']}>
      {trophies.map(trophy => (
        <span key={trophy.kind} className={classes(css['place'], colourClass(tints[trophy.kind]))}>
          <Cup
            emblem={trophy.kind}
            metal={trophy.level ?? 'none'}
            label={levelText(t, trophy.level)}
            className={css['cup']}
          />
          {countText(t, trophy, own)}
        </span>
      ))}
    </Link>
  );
}
