import { useTakeBack } from '../features/messages/use-take-back.ts';
import type { Own, TakeBack } from '../features/posts/OwnText.tsx';
import { useServices } from '../shared/services.tsx';

/** The place under which an own DigiPost or status is kept until it is sent. */
export const draftKeyOf = ({ kind, toUserId }: Pick<Own, 'kind' | 'toUserId'>): string =>
  kind === 'post' ? `post/${toUserId}` : 'status';

/**
 * Lets a child take back a DigiPost or status that is being read. `writeAt`: where its words are then;
 * left out where the page itself is that place.
 */
export function useOwnTakeBack(me: string, writeAt?: string): TakeBack {
  const { history } = useServices();
  const { isBusy, ask } = useTakeBack(me);
  return {
    isBusy,
    ask(one) {
      const { pathname } = history.location;
      const follow = () => {
        // Who has gone on to another page stays there.
        if (writeAt && history.location.pathname === pathname) history.push(writeAt);
      };
      ask(one, { draftKey: draftKeyOf(one), onBack: follow });
    },
  };
}
