import type { Sent } from '@digipals/contract';
import type { Translate } from '@digipals/i18n';
import { newKey } from '@digipals/ui/new-key';
import { createStore, useStore } from '@digipals/ui/store';
import { useEffect, useState } from 'react';
import { CallError, isCallError } from '../../../shared/api/call-error.ts';
import { useServices } from '../../../shared/services.tsx';
import type { useWriting } from './use-writing.ts';

/** Sends a text under a key; a failure may come back or be raised (CALL-04, AMBIG-03). */
export type Send = (text: string, idempotencyKey: string) => Promise<Sent | CallError>;

type Options = {
  /** The child and the place of the text: it is sent once at a time, from whichever box. */
  name: string;
  writing: ReturnType<typeof useWriting>;
  send: Send;
  onArrived(sent: Sent): void;
  onSent(): void;
  /** The text that came back was decided or taken back meanwhile. */
  onStale(text: string): void;
  /** Whether the box is still there. */
  isHere(): boolean;
};

const raised = (error: unknown): CallError => {
  if (error instanceof CallError) return error;
  throw error;
};

/** Whether nobody can say if the text has arrived. */
const isOpen = ({ status }: CallError): boolean => status === 0 || status >= 500;

/** Texts that are on their way: they outlive the box that they were sent from. */
const underWay = createStore<ReadonlySet<string>>(new Set());

/** Sends the text that stands in the box; it stays there until it is answered. */
export function useSending(options: Options) {
  const { name, writing, send, onArrived, onSent, onStale, isHere } = options;
  const { sounds } = useServices();
  const sending = useStore(underWay).has(name);
  const { reread } = writing;
  // A box that came while its text was on the way is empty with it.
  useEffect(() => (sending ? reread : undefined), [sending, reread]);
  const [error, setError] = useState<CallError | null>(null);

  /** What is kept is put right before the text is free again: another box reads it then. */
  const sent = async (text: string, key: string) => {
    try {
      const answer = await send(text, key).catch(raised);
      if (!isCallError(answer)) writing.done(text);
      else if (!isOpen(answer)) writing.keepAttempt(undefined);
      return answer;
    } finally {
      underWay.set(new Set([...underWay.get()].filter(one => one !== name)));
    }
  };

  const deliver = async () => {
    if (underWay.get().has(name)) return;
    const text = writing.text.trim();
    const before = writing.attempt();
    const attempt = before?.text === text ? before : { key: newKey(), text };
    writing.keepAttempt(attempt);
    underWay.set(new Set([...underWay.get(), name]));
    setError(null);
    const answer = await sent(text, attempt.key);
    if (!isCallError(answer)) {
      const stays = isHere();
      onArrived(answer);
      // Who has gone on to another page stays there.
      if (!stays) return;
      sounds.effect('messageSent');
      onSent();
      return;
    }
    setError(answer);
    if (answer.code !== 'submission_gone') return;
    writing.forget();
    onStale(text);
  };

  return { sending, error, deliver, forgive: () => setError(null) };
}

/**
 * What a child is told when its text was not sent (ERR-02, ERR-03). `gone`: where the two may not write
 * to each other any more; blocked, parted and gone are never told apart (SAFE-09).
 */
export function failureText({ code }: CallError, t: Translate, gone?: string): string {
  if (code === 'offline') return t('error.offline');
  if (code === 'too_many_requests') return t('error.tooFast');
  if (gone !== undefined && (code === 'forbidden' || code === 'not_found')) return gone;
  return t('error.messageNotSent');
}
