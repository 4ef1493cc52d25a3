import { attempt, isCallError } from '@digipals/client/call-error';
import type { HelpStatus, NewHelpLine } from '@digipals/contract';
import { useCallback, useEffect, useState } from 'react';
import { addLine, sendLines, takeLineBack, unsentLines } from './outbox.ts';
import type { HelpPorts } from './ports.ts';

/** How often a line that did not arrive is tried again, and the status is read. */
const AGAIN_MS = 10_000;

/** The help request of a child on this page: what was sent, what waits, and what the server says. */
export function useHelp({ call, storage, newKey, onOnline }: HelpPorts, userId: string) {
  const [status, setStatus] = useState<HelpStatus | null>(null);
  const [isSignedOut, setSignedOut] = useState(false);
  const [unsent, setUnsent] = useState(() => unsentLines(storage, userId).length);

  const flush = useCallback(async () => {
    const sent = await sendLines({ call, storage }, userId);
    setUnsent(unsentLines(storage, userId).length);
    if (sent) return setStatus(sent);
    const read = await attempt(call('GET users/{id}/helpRequest', { params: { id: userId } }));
    if (!isCallError(read)) setStatus(read);
    else if (read.status === 401) setSignedOut(true);
  }, [call, storage, userId]);

  useEffect(() => {
    void flush();
    const stop = onOnline(() => void flush());
    const timer = setInterval(() => void flush(), AGAIN_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [flush, onOnline]);

  /** Stores a line and sends it. @returns its id */
  const send = (said: Omit<NewHelpLine, 'lineId'>): string => {
    const lineId = newKey();
    addLine(storage, { id: lineId, userId, line: { lineId, ...said } });
    setUnsent(unsentLines(storage, userId).length);
    void flush();
    return lineId;
  };

  /** Takes a picture back that was the wrong one. */
  const takeBack = async (lineId: string): Promise<void> => {
    const taken = takeLineBack({ call, storage }, { userId, lineId });
    setUnsent(unsentLines(storage, userId).length);
    const answer = await taken;
    if (answer) setStatus(answer);
  };

  return { userId, status, isSignedOut, unsent, send, takeBack };
}

/** The help request of a child on this page. */
export type Help = ReturnType<typeof useHelp>;
