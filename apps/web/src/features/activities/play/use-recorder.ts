import type { HistoryEntry } from '@digipals/contract';
import { useEffect, useMemo, useRef } from 'react';
import type { FinishedRun } from '../outbox/finished-run.ts';
import { useSetFinishedRun } from '../outbox/finished-run.ts';
import { useOutbox } from '../outbox/outbox-context.ts';

export type Recorder = {
  record(entries: readonly HistoryEntry[]): void;
  finish(run: Omit<FinishedRun, 'lingoCredit'>): void;
};

type Options = {
  userId: string;
  activityId: string;
  onSaved(): void;
  /** The run is over, but some answers are not sent yet. `percent` is 0 to 100. */
  onUnsent(percent: number): void;
};

/**
 * Sends the answers of one run through the outbox and adds up their rewards. `onSaved` is called when the
 * run was finished or left and its last answer has been sent or stored.
 */
export function useRecorder(options: Options): Recorder {
  const { userId, activityId, onSaved, onUnsent } = options;
  const outbox = useOutbox();
  const setRun = useSetFinishedRun(activityId);
  const saved = useRef(onSaved);
  saved.current = onSaved;
  const unsent = useRef(onUnsent);
  unsent.current = onUnsent;
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(
    () => () => {
      void sending.current.then(() => saved.current());
    },
    [],
  );
  return useMemo(() => {
    let credit = 0;
    return {
      record(entries) {
        outbox.add(userId, entries);
        sending.current = outbox.send(userId).then(sent => {
          credit += sent.lingoCredit;
          setRun(run => run && { ...run, lingoCredit: credit });
        });
      },
      finish(run) {
        setRun(() => ({ ...run, lingoCredit: credit }));
        // The server may be unreachable although the browser is online.
        void sending.current.then(() => {
          if (!outbox.isEmpty(userId)) unsent.current(run.percent);
        });
      },
    };
  }, [outbox, userId, setRun]);
}
