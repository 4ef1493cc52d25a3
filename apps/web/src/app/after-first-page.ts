import { dominoUrls, loadMoreIcons } from '@digipals/ui';
import { useEffect } from 'react';
import { whenIdle } from '../shared/when-idle.ts';
import { popupView } from './popup/PopupHost.tsx';
import { menuView } from './shell/MenuButton.tsx';

/** After the first page is there, in ms. */
const afterMs = 2_000;

/** What the popups about a lost connection show cannot be fetched when they are needed. */
const neededOffline = [dominoUrls.sorry, dominoUrls.cheer];

/** Loads what no first page shows: popups, menu, the rarer icons. Never rejects: who needs it asks again. */
export async function loadAfterFirstPage(): Promise<void> {
  await Promise.allSettled([popupView.preload(), menuView.preload(), loadMoreIcons()]);
}

/** Fetches what a child will need next, once the first page is there. */
export function useAfterFirstPage(): void {
  useEffect(
    () =>
      whenIdle(() => {
        void loadAfterFirstPage();
        for (const url of neededOffline) new Image().src = url;
        void document.fonts?.load('1em Andika');
      }, afterMs),
    [],
  );
}
