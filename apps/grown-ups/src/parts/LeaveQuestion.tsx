import type { ComponentProps } from 'react';
import { useLeaveGuard } from '../shared/use-leave-guard.ts';
import { Question } from './Question.tsx';

type Props = Pick<ComponentProps<typeof Question>, 'yes' | 'title' | 'about'>;

/** Asks before a page is left that would lose something. */
export function LeaveQuestion(question: Props) {
  const { isAsked, leave, stay } = useLeaveGuard();
  return isAsked && <Question {...question} onYes={leave} onClose={stay} />;
}
