import { useWithdraw } from '../features/messages/drafts/use-withdraw.ts';
import type { Own, Withdraw } from '../features/posts/OwnText.tsx';
import { useServices } from '../shared/services.tsx';

/** The draft key of a DigiPost or status of the child. */
export const draftKeyOf = ({ kind, toUserId }: Pick<Own, 'kind' | 'toUserId'>): string =>
  kind === 'post' ? `post/${toUserId}` : 'status';

/**
 * Withdraws a DigiPost or status under review. `writePath`: the page that shows its text afterwards;
 * omitted if that is the current page.
 */
export function useOwnWithdraw(me: string, writePath?: string): Withdraw {
  const { history } = useServices();
  const { isBusy, ask } = useWithdraw(me);
  return {
    isBusy,
    ask(one) {
      const { pathname } = history.location;
      const follow = () => {
        // Do not navigate a child who has moved to another page.
        if (writePath && history.location.pathname === pathname) history.push(writePath);
      };
      ask(one, { draftKey: draftKeyOf(one), onRestored: follow });
    },
  };
}
