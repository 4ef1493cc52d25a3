import type { TeachingLanguage } from '@digipals/contract/constants';
import { useEffect } from 'react';
import { keepAnswers } from '../../shared/offline/keep/keep-activities.ts';
import { useServices } from '../../shared/services.tsx';
import { whenIdle } from '../../shared/when-idle.ts';

/** A child that looks through letters quickly does not load them all. In ms. */
const afterMs = 1_000;

/** Keeps an opened letter with its pictures and sounds on the device, to be used offline. */
export function useKeepLetter(english: TeachingLanguage, letter: string, loaded: boolean): void {
  const { storage } = useServices();
  useEffect(() => {
    if (!loaded) return;
    const paths = ['alphabet-list', `words/${letter}`];
    const urls = paths.map(
      path => `${window.location.origin}/api/dictionary/${path}?english=${english}`,
    );
    return whenIdle(() => void keepAnswers(storage, urls), afterMs);
  }, [storage, english, letter, loaded]);
}
