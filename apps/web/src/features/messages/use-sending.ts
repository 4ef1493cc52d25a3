import type { Sent } from '@digipals/contract';
import { useEffect, useRef, useState } from 'react';
import { CallError, isCallError } from '../../shared/api/call-error.ts';
import { newKey } from '../../shared/new-key.ts';
import { useServices } from '../../shared/services.tsx';
import type { useWriting } from './use-writing.ts';

/** Sends a text under a key; a failure may come back or be raised (CALL-04, AMBIG-03). */
export type Send = (text: string, idempotencyKey: string) => Promise<Sent | CallError>;

type Options = {
  writing: ReturnType<typeof useWriting>;
  send: Send;
  onSent(sent: Sent): void;
  /** The text that came back was decided or taken back meanwhile. */
  onStale?: ((text: string) => void) | undefined;
};

const raised = (error: unknown): CallError => {
  if (error instanceof CallError) return error;
  throw error;
};

/** Whether nobody can say if the text has arrived. */
const isOpen = ({ status }: CallError): boolean => status === 0 || status >= 500;

/** Sends the text that stands in the box; it stays there until it is answered. */
export function useSending({ writing, send, onSent, onStale }: Options) {
  const { sounds } = useServices();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const deliver = async () => {
    const text = writing.text.trim();
    const before = writing.attempt();
    const attempt = before?.text === text ? before : { key: newKey(), text };
    writing.keepAttempt(attempt);
    setSending(true);
    setError(null);
    const answer = await send(text, attempt.key).catch(raised);
    setSending(false);
    if (!isCallError(answer)) {
      writing.done();
      // Who has gone on to another page stays there.
      if (!here.current) return;
      sounds.effect('messageSent');
      onSent(answer);
      return;
    }
    if (!isOpen(answer)) writing.keepAttempt(undefined);
    setError(answer);
    if (answer.code !== 'submission_gone') return;
    writing.forget();
    onStale?.(text);
  };

  return { sending, error, deliver, forgive: () => setError(null) };
}
