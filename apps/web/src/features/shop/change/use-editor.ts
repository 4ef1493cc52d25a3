import { attempt, endpointQuery, isCallError } from '@digipals/client';
import type { ProfileChange } from '@digipals/contract';
import type { EventCode } from '@digipals/contract/constants';
import { useCallback, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { useLeaving } from '../frame/use-leaving.ts';
import { type Outcome, outcomeOf, usePurchase } from '../frame/use-purchase.ts';
import { sumOf, type Wanted } from '../frame/wanted.ts';

type Dialog = 'leave' | 'offline' | 'notEnough';

type Editing = {
  userId: string;
  /** What is on and not paid for. */
  wanted: readonly Wanted[];
  /** Lingos the child has. */
  amount: number;
  /** Whether what is on differs from what is saved. */
  changed: boolean;
  /** What to save. */
  change: ProfileChange;
  codes: { customise: EventCode; purchase: EventCode };
  /** Forgets what waits on this device. @returns false if the child has tried on something else meanwhile */
  forget(): boolean;
  /** What follows when the change is saved. */
  saved?: (() => Promise<void>) | undefined;
};

/** Saves a change of the profile; its answer is the new profile. */
function useSaveChange(userId: string): (change: ProfileChange) => Promise<Outcome> {
  const { call, queries, browser } = useServices();
  const { queryKey } = endpointQuery('GET users/{id}/profile', { id: userId });
  return async change => {
    if (!browser.isOnline()) return 'offline';
    const answer = await attempt(
      call('PUT users/{id}/profile', { params: { id: userId }, body: change }),
    );
    if (isCallError(answer)) return outcomeOf(answer);
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, answer);
    return 'done';
  };
}

/** Buying, saving and leaving in an editor. */
export function useEditor(editing: Editing) {
  const { userId, wanted, amount, changed, change, codes, forget, saved } = editing;
  const { analytics, popups } = useServices();
  const purchase = usePurchase(userId);
  const save = useSaveChange(userId);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [busy, setBusy] = useState(false);
  const [bought, setBought] = useState<readonly Wanted[]>([]);
  const { leave, back } = useLeaving(
    changed,
    useCallback(() => setDialog('leave'), []),
  );

  const explain = (outcome: Outcome): void => {
    if (outcome === 'offline' || outcome === 'notEnough') setDialog(outcome);
    else if (outcome === 'failed') popups.show({ text: t => t('error.generic'), mood: 'sorry' });
  };

  const keep = async (): Promise<boolean> => {
    const outcome = await save(change);
    explain(outcome);
    if (outcome !== 'done') return false;
    analytics.tracked(codes.customise);
    await saved?.();
    return true;
  };

  const pay = async () => {
    if (sumOf(wanted) > amount) return setDialog('notEnough');
    const outcome = await purchase(wanted.map(({ sku }) => sku));
    if (outcome !== 'done') return explain(outcome);
    analytics.tracked(codes.purchase);
    if (!(await keep())) return;
    forget();
    setBought(wanted);
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
    dialog,
    busy,
    bought,
    back,
    buy: alone(pay),
    done: alone(async () => {
      setDialog(null);
      if (!changed || ((await keep()) && forget())) leave();
    }),
    /** Leaves unpaid things in the editor; changes that cost nothing are dropped. */
    go: () => {
      if (wanted.length === 0) forget();
      leave();
    },
    closeDialog: () => setDialog(null),
    goOn: () => setBought([]),
  };
}
