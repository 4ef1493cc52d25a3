import { useEffect, useState } from 'react';

/** Chromium's event for a page that can be installed, stored by `main.ts`; it opens the browser's dialog. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

const page: Window & { installOffer?: InstallOffer | undefined } = window;
const kinds = ['beforeinstallprompt', 'appinstalled'];

/** Installs the app through the browser's dialog; undefined if the browser does not offer it. */
export function useInstall(): (() => void) | undefined {
  const [offer, setOffer] = useState(page.installOffer);
  useEffect(() => {
    const look = ({ type }: Event) => {
      if (type === 'appinstalled') page.installOffer = undefined;
      setOffer(page.installOffer);
    };
    for (const kind of kinds) page.addEventListener(kind, look);
    return () => {
      for (const kind of kinds) page.removeEventListener(kind, look);
    };
  }, []);
  return (
    offer &&
    (() => {
      // An offer can be used once.
      page.installOffer = undefined;
      setOffer(undefined);
      void offer.prompt().catch(() => undefined);
    })
  );
}
