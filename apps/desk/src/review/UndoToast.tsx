import { review } from '@digipals/contract/constants';
import { Toast } from '@digipals/ui/grown-ups';
import { useEffect } from 'react';
import { Key } from '../keys/Key.tsx';
import { useServices } from '../shared/services.tsx';
import { useNow } from '../shared/use-now.ts';
import type { Undo } from './review-state.ts';
import css from './UndoToast.module.css';

type Props = { undo: Undo; isOn: boolean; onUndo(): void; onOver(): void };

/** The last decision, shown while it can be undone. */
export function UndoToast({ undo, isOn, onUndo, onOver }: Props) {
  const { now } = useServices();
  const at = useNow(250);
  const left = Math.min(review.undoMs, Date.parse(undo.until) - at);
  useEffect(() => {
    const wait = Math.min(review.undoMs, Math.max(0, Date.parse(undo.until) - now()));
    const timer = setTimeout(onOver, wait);
    return () => clearTimeout(timer);
  }, [undo.until, onOver, now]);
  const share = Math.max(0, left) / review.undoMs;
  return (
    <Toast
      className={css['place']}
      words={undo.words}
      detail={undo.who}
      action={
        <>
          Undo <Key of="undo" />
        </>
      }
      disabled={!isOn}
      onAction={onUndo}
      left={`${Math.max(0, Math.ceil(left / 1_000))} s`}
      share={share}
    />
  );
}
