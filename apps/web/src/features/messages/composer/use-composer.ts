import type { FrameSource, Sent, Submission } from '@digipals/contract';
import { messages } from '@digipals/contract/constants';
import type { TextMark } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { configQuery } from '../card/queries.ts';
import { addToDraft } from '../drafts/drafts.ts';
import { gap, lengthOf, typed, type Writing, withSentence } from './edits.ts';
import { movedMarks, removed, replaced, type Tip, tipAt, tipsOf } from './tips.ts';
import { useQuestions } from './use-questions.tsx';
import { type Send, useSending } from './use-sending.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useWriting } from './use-writing.ts';

export type ComposerProps = {
  /** The id of the author. */
  me: string;
  /** The storage key of the draft, such as 'message/USERID', 'post/USERID' or 'status'. */
  draftKey: string;
  /** Placeholder and accessible name. Says that the text is in English. */
  label: string;
  /** The returned text that is edited here. */
  editing?: Submission | null;
  /** The name of the friend, if a very short text should prompt the child to say more. */
  sayMoreTo?: string;
  /** Error text if the two may no longer write to each other. */
  goneText?: string;
  /** Whether the on-screen keyboard is open from the start. */
  ready?: boolean;
  send: Send;
  /** Called when a text was accepted, even after the composer unmounted. */
  onArrived(sent: Sent): void;
  /** Called when a text was accepted and the composer is still mounted. */
  onSent(): void;
  /** Leaves the returned text for a new one. Omitted where nothing else can be written. */
  onStopEditing?(): void;
  /** Called when the returned text is gone on the server. Its words are stored as the draft. */
  onStale?(): void;
};

export type PartProps = ComposerProps & { composer: ReturnType<typeof useComposer> };

/** How long an accepted spelling glows, in ms. */
const glowMs = 500;

const markOf = ({ kind, start, end }: Tip): TextMark => ({
  kind: kind === 'hint' ? 'look' : 'spelling',
  start,
  end,
});

/** Replaces a gap with the letter that was typed right before it. */
function fillGap(before: Writing, next: Writing): Writing {
  const grown = next.text.length === before.text.length + 1;
  if (!grown || next.text[next.caret] !== gap) return next;
  const at = next.caret - 1;
  return typed({ text: before.text, caret: at }, next.text.slice(at, next.caret));
}

/** State of a composer: the text, its tips and marks, and sending. */
export function useComposer(props: ComposerProps & { place: string }) {
  const { me, place, draftKey, editing = null, sayMoreTo, send } = props;
  const { storage } = useServices();
  const max = useQuery(configQuery()).data?.maxLength ?? messages.maxLength;
  const writing = useWriting({ me, place, start: editing?.text ?? '' });
  const { text } = writing;
  const { checked, check } = useSuggestions(text);
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const [glow, setGlow] = useState<TextMark | null>(null);
  const [takenOut, setTakenOut] = useState<{ before: Writing; left: string } | null>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const isHere = () => here.current;
  const { sending, error, deliver, clearError } = useSending({
    name: `${me} ${place}`,
    writing,
    send,
    onArrived: props.onArrived,
    onSent: () => {
      questions.reset();
      props.onSent();
    },
    onStale: words => {
      addToDraft(storage, me, draftKey, words);
      props.onStale?.();
    },
    isHere,
  });
  const [checking, setChecking] = useState(false);
  // Edits made while the text is being sent would be lost.
  const busy = sending || checking;

  const write = (next: Writing, frame?: FrameSource) => {
    if (busy) return;
    const now = fillGap(writing, next);
    if (now.text !== text) clearError();
    writing.write(now, frame);
  };
  const begin = (sentence: string, frame?: FrameSource) =>
    write(withSentence(writing, sentence), frame);
  const questions = useQuestions({
    sayMoreTo,
    onStarter: begin,
    deliver,
    isHere,
  });

  useEffect(() => {
    if (!glow) return;
    const timer = setTimeout(() => setGlow(null), glowMs);
    return () => clearTimeout(timer);
  }, [glow]);

  const tips = tipsOf(checked, writing, dismissed);
  const tip = tipAt(tips, writing.caret);
  const returnedMarks = movedMarks(editing?.marks ?? [], editing?.text ?? '', text);
  const marks: TextMark[] = [
    ...(glow ? movedMarks([glow], text, text) : []),
    ...returnedMarks.map(mark => ({ ...mark, kind: 'look' as const })),
    ...tips.map(markOf),
  ];

  const count = lengthOf(text.trim());
  const sendable = count > 0 && count <= max;
  const press = async () => {
    if (!sendable || busy) return;
    setChecking(true);
    const found = await check();
    const [first] = tipsOf(found, writing, dismissed);
    const waits = await questions.ask(text, first);
    setChecking(false);
    if (!waits) await deliver();
  };

  return {
    writing: writing.shown,
    reread: writing.reread,
    write,
    placeCaret: writing.place,
    begin,
    marks,
    tip,
    /** The note of the returned text says the same until the child edits the text. */
    coveredByNote: editing?.text === text,
    blocksSending: questions.blocksSending(tip),
    error,
    busy,
    count,
    max,
    sendable,
    isAsking: questions.isAsking,
    press,
    /** Accepts a spelling, or takes out the sentence with the marked words. */
    take(taken: Tip) {
      if (taken.kind === 'spelling') {
        const next = replaced(text, taken, taken.to);
        write(next);
        setGlow({ start: taken.start, end: next.caret, kind: 'new' });
      } else {
        const next = removed(text, taken);
        setTakenOut({ before: writing.shown, left: next.text });
        write(next);
      }
    },
    /** Restores the sentence that was just taken out; null once the child has edited the text. */
    putBack: takenOut?.left === text ? () => write(takenOut.before) : null,
    dismiss: ({ id }: Tip) => setDismissed(new Set([...dismissed, id])),
  };
}
