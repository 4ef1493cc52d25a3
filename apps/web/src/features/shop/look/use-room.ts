import type { AvatarKind, Figure } from '@digipals/avatar';
import { attempt, endpointQuery, isCallError } from '@digipals/client';
import type { Product, Profile, ProfileChange } from '@digipals/contract';
import { useServices } from '../../../shared/services.tsx';
import { useEditor } from '../change/use-editor.ts';
import type { Shop } from '../frame/use-shop.ts';
import type { Wanted } from '../frame/wanted.ts';
import { uploadOf } from './pictures.ts';
import { surprise } from './surprise.ts';
import { useLook } from './use-look.ts';
import { mayWear, wantedOf } from './wanted-of.ts';

export type RoomOptions = {
  kind: AvatarKind;
  userId: string;
  saved: Figure;
  shop: Shop;
  nameOf(product: Product): string;
};

/** Events of dressing and buying. */
const codes = {
  human: { customise: 'lbm5', purchase: 'lbm6' },
  domino: { customise: 'lbm7', purchase: 'lbm8' },
} as const;

type Room = {
  /** What is on now. */
  look: Figure;
  wanted: readonly Wanted[];
  editor: ReturnType<typeof useEditor>;
  undo: (() => void) | undefined;
  remember(takeBack: () => void): void;
  tryOn(next: Figure): void;
  surpriseMe(): void;
};

/** What happens in a dressing room: trying on, buying, saving, leaving. */
export function useRoom({ kind, userId, saved, shop, nameOf }: RoomOptions): Room {
  const { sounds, random } = useServices();
  const { look, isChanged, change, undo, remember, forget } = useLook(kind, userId, saved);
  const wanted = wantedOf(kind, shop, { look, saved, nameOf });
  const upload = useUpload(userId);
  const editor = useEditor({
    userId,
    wanted,
    amount: shop.amount,
    changed: isChanged,
    change: { [kind]: look } as ProfileChange,
    codes: codes[kind],
    forget,
    saved: kind === 'human' ? () => upload(look) : undefined,
  });
  const tryOn = (next: Figure) => {
    sounds.effect('pop');
    change(next);
  };
  return {
    look,
    wanted,
    editor,
    undo,
    remember,
    tryOn,
    surpriseMe: () => {
      const may = (part: string, model: string) => mayWear(shop, saved, part, model);
      tryOn(surprise(kind, look, may, random));
    },
  };
}

/** Sends the drawn child. The server draws its pictures itself; the uploaded one is never shown (AVATAR-06). */
function useUpload(userId: string): (look: Figure) => Promise<void> {
  const { call, queries } = useServices();
  const { queryKey } = endpointQuery('GET users/{id}/profile', { id: userId });
  return async look => {
    const answer = await attempt(
      call('PUT users/{id}/profileImage', {
        params: { id: userId },
        body: { data: uploadOf(look) },
      }),
    );
    if (isCallError(answer)) return;
    queries.setQueryData<Profile>(queryKey, profile => profile && { ...profile, ...answer });
  };
}
