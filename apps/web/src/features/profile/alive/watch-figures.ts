import type { Services } from '../../../shared/services.tsx';
import { animatePicture } from './animate-picture.ts';

/**
 * Brings the pictures of children and Dominos inside `data-alive` to life, on every page. The pages only
 * show pictures, so that a first view needs nothing of this.
 * @returns a function that stops it and shows the pictures again
 */
export function watchFigures(services: Services): () => void {
  const alive = new Map<HTMLImageElement, () => void>();
  const update = () => {
    const pictures = new Set(document.querySelectorAll<HTMLImageElement>('[data-alive] > img'));
    for (const [picture, end] of alive) {
      if (pictures.has(picture)) continue;
      end();
      alive.delete(picture);
    }
    for (const picture of pictures)
      if (!alive.has(picture)) alive.set(picture, animatePicture(picture, services));
  };
  const observer = new MutationObserver(update);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-alive'],
  });
  update();
  return () => {
    observer.disconnect();
    for (const end of alive.values()) end();
  };
}
