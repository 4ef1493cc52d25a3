import { useEffect, useState } from 'react';

/** What Chromium gives a page that can be installed, kept by `main.ts`; it opens the browser's own dialog. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

const page: Window & { installOffer?: InstallOffer | undefined } = window;
const kinds = ['beforeinstallprompt', 'appinstalled'];

/** Installs the app by the browser's own dialog; undefined where it does not offer that. */
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
      // An offer holds once.
      page.installOffer = undefined;
      setOffer(undefined);
      void offer.prompt().catch(() => undefined);
    })
  );
}
