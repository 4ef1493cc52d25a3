import type { AvatarKind } from '@digipals/avatar';
import type { Product } from '@digipals/contract';
import { useCallback, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { useLeaving } from '../frame/use-leaving.ts';
import { type Outcome, usePurchase } from '../frame/use-purchase.ts';
import type { Shop } from '../frame/use-shop.ts';
import { sumOf, type Wanted } from '../frame/wanted.ts';
import type { Figure } from './figure.ts';
import { surprise } from './surprise.ts';
import { useLook } from './use-look.ts';
import { useSave } from './use-save.ts';
import { mayWear, wantedOf } from './wanted-of.ts';

export type RoomOptions = {
  kind: AvatarKind;
  userId: string;
  saved: Figure;
  shop: Shop;
  nameOf(product: Product): string;
};

/** What the child is asked or told. */
type Dialog = 'leave' | 'offline' | 'notEnough';

/** What happens in a dressing room: trying on, buying, saving, leaving. */
export function useRoom({ kind, userId, saved, shop, nameOf }: RoomOptions) {
  const { sounds, analytics, popups, random } = useServices();
  const { look, isChanged, change, undo, forget } = useLook(kind, userId, saved);
  const purchase = usePurchase(userId);
  const save = useSave(kind, userId);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [busy, setBusy] = useState(false);
  const [bought, setBought] = useState<readonly Wanted[]>([]);
  const wanted = wantedOf(kind, shop, { look, saved, nameOf });
  const { leave, back } = useLeaving(
    isChanged,
    useCallback(() => setDialog('leave'), []),
  );

  /** Tells the child why something did not work. */
  const explain = (outcome: Outcome): void => {
    if (outcome === 'offline' || outcome === 'notEnough') setDialog(outcome);
    else if (outcome === 'failed') popups.show({ text: t => t('error.generic'), mood: 'sorry' });
  };

  const keep = async (): Promise<boolean> => {
    const outcome = await save(look);
    if (outcome === 'done') forget();
    explain(outcome);
    return outcome === 'done';
  };

  const pay = async () => {
    if (sumOf(wanted) > shop.amount) return setDialog('notEnough');
    const outcome = await purchase(wanted.map(({ sku }) => sku));
    if (outcome !== 'done') return explain(outcome);
    analytics.tracked(kind === 'human' ? 'lbm6' : 'lbm8');
    if (await keep()) setBought(wanted);
  };

  /** A second tap does nothing until the answer arrives. */
  const alone = (work: () => Promise<unknown>) => async () => {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  };

  return {
    look,
    wanted,
    dialog,
    busy,
    bought,
    back,
    undo,
    tryOn: (next: Figure) => {
      sounds.effect('pop');
      change(next);
    },
    surpriseMe: () => {
      sounds.effect('pop');
      const may = (part: string, model: string) => mayWear(shop, saved, part, model);
      change(surprise(kind, look, may, random));
    },
    buy: alone(pay),
    done: alone(async () => {
      setDialog(null);
      if (!isChanged || (await keep())) leave();
    }),
    /** Leaves unpaid things in the room; changes that cost nothing are dropped. */
    go: () => {
      if (wanted.length === 0) forget();
      leave();
    },
    closeDialog: () => setDialog(null),
    goOn: () => setBought([]),
  };
}
