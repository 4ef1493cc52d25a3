import type { Translate } from '@digipals/i18n';
import type { DominoMood } from '@digipals/ui';
import { createStore, type ReadableStore } from '@digipals/ui/store';
import type { ReactNode } from 'react';
import type { RouteName } from './routing/paths.ts';

/** Types of the app's popup (POPUP-02 to POPUP-08). */
export const popupTypes = [
  'offline',
  'navigateTo',
  'streakPopup',
  'lingoPopup',
  'did-you-mean',
  'say-more',
  'default',
] as const;
export type PopupType = (typeof popupTypes)[number];

/** A text, translated when it is shown. */
export type Text = (t: Translate) => string;

export type PopupContent = {
  /** 'default' if left out (POPUP-08). */
  type?: PopupType;
  title?: Text;
  text: Text;
  /** Content between text and button, such as confetti. */
  extra?: ReactNode;
  /** Says to the grown-up how to get a licence. */
  upgrade?: boolean;
  /** Shows the help of this page, with its picture. Its text, unless `text` has one. */
  help?: RouteName;
  mood?: DominoMood;
  /** Base address of the child's own Domino, who then moves. */
  domino?: string | undefined;
  /** False: only the button closes it (POPUP-12). */
  closable?: boolean;
  /** Label of the action; OK by default. */
  label?: Text;
  /** True if the action is secondary. */
  quiet?: boolean;
  /** Label of a second, quiet button that only closes the popup. */
  refusal?: Text;
  onAction?: () => void;
  /** Path to which the button of `navigateTo` leads. */
  to?: string;
};

/** POPUP-01 */
export type PopupState = { state: 'hidden' } | { state: 'shown'; popup: PopupContent };

export type Popups = ReadableStore<PopupState> & {
  show(popup: PopupContent): void;
  hide(): void;
};

/** The app shows one popup at a time: a new one replaces the current one. */
export function createPopups(): Popups {
  const store = createStore<PopupState>({ state: 'hidden' });
  return {
    get: store.get,
    subscribe: store.subscribe,
    show: popup => store.set({ state: 'shown', popup }),
    hide: () => {
      if (store.get().state === 'shown') store.set({ state: 'hidden' });
    },
  };
}
