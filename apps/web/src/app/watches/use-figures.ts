import { loadChunk } from '@digipals/i18n/chunks';
import { useEffect } from 'react';
import { useServices } from '../../shared/services.tsx';
import { whenIdle } from '../../shared/when-idle.ts';

const load = () => loadChunk(() => import('../../features/profile/alive/watch-figures.ts'));

/** Lets figures move, once the page is idle. If that cannot be loaded, they are still pictures. */
export function useFigures(): void {
  const services = useServices();
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    const cancel = whenIdle(() => {
      void load().then(
        ({ watchFigures }) => {
          if (!isOver) end = watchFigures(services);
        },
        () => undefined,
      );
    });
    return () => {
      isOver = true;
      cancel();
      end?.();
    };
  }, [services]);
}
