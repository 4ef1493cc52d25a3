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
  /** The run is over and the server has not got all of it; `percent` is 0 to 100. */
  onUnsent(percent: number): void;
};

/**
 * Sends the answers of one run through the outbox and adds up what they win. `onSaved` is called
 * when the run is over, by its end or by leaving, and its last answer has been sent or kept.
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
        // A browser may be online and the server out of reach all the same.
        void sending.current.then(() => {
          if (!outbox.isEmpty(userId)) unsent.current(run.percent);
        });
      },
    };
  }, [outbox, userId, setRun]);
}
