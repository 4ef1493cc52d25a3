import type { Call, WriteKey } from '@digipals/client';
import type { DealtWith } from '@digipals/contract';
import { useState } from 'react';
import { minShownMs } from '../review/rights.ts';
import { forgetDrafts, idempotencyKeyFor } from '../shared/drafts.ts';
import { useWrites } from '../shared/use-writes.ts';

type Act<T> = {
  key: WriteKey;
  /** Content that, sent again, is the same act. */
  content?: unknown;
  send(call: Call, idempotencyKey: string): Promise<T>;
  /** Announced when it is done. */
  done(answer: T): string;
  describe?(error: unknown): string;
};

type Options = {
  /** Of the drafts of the reply or letter. */
  name: string;
  dealtWith: DealtWith | null;
  onDone(): void;
};

/** What a lead does with a reply or a letter. Of several leads, the first act counts. */
export function useActs({ name, dealtWith, onDone }: Options) {
  const work = useWrites();
  const [wasLate, setLate] = useState(false);
  const [shownAt] = useState(() => performance.now());
  const act = async <T extends DealtWith>({ content, send, done, ...more }: Act<T>) => {
    // A double press was for the row before.
    if (performance.now() - shownAt < minShownMs) return;
    setLate(false);
    const idempotencyKey = idempotencyKeyFor(name, content ?? more.key);
    await work.write({
      ...more,
      send: call => send(call, idempotencyKey),
      // A notice tells who was first.
      done: answer => (answer.isOwn ? done(answer) : undefined),
      onAnswer: ({ isOwn }) => {
        forgetDrafts(name);
        if (isOwn) onDone();
        else setLate(true);
      },
    });
  };
  /** Who had dealt with it before this lead. */
  const first = wasLate && dealtWith && !dealtWith.isOwn ? dealtWith.by : null;
  return { ...work, act, first };
}
/** What a lead does with a reply or a letter, and what came of it. */
export type Acts = ReturnType<typeof useActs>;
