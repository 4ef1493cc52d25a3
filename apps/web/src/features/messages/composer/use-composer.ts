import type { Sent, Submission } from '@digipals/contract';
import { messages } from '@digipals/contract/constants';
import type { TextMark } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { addToDraft } from '../drafts.ts';
import { configQuery } from '../queries.ts';
import { gap, lengthOf, typed, type Writing, withSentence } from './edits.ts';
import { movedMarks, replaced, type Tip, takenOut, tipsOf } from './tips.ts';
import { useAsking } from './use-questions.tsx';
import { type Send, useSending } from './use-sending.ts';
import { useHelp } from './use-suggestions.ts';
import { useWriting } from './use-writing.ts';

/** What a composer is for. */
export type ComposerProps = {
  /** The child that writes. */
  me: string;
  /** The place the text is kept under, such as 'message/USERID', 'post/USERID' or 'status'. */
  draftKey: string;
  /** What is written here, and that it is in English; also what it is called. */
  label: string;
  /** The text that came back and is mended here. */
  mending?: Submission | null;
  /** The friend who would like to know more, where a text of one or two words is asked about. */
  sayMoreTo?: string;
  /** Told where the two may not write to each other any more. */
  goneText?: string;
  /** Whether the own keyboard is there at once. */
  ready?: boolean;
  send: Send;
  /** A text has arrived, also where the child has left the box meanwhile. */
  onArrived(sent: Sent): void;
  /** A text has arrived, and its box is still there. */
  onSent(): void;
  /** Puts what is mended aside for another text; left out where there is nothing else to write. */
  onAside?(): void;
  /** The text that came back was decided or taken back meanwhile; its words are kept as the draft. */
  onStale?(): void;
};

/** What the parts of a composer share. */
export type PartProps = ComposerProps & { composer: ReturnType<typeof useComposer> };

/** How long a word that was taken glows, in ms. */
const glowMs = 500;

const markOf = ({ kind, start, end }: Tip): TextMark => ({
  kind: kind === 'hint' ? 'look' : 'spelling',
  start,
  end,
});

/** Letters that were typed right before a gap fill it. */
function filled(before: Writing, next: Writing): Writing {
  const grown = next.text.length === before.text.length + 1;
  if (!grown || next.text[next.caret] !== gap) return next;
  const at = next.caret - 1;
  return typed({ text: before.text, caret: at }, next.text.slice(at, next.caret));
}

/** All that happens in a composer: what stands in it, what is told of it, and how it is sent. */
export function useComposer(props: ComposerProps & { place: string }) {
  const { me, place, draftKey, mending = null, sayMoreTo, send } = props;
  const { call, storage } = useServices();
  const max = useQuery(configQuery(call)).data?.maxLength ?? messages.maxLength;
  const writing = useWriting({ me, place, start: mending?.text ?? '' });
  const { text } = writing;
  const { help, look } = useHelp(text);
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set());
  const [glow, setGlow] = useState<TextMark | null>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const isHere = () => here.current;
  const { sending, error, deliver, forgive } = useSending({
    name: `${me} ${place}`,
    writing,
    send,
    onArrived: props.onArrived,
    onSent: () => {
      asking.anew();
      props.onSent();
    },
    onStale: words => {
      addToDraft(storage, me, draftKey, words);
      props.onStale?.();
    },
    isHere,
  });
  const [looking, setLooking] = useState(false);
  // Nothing is written while the text is on its way: it would be lost.
  const busy = sending || looking;

  const write = (next: Writing) => {
    if (busy) return;
    const now = filled(writing, next);
    if (now.text !== text) forgive();
    writing.write(now);
  };
  const begin = (sentence: string) => write(withSentence(writing, sentence));
  const asking = useAsking({
    sayMoreTo,
    onText: words => write({ text: words, caret: words.length }),
    onStarter: begin,
    deliver,
    isHere,
  });

  useEffect(() => {
    if (!glow) return;
    const timer = setTimeout(() => setGlow(null), glowMs);
    return () => clearTimeout(timer);
  }, [glow]);

  const tips = tipsOf(help, text, aside);
  const [tip] = tips;
  const came = movedMarks(mending?.marks ?? [], mending?.text ?? '', text);
  const marks: TextMark[] = [
    ...(glow ? movedMarks([glow], text, text) : []),
    ...came.map(mark => ({ ...mark, kind: 'look' as const })),
    ...tips.map(markOf),
  ];

  const count = lengthOf(text.trim());
  const sendable = count > 0 && count <= max;
  const press = async () => {
    if (!sendable || busy) return;
    setLooking(true);
    const found = await look();
    const waits = await asking.ask(text, tipsOf(found, text, aside));
    setLooking(false);
    if (!waits) await deliver();
  };

  return {
    writing: { text, caret: writing.caret },
    reread: writing.reread,
    write,
    placeCaret: writing.place,
    begin,
    marks,
    tip,
    /** The note of a text that came back says it already, until the child mends something. */
    told: mending?.text === text,
    held: asking.holds(tip),
    error,
    busy,
    count,
    max,
    sendable,
    press,
    deliver,
    /** Takes a spelling, or takes out what is a secret. */
    take(taken: Tip) {
      const next =
        taken.kind === 'spelling' ? replaced(text, taken, taken.to) : takenOut(text, taken);
      write(next);
      if (taken.kind === 'spelling') setGlow({ start: taken.start, end: next.caret, kind: 'new' });
    },
    putAside: ({ id }: Tip) => setAside(new Set([...aside, id])),
  };
}
