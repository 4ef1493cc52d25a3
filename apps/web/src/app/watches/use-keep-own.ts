import { endpointQuery } from '@digipals/client';
import { loadChunk } from '@digipals/i18n/chunks';
import { dominoUrls } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../shared/services.tsx';
import { whenIdle } from '../../shared/when-idle.ts';

const load = () => loadChunk(() => import('../../shared/offline/keep/keep-activities.ts'));

/** All pictures of a child's own Domino. */
const ownDomino = (base: string): string[] =>
  Object.keys(dominoUrls)
    .filter(mood => mood !== 'head')
    .map(mood => `${base}/${mood}.svg`);

/** In ms. The pictures of the page come first. */
const afterMs = 1_000;

/** Keeps the data of the child, its picture and its Domino on the device, to be used offline. */
export function useKeepOwn(userId: string): void {
  const { storage } = useServices();
  // The wallpaper of every page loads it.
  const profile = endpointQuery('GET users/{id}/profile', { id: userId });
  const { avatarImage, dominoImage } = useQuery({ ...profile, enabled: false }).data ?? {};
  useEffect(() => {
    if (!avatarImage || !dominoImage) return;
    const pictures = [
      ...['full', 'head'].map(name => `${avatarImage}/${name}.svg`),
      ...ownDomino(dominoImage),
    ];
    return whenIdle(() => {
      void load().then(
        ({ keepAnswers }) => keepAnswers(storage, [], pictures),
        () => undefined,
      );
    }, afterMs);
  }, [storage, avatarImage, dominoImage]);
}
