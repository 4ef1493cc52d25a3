import { type Call, invalidateChanges, type ReadKey, type WriteKey } from '@digipals/client';
import { useState } from 'react';
import { describeError } from './describe-error.ts';
import { useServices } from './services.tsx';

type Write<T> = {
  key: WriteKey;
  send(call: Call): Promise<T>;
  /** Announced when it is done, if anything is. */
  done?: string | ((answer: T) => string | undefined);
  /** Puts the answer where it is read. */
  onAnswer?(answer: T): void | Promise<void>;
  /** Reads that the answer already covers, so that they are not refetched. */
  except?: readonly ReadKey[];
  describe?(error: unknown): string;
};

/** Writes of a page or form, one at a time, and what went wrong with the last one. */
export function useWrites() {
  const { call, queries, announced } = useServices();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  /** @returns whether it is done */
  const write = async <T>({ key, send, done, onAnswer, except, describe }: Write<T>) => {
    if (isSending) return false;
    setSending(true);
    setProblem(null);
    try {
      const answer = await send(call);
      await onAnswer?.(answer);
      const text = typeof done === 'function' ? done(answer) : done;
      if (text !== undefined) announced.set({ text });
      await invalidateChanges(queries, key, { except: except ?? [] });
      return true;
    } catch (error) {
      setProblem((describe ?? describeError)(error));
      // It may have changed in the meantime. A retry does not wait for the refetch.
      void invalidateChanges(queries, key);
      return false;
    } finally {
      setSending(false);
    }
  };
  return { write, problem, setProblem, isSending };
}
