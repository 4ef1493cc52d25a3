import { attempt, isCallError } from '@digipals/client';
import type { LanguageCode } from '@digipals/contract/constants';
import { useEffect, useRef } from 'react';
import { useServices } from '../../../shared/services.tsx';

type Given<T> = { load(code: LanguageCode): Promise<T>; show(code: LanguageCode, loaded: T): void };

/**
 * Chooses the language of the instructions (PLAYER-15). The screen stays as it is until the other language is loaded.
 * If it cannot be loaded, a popup says so. The last press counts.
 */
export function useChooseLanguage<T>({ load, show }: Given<T>) {
  const { popups } = useServices();
  const last = useRef<symbol>(null);
  // A child who has left is not told.
  useEffect(
    () => () => {
      last.current = null;
    },
    [],
  );

  return async (code: LanguageCode): Promise<void> => {
    const press = Symbol(code);
    last.current = press;
    const loaded = await attempt(load(code));
    if (last.current !== press) return;
    if (!isCallError(loaded)) return show(code, loaded);
    const { code: reason } = loaded;
    popups.show({
      text: t => t(reason === 'offline' ? 'error.offline' : 'error.generic'),
      mood: 'sorry',
    });
  };
}
