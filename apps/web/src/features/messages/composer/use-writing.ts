import type { FrameSource } from '@digipals/contract';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { storageKeys } from '../../../shared/storage.ts';
import { type Draft, readDraft, unsent, writeDraft } from '../drafts/drafts.ts';
import type { Writing } from './edits.ts';

type Options = {
  me: string;
  /** The storage key of the draft. */
  place: string;
  /** The initial text without a draft. */
  start: string;
};

/** The text of a composer, stored on the device with each change. */
export function useWriting({ me, place, start }: Options) {
  const { storage } = useServices();
  const [writing, setWriting] = useState<Writing>(() => {
    const text = readDraft(storage, me, place)?.text ?? start;
    return { text, caret: text.length };
  });
  const save = (draft: Draft | null) => writeDraft(storage, me, place, draft);
  /** Reads the stored draft again, which another composer or tab may have sent. */
  const reread = useCallback(() => {
    const text = readDraft(storage, me, place)?.text ?? '';
    setWriting(now => (now.text === text ? now : { text, caret: text.length }));
  }, [storage, me, place]);
  useEffect(() => {
    const changed = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== storageKeys.drafts) return;
      const [before, now] = [oldValue, newValue].map(
        value => readDraft({ getItem: () => value }, me, place)?.text,
      );
      if (before !== now) reread();
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  }, [me, place, reread]);
  return {
    ...writing,
    shown: writing,
    reread,
    /** `frame`: the frame of a lesson that was put in. */
    write(next: Writing, frame?: FrameSource) {
      setWriting(next);
      // An unanswered attempt must be retried with the same key.
      if (next.text !== writing.text) {
        const before = readDraft(storage, me, place);
        save({ ...before, text: next.text, ...(frame && { frame }) });
      }
    },
    /** Puts the caret somewhere, or selects from `anchor` to it. */
    place: (caret: number, anchor: number) =>
      setWriting(({ text }) => ({ text, caret, ...(anchor !== caret && { anchor }) })),
    attempt: () => readDraft(storage, me, place)?.attempt,
    saveAttempt(attempt: Draft['attempt']) {
      const frame = readDraft(storage, me, place)?.frame;
      save({ text: writing.text, ...(attempt && { attempt }), ...(frame && { frame }) });
    },
    /** Deletes the draft. */
    clear: () => save(null),
    /** Removes the accepted text from the composer and the draft. */
    done(sent: string) {
      const text = unsent(readDraft(storage, me, place), sent);
      save({ text });
      setWriting({ text, caret: text.length });
    },
  };
}
