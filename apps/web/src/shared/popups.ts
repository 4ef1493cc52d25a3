import type { Translate } from '@digipals/i18n';
import type { DominoMood } from '@digipals/ui';
import { createStore, type ReadableStore } from '@digipals/ui/store';
import type { ReactNode } from 'react';

/** Types of the one popup of the app (POPUP-02 to POPUP-08). */
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

/** Text in the language that is chosen when it is shown. */
export type Text = (t: Translate) => string;

export type PopupContent = {
  /** Left out: default (POPUP-08). */
  type?: PopupType;
  title?: Text;
  text: Text;
  /** What stands between text and button, such as confetti. */
  extra?: ReactNode;
  mood?: DominoMood;
  /** False: only the button closes it (POPUP-12). */
  closable?: boolean;
  /** The one action; OK unless said otherwise. */
  label?: Text;
  /** True where the action is not what the popup is for. */
  quiet?: boolean;
  /** Where the action answers a question: a second, quiet button that only closes the popup. */
  refusal?: Text;
  onAction?: () => void;
  /** Where the button leads: for navigateTo. */
  to?: string;
};

/** POPUP-01 */
export type PopupState = { state: 'hidden' } | { state: 'shown'; popup: PopupContent };

export type Popups = ReadableStore<PopupState> & {
  show(popup: PopupContent): void;
  hide(): void;
};

/** The one popup: the newest replaces the one before. */
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
