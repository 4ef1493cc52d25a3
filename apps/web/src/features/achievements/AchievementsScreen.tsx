import type { Achievements, Score } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, classes, Domino, Icon } from '@digipals/ui';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed } from '../../shared/Failed.tsx';
import { PageHeading, usePageTitle } from '../../shared/page-title.tsx';
import { remoteData } from '../../shared/remote-data.ts';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { Waiting } from '../../shared/Waiting.tsx';
import css from './Achievements.module.css';
import { achievementsQuery, scoresQuery } from './card/achievements-query.ts';
import { ScoreList } from './ScoreList.tsx';
import { TrophyCase } from './TrophyCase.tsx';

type Props = {
  userId: string;
  /** The username of their owner; omitted for the child's own. */
  username?: string;
  /** Shown before the title, such as a face. */
  face?: ReactNode;
};

/** Trophies, stars and scores of a child (PROFILE-21, PROFILE-23, NOTSHOWN-58). */
export function AchievementsScreen({ userId, username, face }: Props) {
  const t = useText();
  const achievements = useQuery(achievementsQuery(userId));
  const scores = useQuery(scoresQuery(userId));
  const own = username === undefined;
  const title = own ? t('menu.achievements') : t('achievements.of', { username });
  usePageTitle(title);
  return (
    <div className={css['page']}>
      <Card>
        <div className={css['head']}>
          {face}
          <PageHeading className={css['title']}>{title}</PageHeading>
          {own && (
            <Link
              to={path('stickers')}
              className={classes(buttonClass({ variant: 'secondary' }), css['stickers'])}
            >
              <Icon name="sticker" />
              {t('stickers.title')}
            </Link>
          )}
        </div>
        <Loaded query={achievements}>{data => <Cups achievements={data} own={own} />}</Loaded>
      </Card>
      <Card title={own ? t('achievements.scores') : t('achievements.scoresOf', { username })}>
        <Loaded query={scores}>{data => <Scores scores={data} />}</Loaded>
      </Card>
    </div>
  );
}

/** The loaded data, a placeholder while loading, or a retry button. */
function Loaded<T>(props: { query: UseQueryResult<T>; children: (data: T) => ReactNode }) {
  const { query, children } = props;
  const remote = remoteData(query);
  if (remote.state === 'success') return children(remote.data);
  if (remote.state === 'failed') return <Failed onRetry={() => void query.refetch()} />;
  return <Waiting />;
}

function Cups({ achievements, own }: { achievements: Achievements; own: boolean }) {
  const t = useText();
  const none = achievements.trophies.every(({ level }) => level === null);
  return (
    <>
      {own && none && <p className={css['lead']}>{t('empty.trophies')}</p>}
      <TrophyCase achievements={achievements} own={own} />
    </>
  );
}

function Scores({ scores }: { scores: readonly Score[] }) {
  const t = useText();
  if (scores.length === 0) {
    return (
      <div className={css['none']}>
        <Domino mood="think" className={css['dog']} />
        <p>{t('empty.scores')}</p>
      </div>
    );
  }
  return <ScoreList scores={scores} />;
}
