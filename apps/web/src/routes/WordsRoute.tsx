import type { Languages } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOwnDomino } from '../features/activities/keep/use-own-domino.ts';
import { languagesQuery } from '../features/languages/languages-query.ts';
import { useSession } from '../features/session/session-context.tsx';
import { finishedOffline } from '../features/training/progress/finished-offline.ts';
import { useKeepWords } from '../features/words/use-keep-words.ts';
import { WordsPage } from '../features/words/WordsPage.tsx';
import { reviewId, reviewQuery, wordsQuery } from '../features/words/words-query.ts';
import { Failed } from '../shared/Failed.tsx';
import { usePageInfo } from '../shared/page-info.ts';
import { usePageTitle } from '../shared/page-title.tsx';
import { remoteData } from '../shared/remote-data.ts';
import { useServices } from '../shared/services.tsx';
import { Waiting } from '../shared/Waiting.tsx';

/** /words: the garden of the words that a child met, and today's review. */
export default function WordsRoute() {
  const t = useText();
  const { userId } = useSession().user;
  const query = useQuery(languagesQuery(userId));
  const languages = remoteData(query);
  usePageTitle(t('words.title'));
  usePageInfo(useCallback(() => t('words.help'), [t]));
  if (languages.state === 'failed') return <Failed onRetry={() => void query.refetch()} />;
  if (languages.state !== 'success') return <Waiting />;
  return <Words userId={userId} languages={languages.data} />;
}

function Words({ userId, languages }: { userId: string; languages: Languages }) {
  const { premium } = useSession();
  const { storage } = useServices();
  const domino = useOwnDomino(userId);
  const unsent = finishedOffline(storage, userId).has(reviewId);
  // What the review has grown is not on the server yet.
  const keep = unsent ? { staleTime: Number.POSITIVE_INFINITY } : {};
  const words = useQuery({ ...wordsQuery(userId), ...keep });
  const review = useQuery({
    ...reviewQuery(userId, languages.supportLanguage),
    ...keep,
    enabled: premium,
  });
  const { supportLanguage, teachingLanguage } = languages;
  useKeepWords({
    userId,
    languages: premium ? [supportLanguage, teachingLanguage] : [],
    ready: words.isSuccess && (!premium || review.isSuccess),
  });
  const data = remoteData(words);
  if (data.state === 'failed') return <Failed onRetry={() => void words.refetch()} />;
  if (data.state !== 'success') return <Waiting />;
  return (
    <WordsPage
      words={data.data}
      languages={languages}
      review={premium ? remoteData(review) : null}
      unsent={unsent}
      domino={domino}
      onRetry={() => void review.refetch()}
    />
  );
}
