import { invalidateChanges } from '@digipals/client';
import type { Activity, Languages, MetWord, WordReview } from '@digipals/contract';
import type { LanguageCode } from '@digipals/contract/constants';
import { TextPartProvider } from '@digipals/i18n/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFinishedRun } from '../features/activities/keep/finished-run.ts';
import { useOwnDomino } from '../features/activities/keep/use-own-domino.ts';
import { useOutbox } from '../features/activities/outbox/outbox.ts';
import { ActivityRun } from '../features/activities/play/ActivityRun.tsx';
import { FailedActivity } from '../features/activities/play/FailedActivity.tsx';
import { useChooseLanguage } from '../features/activities/play/use-choose-language.ts';
import { languagesQuery } from '../features/languages/languages-query.ts';
import { useSession } from '../features/session/session-context.tsx';
import {
  forgetFinishedOffline,
  markFinishedOffline,
} from '../features/training/progress/finished-offline.ts';
import { GrowingPlant } from '../features/words/review/GrowingPlant.tsx';
import { grownWords, plantBeside, wordsAfter } from '../features/words/review/grown-words.ts';
import { ReviewEnd } from '../features/words/review/ReviewEnd.tsx';
import { reviewId, reviewQuery, wordsQuery } from '../features/words/words-query.ts';
import { path } from '../shared/routing/paths.ts';
import { useServices } from '../shared/services.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { useMayBegin } from './begin/use-may-begin.ts';

/** /words/review: today's word review in the player, and what has grown (WORDS-13). */
export default function WordReviewRoute() {
  const { userId } = useSession().user;
  const query = useQuery(languagesQuery(userId));
  if (query.data) return <Loaded userId={userId} languages={query.data} />;
  return query.isError ? <Unloaded onRetry={() => void query.refetch()} /> : <Waiting />;
}

const Unloaded = ({ onRetry }: { onRetry(): void }) => (
  <FailedActivity exit={path('words')} onRetry={onRetry} />
);

function Loaded({ userId, languages }: { userId: string; languages: Languages }) {
  const language = languages.supportLanguage;
  const { history } = useServices();
  const review = useQuery(reviewQuery(userId, language));
  const words = useQuery(wordsQuery(userId));
  const mayBegin = useMayBegin(userId);
  const nothing = review.data?.activity === null;
  useEffect(() => {
    if (nothing) history.replace(path('words'));
  }, [nothing, history]);
  const failed = [review, words].find(query => query.isError && query.data === undefined);
  if (failed) return <Unloaded onRetry={() => void failed.refetch()} />;
  if (!words.data || !review.data?.activity || !mayBegin) return <Waiting />;
  const { activity, asked } = review.data;
  return (
    <Review
      userId={userId}
      given={{ activity, asked, language }}
      met={words.data}
      languages={languages}
    />
  );
}

type Asking = { activity: Activity; asked: WordReview['asked']; language: LanguageCode };
type ReviewProps = {
  userId: string;
  given: Asking;
  met: readonly MetWord[];
  languages: Languages;
};

function Review({ given, met, userId, languages }: ReviewProps) {
  const [{ activity, asked, language }, setAsking] = useState(given);
  // The answers change the words on the server, so growth counts from the state at the beginning.
  const [words] = useState(met);
  const [right, setRight] = useState<ReadonlySet<string>>(new Set());
  const [ended, setEnded] = useState(false);
  const { storage } = useServices();
  const queries = useQueryClient();
  const chooseLanguage = useChooseLanguage({
    load: code => queries.ensureQueryData(reviewQuery(userId, code)),
    show: (code, next) => {
      if (!next.activity) return;
      setAsking({ activity: next.activity, asked: next.asked, language: code });
      // After midnight another review begins.
      if (next.activity.data[0]?.id !== activity.data[0]?.id) setRight(new Set());
    },
  });
  const outbox = useOutbox();
  const credit = useFinishedRun(userId, reviewId)?.lingoCredit ?? 0;
  const domino = useOwnDomino(userId);
  const grown = grownWords(words, asked, right);
  if (ended)
    return (
      <ReviewEnd
        words={wordsAfter(words, grown)}
        asked={asked}
        grown={grown}
        credit={credit}
        domino={domino}
      />
    );
  const saved = () => {
    if (!outbox.isEmpty(userId)) return;
    forgetFinishedOffline(storage, userId);
    void invalidateChanges(queries, 'POST users/{id}/solution');
  };
  return (
    <TextPartProvider part="player" waiting={<Waiting />}>
      <ActivityRun
        userId={userId}
        activity={activity}
        language={language}
        languages={languages}
        onLanguage={chooseLanguage}
        domino={domino}
        blockNavigation={false}
        // Growth counts from the words at the beginning, which a reload has lost.
        isKept={false}
        exit={path('words')}
        beside={id => {
          const plant = plantBeside(words, asked, right, id);
          return plant && <GrowingPlant {...plant} />;
        }}
        onRecord={entries => {
          const won = entries.filter(entry => entry.valid === 1 && !entry.skipped);
          setRight(before => new Set([...before, ...won.map(entry => entry.questionId)]));
        }}
        onFinish={() => {
          queries.setQueryData(wordsQuery(userId).queryKey, [...wordsAfter(words, grown)]);
          setEnded(true);
        }}
        onUnsent={percent => markFinishedOffline(storage, userId, reviewId, percent)}
        onSaved={saved}
      />
    </TextPartProvider>
  );
}
