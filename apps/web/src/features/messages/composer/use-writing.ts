import { useCallback, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { type Draft, readDraft, unsent, writeDraft } from '../drafts.ts';
import type { Writing } from './edits.ts';

type Options = {
  me: string;
  /** The place the text is kept under. */
  place: string;
  /** What stands there where nothing is kept yet. */
  start: string;
};

/** The text of a composer, kept on the device with every change. */
export function useWriting({ me, place, start }: Options) {
  const { storage } = useServices();
  const [writing, setWriting] = useState<Writing>(() => {
    const text = readDraft(storage, me, place)?.text ?? start;
    return { text, caret: text.length };
  });
  const keep = (draft: Draft | null) => writeDraft(storage, me, place, draft);
  /** What is kept now: another box may have sent it. */
  const reread = useCallback(() => {
    const text = readDraft(storage, me, place)?.text ?? '';
    setWriting(now => (now.text === text ? now : { text, caret: text.length }));
  }, [storage, me, place]);
  return {
    ...writing,
    reread,
    write(next: Writing) {
      setWriting(next);
      // The key of a send that was not answered stays with the text it sent.
      if (next.text !== writing.text) {
        const attempt = readDraft(storage, me, place)?.attempt;
        keep({ text: next.text, ...(attempt && { attempt }) });
      }
    },
    place: (caret: number) => setWriting(now => ({ ...now, caret })),
    attempt: () => readDraft(storage, me, place)?.attempt,
    keepAttempt: (attempt: Draft['attempt']) =>
      keep({ text: writing.text, ...(attempt && { attempt }) }),
    /** Nothing is kept under this place any more. */
    forget: () => keep(null),
    /** The text is on its way: nothing of it is left in the box. */
    done(sent: string) {
      const text = unsent(readDraft(storage, me, place), sent);
      keep({ text });
      setWriting({ text, caret: text.length });
    },
  };
}
