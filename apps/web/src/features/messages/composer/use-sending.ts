import { attempt, type CallError, isCallError } from '@digipals/client';
import type { Sent } from '@digipals/contract';
import type { Translate } from '@digipals/i18n';
import { newKey } from '@digipals/ui/new-key';
import { createStore, useStore } from '@digipals/ui/store';
import { useEffect, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { refusals } from '../drafts/refusals.ts';
import type { useWriting } from './use-writing.ts';

/** Sends a text with an idempotency key. */
export type Send = (text: string, idempotencyKey: string) => Promise<Sent>;

type Options = {
  /** Child and storage key. One text per name is sent at a time, across composers. */
  name: string;
  writing: ReturnType<typeof useWriting>;
  send: Send;
  onArrived(sent: Sent): void;
  onSent(): void;
  /** Called when the returned text is gone on the server. */
  onStale(text: string): void;
  /** Whether the composer is still mounted. */
  isHere(): boolean;
};

/** Whether the server may have accepted the text despite the error. */
const isOutcomeUnknown = ({ status }: CallError): boolean => status === 0 || status >= 500;

/** Names of texts that are being sent. Outlives the composer that sent them. */
const inFlight = createStore<ReadonlySet<string>>(new Set());

/** Sends the text of the composer, which shows it until the answer arrives. */
export function useSending(options: Options) {
  const { name, writing, send, onArrived, onSent, onStale, isHere } = options;
  const { sounds } = useServices();
  const sending = useStore(inFlight).has(name);
  const { reread } = writing;
  // A composer that mounted while its text was being sent must reread the draft afterwards.
  useEffect(() => (sending ? reread : undefined), [sending, reread]);
  const [error, setError] = useState<CallError | null>(null);

  /** Updates the draft before the name is released, because another composer then rereads it. */
  const sendOnce = async (text: string, key: string) => {
    try {
      const answer = await attempt(send(text, key));
      if (!isCallError(answer)) writing.done(text);
      else if (!isOutcomeUnknown(answer)) writing.saveAttempt(undefined);
      return answer;
    } finally {
      inFlight.set(new Set([...inFlight.get()].filter(one => one !== name)));
    }
  };

  const deliver = async () => {
    if (inFlight.get().has(name)) return;
    const text = writing.text.trim();
    const before = writing.attempt();
    const next = before?.text === text ? before : { key: newKey(), text };
    writing.saveAttempt(next);
    inFlight.set(new Set([...inFlight.get(), name]));
    setError(null);
    const answer = await sendOnce(text, next.key);
    if (!isCallError(answer)) {
      const isMounted = isHere();
      onArrived(answer);
      // The child has moved to another page: do not navigate.
      if (!isMounted) return;
      sounds.effect('messageSent');
      onSent();
      return;
    }
    setError(answer);
    if (answer.code === 'writing_paused') refusals.set(refusals.get() + 1);
    if (answer.code !== 'submission_gone') return;
    writing.clear();
    onStale(text);
  };

  return { sending, error, deliver, clearError: () => setError(null) };
}

/**
 * The error text for a failed send (ERR-02, ERR-03). `gone`: the text if the two may no longer write to
 * each other; blocked, unfriended and deleted accounts are indistinguishable (SAFE-09).
 */
export function failureText({ code }: CallError, t: Translate, gone?: string): string {
  if (code === 'offline') return t('error.offline');
  if (code === 'too_many_requests') return t('error.tooFast');
  if (code === 'writing_paused') return t('measure.pause');
  if (gone !== undefined && (code === 'forbidden' || code === 'not_found')) return gone;
  return t('error.messageNotSent');
}
