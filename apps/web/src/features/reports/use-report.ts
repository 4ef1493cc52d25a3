import { attempt, type CallError, isCallError } from '@digipals/client';
import type { BodyOf } from '@digipals/contract';
import type { ReportReason } from '@digipals/contract/constants';
import { newKey } from '@digipals/ui/new-key';
import { useRef, useState } from 'react';
import { useServices } from '../../shared/services.tsx';
import { addReport } from './outbox.ts';

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
};

const noConnection = ({ code }: CallError): boolean => code === 'offline' || code === 'network';

/**
 * State of the report form (GUIDE-08, GUIDE-12). A failed report keeps its reason and is retried with the same
 * idempotency key. Without a connection it is kept on the device and sent later.
 */
export function useReport({ context, userId, onTold }: Options) {
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
    const idempotencyKey = keyOf(reason);
    const body = { ...context, reason };
    const answer = await attempt(call('POST reportButton', { body, idempotencyKey }));
    if (isCallError(answer) && !noConnection(answer)) {
      setState('open');
      setError(answer);
      return;
    }
    if (isCallError(answer)) addReport(storage, { id: idempotencyKey, userId, body });
    setState(isCallError(answer) ? 'kept' : 'sent');
    onTold?.(context);
  };

  return { reason, error, state, choose, send };
}

/** Whether the child has told, also if the report still waits for a connection. */
export const isTold = ({ state }: Pick<ReturnType<typeof useReport>, 'state'>): boolean =>
  state === 'sent' || state === 'kept';
