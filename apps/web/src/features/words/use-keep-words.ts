import type { LanguageCode } from '@digipals/contract';
import { useEffect } from 'react';
import { keepAnswers } from '../../shared/offline/keep/keep-activities.ts';
import { useServices } from '../../shared/services.tsx';
import { whenIdle } from '../../shared/when-idle.ts';

/** In ms. Keeps the network free for the pictures of the page. */
const afterMs = 1_000;

type Kept = {
  userId: string;
  /** Languages in which today's review is kept; none without a licence. */
  languages: readonly LanguageCode[];
  ready: boolean;
};

/** Keeps the words and today's review with their pictures and sounds on the device, to be used offline. */
export function useKeepWords({ userId, languages, ready }: Kept): void {
  const { storage } = useServices();
  const list = [...new Set(languages)].join(' ');
  useEffect(() => {
    if (!ready) return;
    const own = `${window.location.origin}/api/users/${encodeURIComponent(userId)}`;
    const reviews = list
      .split(' ')
      .filter(Boolean)
      .map(language => `${own}/wordReview?language=${language}`);
    return whenIdle(() => void keepAnswers(storage, [`${own}/words`, ...reviews]), afterMs);
  }, [storage, userId, list, ready]);
}
