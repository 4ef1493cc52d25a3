import type { AvatarKind } from '@digipals/avatar';
import { endpointQuery } from '@digipals/client';
import type { Product, User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { Failed } from '../../../shared/Failed.tsx';
import { useKeepAnswers } from '../../../shared/offline/keep/use-keep-answers.ts';
import { Waiting } from '../../../shared/Waiting.tsx';
import { useShop } from '../frame/use-shop.ts';
import type { Ways } from '../frame/ways.ts';
import { productKey } from '../names/product-names.ts';
import { DressingRoom } from './DressingRoom.tsx';

type Props = {
  kind: AvatarKind;
  user: User;
  ways: Ways;
  /** The counter of Lingos. */
  lingos: ReactNode;
};

/** Loads the figure of the child, what it owns and what it can buy. */
export function LookEditor({ kind, user, ways, lingos }: Props) {
  const t = useText();
  const { userId, username } = user;
  const profile = useQuery(endpointQuery('GET users/{id}/profile', { id: userId }));
  const loaded = useShop(kind === 'human' ? 'avatar' : 'domino', userId);
  useKeepAnswers(`users/${userId}/savedLooks`, profile.isSuccess);
  const nameOf = useCallback(
    ({ sku, item }: Product) => {
      const key = productKey(sku);
      return key ? t(key) : item;
    },
    [t],
  );
  if (profile.data && loaded.state === 'loaded') {
    const { [kind]: saved, dominoImage } = profile.data;
    return (
      <DressingRoom
        kind={kind}
        userId={userId}
        username={username}
        ways={ways}
        lingos={lingos}
        saved={saved}
        shop={loaded.shop}
        nameOf={nameOf}
        domino={dominoImage}
      />
    );
  }
  if (!profile.isError && loaded.state !== 'failed') return <Waiting />;
  const retry = () => {
    if (profile.isError) void profile.refetch();
    if (loaded.state === 'failed') loaded.retry();
  };
  return <Failed onRetry={retry} />;
}
