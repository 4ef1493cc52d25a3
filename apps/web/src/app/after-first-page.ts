import { dominoUrls, loadMoreIcons } from '@digipals/ui';
import { useEffect } from 'react';
import { loadSoundUrls } from '../shared/sounds.ts';
import { whenIdle } from '../shared/when-idle.ts';
import { type App, loadLeave } from './create-app.ts';
import { loadLaterPages } from './pages.ts';
import { popupView } from './popup/PopupHost.tsx';
import { menuView } from './shell/MenuButton.tsx';

/** Delay after the first page, in ms. */
const afterMs = 2_000;

/** Pictures of the offline popups, which cannot be fetched when they are needed. */
const neededOffline = [dominoUrls.sorry, dominoUrls.cheer];

/** Loads popups, menu, rarer icons, the addresses of sounds and the table of later pages. Never rejects: each of them is loaded again on use. */
export async function loadAfterFirstPage(): Promise<void> {
  await Promise.allSettled([
    popupView.preload(),
    menuView.preload(),
    loadMoreIcons(),
    loadLeave(),
    loadLaterPages(),
    loadSoundUrls(),
  ]);
}

/** Fetches what a child will need after the first page. */
export function useAfterFirstPage({ addLaterParts }: Pick<App, 'addLaterParts'>): void {
  useEffect(
    () =>
      whenIdle(() => {
        void loadAfterFirstPage();
        void addLaterParts().catch(() => undefined);
        for (const url of neededOffline) new Image().src = url;
        void document.fonts?.load('1em Andika');
      }, afterMs),
    [addLaterParts],
  );
}
