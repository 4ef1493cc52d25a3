import { attempt, type CallError, isCallError } from '@digipals/client';
import type { BodyOf } from '@digipals/contract';
import type { ReportReason } from '@digipals/contract/constants';
import { newKey } from '@digipals/ui/new-key';
import { useRef, useState } from 'react';
import { useServices } from '../../shared/services.tsx';

type Body = BodyOf<'POST reportButton'>;

/** What a report is about, besides its reason. The server adds the rest (SAFE-06). */
export type ReportContext = Omit<Body, 'reason' | 'text'>;

/** Why a report was not sent: no reason was chosen, or the call failed. */
export type ReportError = 'noReason' | CallError;

/**
 * State of the report form (GUIDE-08, GUIDE-12). A failed report keeps its reason and is retried with the same
 * idempotency key.
 */
export function useReport(context: ReportContext) {
  const { call } = useServices();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [error, setError] = useState<ReportError | null>(null);
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
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
    const answer = await attempt(
      call('POST reportButton', { body: { ...context, reason }, idempotencyKey }),
    );
    setState(isCallError(answer) ? 'open' : 'sent');
    if (isCallError(answer)) setError(answer);
  };

  return { reason, error, state, choose, send };
}
