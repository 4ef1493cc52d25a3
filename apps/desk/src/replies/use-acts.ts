import type { Call, WriteKey } from '@digipals/client';
import type { DealtWith } from '@digipals/contract';
import { useEffect, useRef, useState } from 'react';
import { minShownMs } from '../shared/activity.ts';
import { forgetDrafts, idempotencyKeyFor } from '../shared/drafts.ts';
import { useWrites } from '../shared/use-writes.ts';

type Act<T> = {
  key: WriteKey;
  /** The same content sent again is the same act. */
  content?: unknown;
  send(call: Call, idempotencyKey: string): Promise<T>;
  /** Announced when it is done. */
  done(answer: T): string;
  describe?(error: unknown): string;
};

type Undo = { key: WriteKey; send(call: Call): Promise<unknown>; done: string };

type Options = {
  /** Of the drafts of the reply or letter. */
  name: string;
  dealtWith: DealtWith | null;
  onDone(): void;
};

/** What a lead does with a reply or a letter. If several leads act, the first act counts. */
export function useActs({ name, dealtWith, onDone }: Options) {
  const { write, isSending, ...work } = useWrites();
  const isDone = dealtWith !== null;
  /** The lead who dealt with it before this one. */
  const [firstLead, setFirstLead] = useState<string | null>(null);
  /** Whether it was dealt with when the lead last pressed a button: its problem is over once that has changed. */
  const [wasDone, setWasDone] = useState(isDone);
  const [seenDone, setSeenDone] = useState(isDone);
  if (isDone !== seenDone) {
    setSeenDone(isDone);
    // It waits again.
    if (!isDone) {
      setFirstLead(null);
      work.setProblem(null);
    }
  }
  /** The buttons on the screen: which they are, and since when. */
  const shown = useRef({ isDone, at: 0 });
  useEffect(() => {
    shown.current = { isDone, at: performance.now() };
  }, [isDone]);

  /** @returns whether the press counts: a double press was meant for what was shown before */
  const begin = (): boolean => {
    if (performance.now() - shown.current.at < minShownMs) return false;
    setFirstLead(null);
    setWasDone(shown.current.isDone);
    return true;
  };
  const act = async <T extends DealtWith>({ content, send, done, ...more }: Act<T>) => {
    if (!begin()) return;
    const idempotencyKey = idempotencyKeyFor(name, content ?? more.key);
    await write({
      ...more,
      send: call => send(call, idempotencyKey),
      // Otherwise a notice says who was first.
      done: answer => (answer.isOwn ? done(answer) : undefined),
      onAnswer: ({ by, isOwn }) => {
        forgetDrafts(name);
        if (isOwn) onDone();
        else setFirstLead(by);
      },
    });
  };
  const undo = async (undone: Undo) => {
    if (!begin()) return;
    // An act after this is a new one, even if the answer to the first was lost.
    forgetDrafts(name);
    await write(undone);
  };
  return { act, undo, isSending, problem: wasDone === isDone ? work.problem : null, firstLead };
}
/** What a lead does with a reply or a letter, and what came of it. */
export type Acts = ReturnType<typeof useActs>;
