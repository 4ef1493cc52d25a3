import { BuyBar } from '../frame/BuyBar.tsx';
import { LeaveQuestion } from '../frame/LeaveQuestion.tsx';
import { NotEnough } from '../frame/NotEnough.tsx';
import { OfflineDialog } from '../frame/OfflineDialog.tsx';
import type { Wanted } from '../frame/wanted.ts';
import type { Ways } from '../frame/ways.ts';
import type { useEditor } from './use-editor.ts';

type Props = {
  editor: ReturnType<typeof useEditor>;
  wanted: readonly Wanted[];
  amount: number;
  ways: Ways;
};

/** The bar below the things to choose from, and the dialogs of an editor. */
export function EditorBar({ editor, wanted, amount, ways }: Props) {
  const { dialog, busy, buy, done, go, closeDialog } = editor;
  return (
    <>
      <BuyBar wanted={wanted} amount={amount} busy={busy} onBuy={buy} onDone={done} />
      <LeaveQuestion
        open={dialog === 'leave'}
        wanted={wanted}
        onStay={closeDialog}
        onGo={go}
        onKeep={done}
      />
      <OfflineDialog open={dialog === 'offline'} wanted={wanted} onClose={closeDialog} />
      <NotEnough
        open={dialog === 'notEnough'}
        wanted={wanted}
        amount={amount}
        ways={ways}
        onClose={closeDialog}
      />
    </>
  );
}
