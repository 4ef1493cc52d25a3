import { Question } from '../parts/Question.tsx';
import { useLeaveGuard } from '../shared/use-leave-guard.ts';
import { roster } from '../words/roster.ts';

/** Asks before the page of new cards is left; `isOnPaper`: whether everything is on the printed cards. */
export function LeaveCards({ isOnPaper }: { isOnPaper: boolean }) {
  const { isAsked, leave, stay } = useLeaveGuard();
  if (!isAsked) return null;
  return (
    <Question
      yes={roster.leaveCards}
      about={isOnPaper ? roster.leaveUnprinted : roster.leaveUntold}
      onYes={leave}
      onClose={stay}
    />
  );
}
