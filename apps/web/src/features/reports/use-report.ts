import { attempt, type CallError, isCallError } from '@digipals/client';
import type { BodyOf } from '@digipals/contract';
import type { ReportReason } from '@digipals/contract/constants';
import { newKey } from '@digipals/ui/new-key';
import { useRef, useState } from 'react';
import { useServices } from '../../shared/services.tsx';

type Body = BodyOf<'POST reportButton'>;

/** What a report is about, besides its reason; the server attaches the rest (SAFE-06). */
export type ReportContext = Omit<Body, 'reason' | 'text'>;

/** What keeps a report from being sent: nothing chosen, or what the server or the line said. */
export type ReportTrouble = 'noReason' | CallError;

/**
 * The report form (GUIDE-08, GUIDE-12): a reason comes first; one that could not be sent stays chosen,
 * and is the same report when it is sent again.
 */
export function useReport(context: ReportContext) {
  const { call } = useServices();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [trouble, setTrouble] = useState<ReportTrouble | null>(null);
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const key = useRef({ reason, key: '' });

  const keyOf = (chosen: ReportReason): string => {
    if (key.current.reason !== chosen) key.current = { reason: chosen, key: newKey() };
    return key.current.key;
  };

  const choose = (chosen: ReportReason) => {
    setReason(chosen);
    setTrouble(null);
  };

  const send = async () => {
    if (state === 'sending') return;
    if (!reason) {
      setTrouble('noReason');
      return;
    }
    setState('sending');
    setTrouble(null);
    const idempotencyKey = keyOf(reason);
    const answer = await attempt(
      call('POST reportButton', { body: { ...context, reason }, idempotencyKey }),
    );
    setState(isCallError(answer) ? 'open' : 'sent');
    if (isCallError(answer)) setTrouble(answer);
  };

  return { reason, trouble, state, choose, send };
}
