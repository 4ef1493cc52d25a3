import { attempt, type CallError, isCallError } from '@digipals/client';
import type { BodyOf } from '@digipals/contract';
import type { ReportReason } from '@digipals/contract/constants';
import { newKey } from '@digipals/ui/new-key';
import { useRef, useState } from 'react';
import { useServices } from '../../shared/services.tsx';
import { addReport, removeReport } from './outbox.ts';

type Body = BodyOf<'POST reportButton'>;

/** What a report is about, besides its reason. The server adds the rest (SAFE-06). */
export type ReportContext = Omit<Body, 'reason' | 'text'>;

/** Why a report was not sent: no reason was chosen, or the call failed. */
export type ReportError = 'noReason' | CallError;

type Options = {
  readonly context: ReportContext;
  readonly userId: string;
  /** Called once the report is sent, or kept until there is a connection. */
  readonly onTold?: ((context: ReportContext) => void) | undefined;
  /** Called when a report has failed, and its text may be folded already. */
  readonly onFailed?: (() => void) | undefined;
};

const noConnection = ({ code }: CallError): boolean => code === 'offline' || code === 'network';

/**
 * State of the report form (GUIDE-08, GUIDE-12). A failed report keeps its reason and is retried with the same
 * idempotency key. It is kept on the device until it is sent, so without a connection it is sent later.
 */
export function useReport({ context, userId, onTold, onFailed }: Options) {
  const { call, storage } = useServices();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [error, setError] = useState<ReportError | null>(null);
  const [state, setState] = useState<'open' | 'sending' | 'sent' | 'kept'>('open');
  const key = useRef({ reason, key: '' });

  const keyOf = (chosen: ReportReason): string => {
    if (key.current.reason !== chosen) key.current = { reason: chosen, key: newKey() };
    return key.current.key;
  };

  const choose = (chosen: ReportReason) => {
    setReason(chosen);
    setError(null);
  };

  const send = async () => {
    if (state === 'sending') return;
    if (!reason) {
      setError('noReason');
      return;
    }
    setState('sending');
    setError(null);
    const [id, body] = [keyOf(reason), { ...context, reason }];
    // Kept first, so that a reload while it is sent does not lose it.
    addReport(storage, { id, userId, body });
    const answer = await attempt(call('POST reportButton', { body, idempotencyKey: id }));
    if (isCallError(answer) && noConnection(answer)) {
      setState('kept');
      onTold?.(context);
      return;
    }
    removeReport(storage, id);
    if (isCallError(answer)) {
      setState('open');
      setError(answer);
      onFailed?.();
      return;
    }
    setState('sent');
    onTold?.(context);
  };

  return { reason, error, state, choose, send };
}

/** Whether the child has reported, even if the report still waits for a connection. */
export const isTold = ({ state }: Pick<ReturnType<typeof useReport>, 'state'>): boolean =>
  state === 'sent' || state === 'kept';
