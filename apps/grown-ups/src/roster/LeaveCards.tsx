import { useLayoutEffect, useState } from 'react';
import { Question } from '../parts/Question.tsx';
import { useLeaveGuard } from '../shared/use-leave-guard.ts';
import { roster } from '../words/roster.ts';

/** Asks before new cards are left that nobody has kept; `isOnPaper`: whether printing keeps all of them. */
export function LeaveCards({ isOnPaper }: { isOnPaper: boolean }) {
  const [isKept, setKept] = useState(false);
  const { goOn, stay } = useLeaveGuard(!isKept);
  useLayoutEffect(() => {
    const printed = () => setKept(isOnPaper);
    window.addEventListener('afterprint', printed);
    return () => window.removeEventListener('afterprint', printed);
  }, [isOnPaper]);
  if (!goOn) return null;
  const leave = () => {
    setKept(true);
    stay();
    goOn();
  };
  return (
    <Question
      yes={roster.leaveCards}
      about={isOnPaper ? roster.leaveUnprinted : roster.leaveUntold}
      onYes={leave}
      onClose={stay}
    />
  );
}
