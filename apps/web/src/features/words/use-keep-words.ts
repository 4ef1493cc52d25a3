import type { Languages } from '@digipals/contract';
import { useEffect } from 'react';
import { keepAnswers } from '../../shared/offline/keep/keep-activities.ts';
import { useServices } from '../../shared/services.tsx';
import { whenIdle } from '../../shared/when-idle.ts';

/** In ms. Keeps the network free for the pictures of the page. */
const afterMs = 1_000;

/** Keeps the words and today's review with their pictures and sounds on the device, to be used offline. */
export function useKeepWords(
  userId: string,
  { supportLanguage, teachingLanguage }: Languages,
  ready: boolean,
): void {
  const { storage } = useServices();
  useEffect(() => {
    if (!ready) return;
    const own = `${window.location.origin}/api/users/${encodeURIComponent(userId)}`;
    const languages = [...new Set([supportLanguage, teachingLanguage])];
    const urls = [
      `${own}/words`,
      ...languages.map(language => `${own}/wordReview?language=${language}`),
    ];
    return whenIdle(() => void keepAnswers(storage, urls), afterMs);
  }, [storage, userId, supportLanguage, teachingLanguage, ready]);
}
