import { isCallError } from '@digipals/client';
import { useCallback, useRef, useState } from 'react';
import { describeError } from './describe-error.ts';

type Describe = (error: unknown) => string | null;

/**
 * Sends a form, one call at a time. `send` resolves to whether it succeeded; `problem` says why it did not.
 * `describe` may name errors that only this form has.
 */
export function useSend(describe: Describe = () => null) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);
  const send = useCallback(
    async (act: () => Promise<unknown>): Promise<boolean> => {
      if (busy.current) return false;
      busy.current = true;
      setSending(true);
      setProblem(null);
      try {
        await act();
        return true;
      } catch (error) {
        // Closing the question for a code is not an error.
        const isCancelled = isCallError(error) && error.code === 'proof_needed';
        setProblem(isCancelled ? null : (describe(error) ?? describeError(error)));
        return false;
      } finally {
        busy.current = false;
        setSending(false);
      }
    },
    [describe],
  );
  return { problem, setProblem, isSending, send };
}
