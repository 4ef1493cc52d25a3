import { useEffect } from 'react';
import { useServices } from '../../services.tsx';
import { whenIdle } from '../../when-idle.ts';
import { keepAnswers } from './keep-activities.ts';

/** A child that looks through pages quickly does not load them all. In ms. */
const afterMs = 1_000;

/**
 * Keeps answers that the page shows on the device, with the pictures and sounds they name, to be used offline.
 * @param paths of the calls, below /api/, separated by spaces
 */
export function useKeepAnswers(paths: string, loaded: boolean): void {
  const { storage } = useServices();
  useEffect(() => {
    if (!loaded) return;
    const urls = paths.split(' ').map(path => `${window.location.origin}/api/${path}`);
    return whenIdle(() => void keepAnswers(storage, urls), afterMs);
  }, [storage, paths, loaded]);
}
