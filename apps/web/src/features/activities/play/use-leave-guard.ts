import { useText } from '@digipals/i18n/react';
import type { PlayerHandle } from '@digipals/player';
import { type RefObject, useEffect } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { watchLifebuoy } from './leaving-for-help.ts';

type Options = { player: RefObject<PlayerHandle | null>; test: boolean };

/**
 * Asks for confirmation before a running activity is left (LEAVE-01 to LEAVE-05, AMBIG-34, AMBIG-35):
 * with `confirm` inside the app, with the browser's own dialog when the page is closed.
 */
export function useLeaveGuard({ player, test }: Options): void {
  const t = useText();
  const { history, browser } = useServices();
  useEffect(() => {
    const running = () => player.current?.isRunning() ?? false;
    // Opening the rewards of an unfinished run counts as leaving, too.
    const stays = (to: string) => to === history.location.pathname;
    const lifebuoy = watchLifebuoy();
    const unblock = history.block({
      blockerFn: ({ nextLocation }) => {
        if (!running() || stays(nextLocation.pathname)) return false;
        if (!browser.confirm(test ? t('leave.test') : t('leave.activity'))) return true;
        player.current?.leave();
        return false;
      },
      enableBeforeUnload: () => running() && !lifebuoy.isLeaving(),
    });
    return () => {
      unblock();
      lifebuoy.stop();
    };
  }, [player, test, t, history, browser]);
}
